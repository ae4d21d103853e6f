import { expect, test } from 'vitest'

import { routeTable } from '#engine/site/routes.ts'
import { documentHtml } from '#render/document.ts'
import { media, metrics, model } from '#tests/contract/test-site.ts'

import { hero, renderedHome } from './rendered-home.ts'

const [page] = routeTable(model)

const noFonts: readonly string[] = []

/** A page of the site, were its words in this language, its styles these, its fonts these and it below this base. */
function pageOf({ lang = 'en-US', css = '', base = '/', preload = noFonts }): string {
  if (!page) throw new Error('The site has no page.')
  return documentHtml({
    body: '',
    css,
    page,
    model: { ...model, site: { ...model.site, lang, base } },
    assets: {
      media,
      fonts: { css: '', preload, metrics, families: {} },
      islands: { runtime: '/react.js', scripts: {} },
      script: () => '/page.js',
      head: '',
    },
  })
}

const htmlTag = (lang: string): string | undefined => pageOf({ lang }).split('\n')[1]

test('a page says its language, and its direction where that is not the usual one', () => {
  expect(htmlTag('en-US')).toBe('<html lang="en-US">')
  expect(htmlTag('he')).toBe('<html lang="he" dir="rtl">')
  expect(htmlTag('ar-EG')).toBe('<html lang="ar-EG" dir="rtl">')
  expect(htmlTag('zh-Hant-TW')).toBe('<html lang="zh-Hant-TW">')
  expect(htmlTag('sr-Latn')).toBe('<html lang="sr-Latn">')
  expect(htmlTag('ar-Latn')).toBe('<html lang="ar-Latn">')
  expect(htmlTag('az-Arab')).toBe('<html lang="az-Arab" dir="rtl">')
})

test('only what lies below the base is drawn before it is asked for', () => {
  expect(pageOf({})).toContain('{"href_matches":"/*"}')
  expect(pageOf({ base: '/shop/' })).toContain('{"href_matches":"/shop/*"}')
})

test('a page asks at once for the fonts that its styles have, and for none of another set', () => {
  const css = '@font-face{font-family:"A";src:url(/assets/a.woff2) format("woff2")}'
  const html = pageOf({ css, preload: ['/assets/a.woff2', '/assets/other.woff2'] })
  expect(html.match(/(?<=rel="preload" href=")[^"]*/g)).toEqual(['/assets/a.woff2'])
})

test('nothing that a theme says ends the styles of a page and begins a script', () => {
  const html = pageOf({ css: '.a{color:#fff</style><script>evil()</script><STYLE></STYLE>}' })
  const [, style = ''] = /<style>(.*?)<\/style/is.exec(html) ?? []
  expect(style).toMatch(/^\.a\{color:#fff.*evil.*\}$/)
})

test('a page waits for its script where that changes words before anyone reads them', () => {
  const script = (block: object): string | undefined =>
    /<script type="module"[^>]*>/.exec(renderedHome([block]))?.[0]
  const blocks = model.pages.flatMap(({ page: { blocks: own } }) => own)
  expect(script(blocks.find(({ type }) => type === 'not-found')!)).toContain('blocking="render"')
  expect(script(hero!)).not.toContain('blocking')
})
