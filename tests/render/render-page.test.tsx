import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { completeBlock } from '#render/complete-block.ts'
import { renderBlock, withLeanAttributes } from '#render/render-block.tsx'
import { drawPage } from '#render/render-page.tsx'
import { liftStyles, usedFaces } from '#render/styles.ts'
import { themeCss } from '#render/theme-css.ts'
import { trackReads } from '#render/track-reads.ts'
import type { Block } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import { hero, homeOf } from './rendered-home.ts'

const islands = { runtime: '/react.js', scripts: {}, behavior: (key: string) => `/${key}.js` }

test('a block that throws is named, with the setting it read last', () => {
  const block = completeBlock(
    { type: 'edge', id: 'drip', image: 'media/edges/drip.svg', field: 'tomato' } as Block,
    facts(model.site, 2026),
  )
  const blind = {
    ...view,
    media: () => {
      throw new Error('There is no file pages/media/edges/drip.svg. Add it, or name another.')
    },
  }
  expect(renderBlock(block, 4, blind, islands)).toMatchObject({
    index: 4,
    id: 'drip',
    type: 'edge',
    message: expect.stringContaining('There is no file'),
  })
})

test('a block that throws is told with the place in its component', () => {
  const broken = { type: 'faves', id: 'b', items: 7 } as unknown as Block
  expect(renderBlock(broken, 0, view, islands)).toMatchObject({
    place: expect.stringMatching(/^blocks\/faves\/\w+\.tsx:\d+:\d+$/),
  })
})

test('the setting read last is known by its place', () => {
  const { value, last } = trackReads({
    items: [{ name: 'a' }, { name: 'b', link: { href: '/' } }],
    title: 'x',
  })
  expect(value.items[1]?.link?.href).toBe('/')
  expect(last()).toBe('/items/1/link/href')
  expect(value.title).toBe('x')
  expect(last()).toBe('/title')
})

test('an island is a marker around its finished HTML', () => {
  const example = model.pages.flatMap(({ page }) => page.blocks).find(({ type }) => type === 'quiz')
  const html = renderBlock(completeBlock(example as Block, facts(model.site, 2026)), 0, view, {
    ...islands,
    scripts: { '/blocks/quiz/Quiz.island.tsx': '/quiz.js' },
  })
  expect(html).toMatch(
    /<sb-island data-src="\/quiz.js" data-runtime="\/react.js" data-export="Quiz" data-when="idle" data-prefix="quiz-1-"/,
  )
  expect(html).toMatch(/<sb-island[^>]*><(?!\/)/)
})

test('what an island gets is read back as it was given, whatever quotes it holds', () => {
  const props = { a: `"double" & 'single' <b>`, hidden: ' hidden=""' }
  const html = withLeanAttributes(
    renderToStaticMarkup(<sb-island data-props={JSON.stringify(props)} hidden />),
  )
  const { document } = new Window()
  document.body.innerHTML = html
  const island = document.body.firstElementChild
  expect(JSON.parse(island?.getAttribute('data-props') ?? '')).toEqual(props)
  expect(island?.hasAttribute('hidden')).toBe(true)
  expect(html).not.toContain('hidden=""')
})

test('a drawn page is no more than texts, of which a build holds those of all pages', () => {
  const drawn = drawPage(homeOf(hero ? [hero] : []))
  expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn)
  expect(drawn.body).toContain('data-block="hero-image"')
})

test('style attributes become rules, equal ones share one', () => {
  const { html, css } = liftStyles(
    '<p style="--a:1px"></p><p style="--b:url(&quot;/x.svg&quot;)"></p><p style="--a:1px"></p>',
  )
  expect(html).toBe('<p data-s="0"></p><p data-s="1"></p><p data-s="0"></p>')
  expect(css).toBe('[data-s="0"]{--a:1px}[data-s="1"]{--b:url("/x.svg")}')
})

test('a page carries the fields, type styles, colours and variables it uses', () => {
  const theme = {
    colors: { inkSoft: '#777', blue: '#00f', ham: '#f88', soon: '#080', rye: '#642' },
    variables: { gap: 'calc(2 * var(--step))', step: '4px', sidebar: '300px' },
    fields: { blue: { text: 'inkSoft' }, ham: { text: 'blue' } },
    type: { label: { font: 'display', weight: 800 }, item: { font: 'display' } },
  }
  const html = `<p data-field="blue" class="t-label"></p><sb-island data-props='{"color":"soon"}'>`
  const css = themeCss(
    theme as never,
    { html, css: '.a{margin:var(--gap)}' },
    { display: 'Anybody', hand: 'Sedgwick' },
  )
  expect(css).toContain(
    ':root{--ink-soft:#777;--blue:#00f;--soon:#080;--gap:calc(2 * var(--step));--step:4px;--font-display:Anybody}',
  )
  expect(css).toContain('[data-field=blue]{--field:var(--blue);--text:var(--ink-soft);')
  expect(css).toContain('.t-label{font-family:var(--font-display);font-weight:800}')
  expect(css).not.toMatch(/data-field=ham|t-item/)
})

