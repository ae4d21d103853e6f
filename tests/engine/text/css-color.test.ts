import { expect, test } from 'vitest'

import { hexOf } from '#engine/text/css-color.ts'

test.each([
  ['#DB2C14', '#db2c14'],
  ['#abc', '#aabbcc'],
  ['#abcf', '#aabbcc'],
  ['#aabbccff', '#aabbcc'],
  ['Tomato', '#ff6347'],
  ['rgb(30 26 34)', '#1e1a22'],
  ['rgba(30, 26, 34, 1)', '#1e1a22'],
  ['rgb(100% 0% 50% / 100%)', '#ff0080'],
  ['hsl(0 100% 50%)', '#ff0000'],
  ['hsl(-0.5turn, 40%, 20%)', '#1f4747'],
  ['hwb(90 20% 20%)', '#80cc33'],
  ['hwb(0 60% 60%)', '#808080'],
  ['lab(100 0 0)', '#ffffff'],
  ['lab(54.29 80.8 69.89)', '#ff0000'],
  ['lch(54.29% 106.84 40.86)', '#ff0000'],
  ['oklab(0.628 0.2249 0.1258)', '#ff0000'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklch(0 none none)', '#000000'],
  ['oklch(70% 0.4 150)', '#00d600'],
  ['color(srgb 1 0.5 0)', '#ff8000'],
  ['color(display-p3 1 1 1)', '#ffffff'],
])('%s is %s', (color, hex) => expect(hexOf(color)).toBe(hex))

test.each([
  'var(--ink)',
  'color-mix(in srgb, red, blue)',
  'oklch(from red l c h)',
  'rgb(calc(1 + 1) 2 3)',
  'rgb(1 2 3 / 0.5)',
  'rgba(1, 2, 3, 0.5)',
  'rgb(1 2)',
  '#abc8',
  '#abcde',
  'transparent',
  'currentcolor',
  'ink',
  '',
])('%j cannot be told from its text', (color) => expect(hexOf(color)).toBeUndefined())
