import { expect, test } from 'vitest'

import { withEarlyScripts } from '#tools/build/early-scripts.ts'

const imports = { '/runtime.js': ['/react.js'], '/quiz.js': ['/react.js'], '/react.js': [] }

const page = (attributes: string): string =>
  `<head><script type="module" src="/page.js"></script></head><sb-island data-src="/quiz.js" data-runtime="/runtime.js" ${attributes}></sb-island>`

const asked = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, url]) => url)

test('what starts as soon as the page is there is asked for at once, with all it imports', () => {
  const html = withEarlyScripts(page('data-when="idle"'), imports)
  expect(asked(html)).toEqual(['/quiz.js', '/runtime.js', '/react.js'])
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('<script'))
})

test.each([
  'data-when="visible"',
  'data-when="interaction"',
  'data-when="idle" data-media="print"',
])('what may never be due is not: %s', (attributes) => {
  const html = page(attributes)
  expect(withEarlyScripts(html, imports)).toBe(html)
})