test.each(['var( --step )', 'var(--step , 1px)', 'var(--wide, var( --step))'])(
  'what a theme refers to with spaces as CSS allows them is carried too: %s',
  (value) => {
    const theme = { variables: { gap: value, step: '4px' } }
    const css = themeCss(theme as never, { html: '', css: '.a{margin:var(--gap)}' }, {})
    expect(css).toContain('--step:4px')
  },
)

test('a type style may have any name', () => {
  const theme = { type: { '(': { font: 'text' }, item: { font: 'text' } } }
  const css = themeCss(theme as never, { html: '<p class="t-item t-(">', css: '' }, {})
  expect(css).toContain('.t-item{')
})

test.each([
  ['2px underline', 'text-decoration:underline;text-decoration-thickness:2px'],
  [
    'underline wavy .1em var(--ink)',
    'text-decoration:underline wavy var(--ink);text-decoration-thickness:.1em',
  ],
  ['underline rgb(1 2 3 / 10%)', 'text-decoration:underline rgb(1 2 3 / 10%)'],
])('the line %s is one that every browser draws', (underline, written) => {
  const css = themeCss({ type: { link: { font: 'text', underline } } } as never, undefined, {})
  expect(css).toContain(`;${written};text-underline-offset`)
})

test('a field brings no colour that nothing on the page reads, not even to paper', () => {
  const theme = {
    colors: { blue: '#00f', ham: '#f88', ink: '#111', rye: '#642' },
    fields: { blue: { text: 'ink', line: 'ham', fold: 'rye' } },
    type: { link: { font: 'text', underline: 'underline var(--line)' } },
  }
  const html = '<p class="t-link" data-field="blue">'
  const css = themeCss(theme as never, { html, css: '' }, {})
  expect(css).toContain('--text:var(--ink)')
  expect(css).toContain('--line:var(--ham)')
  expect(css).not.toMatch(/fold|rye/)
  const folded = themeCss(theme as never, { html, css: '.a{background:var(--fold)}' }, {})
  expect(folded).toContain('--fold:var(--rye)')
  expect(folded).toContain('--fold:transparent!important')
})

test.each([
  ['var(--ink)', '#3d0a17', false],
  ['var(--ink)', 'oklch(95% 0.02 90)', true],
  ['var( --ink )', '#eee', true],
  ['#eee', '#000', true],
  ['var(--ink)', 'var(--print)', false],
  ['color-mix(in srgb, red, blue)', '#fff', false],
])(
  'what is printed in %s, of a theme with the ink %s, is black on paper: %s',
  (print, ink, black) => {
    const theme = {
      colors: { ink, mayo: '#111' },
      variables: { print },
      fields: { mayo: { text: 'ink' } },
    }
    const css = themeCss(theme as never, { html: '<p data-field="mayo">', css: '' }, {})
    expect(css.includes('@media print{*{--print:#000!important;--field:')).toBe(black)
  },
)

test('a page carries the stand-ins that its headlines name, and no other', () => {
  const face = (weight: string): string => `@font-face{font-family:"A";font-weight:${weight};src:x}`
  const [usual, small, middle, large] = ['850 900', '903', '907', '911'].map(face)
  const faces = [usual, small, middle, large].join('\n')
  const page = `<sb-island data-props='{"weight":911}'>[data-s="0"]{font-weight:903}`
  const rules = ':root{--font-text:"A","A Fallback",serif}'
  expect(usedFaces(faces, rules, page)).toBe([usual, small, large].join('\n'))
})

test('a page carries the stand-ins of the widths that its letters have', () => {
  const face = (widths: string): string =>
    `@font-face{font-family:"A";font-stretch:${widths};src:x}`
  const [narrow, natural, usual, wide] = ['52% 80%', '80% 104%', '104% 110%', '110% 150%'].map(face)
  const rules = ':root{--font-text:"A"}.t-a{font-stretch:115%}.b{font-stretch:76.5%}'
  const faces = [narrow, natural, usual, wide].join('\n')
  expect(usedFaces(faces, rules, '')).toBe([narrow, natural, wide].join('\n'))
})

test('a page keeps a font that does not have its width, and the stand-ins nearest to that', () => {
  const face = (family: string, widths: string): string =>
    `@font-face{font-family:"${family}";font-stretch:${widths};src:x}`
  const [font, small, large] = [face('A', '52% 90%'), face('B', '52% 75%'), face('B', '75% 90%')]
  const faces = [font, small, large].join('\n')
  const used = (css: string): string => usedFaces(faces, `:root{--font-a:"A","B"}${css}`, '')
  expect(used('')).toBe([font, large].join('\n'))
  // As a sheet says it that no build has made small.
  expect(used('.t-a { font-stretch: 40%; }')).toBe(faces)
})

test('a page carries the fonts that its rules name, and no font of another set', () => {
  const face = (family: string): string => `@font-face{font-family:"${family}";src:x}`
  const faces = ['A', 'A Fallback', 'Other', 'A Fall'].map(face)
  const rules = ':root{--font-text:"A","A Fallback",serif}'
  expect(usedFaces(faces.join('\n'), rules, '')).toBe(faces.slice(0, 2).join('\n'))
})
