import { expect, test } from 'vitest'

import { routeTable } from '#engine/site/routes.ts'
import { documentHtml } from '#render/document.ts'
import { media, metrics, model, view } from '#tests/contract/test-site.ts'

const [page] = routeTable(model)

/** The first tag of a page of the site, were its words in this language. */
function htmlTag(lang: string): string | undefined {
  if (!page) throw new Error('The site has no page.')
  const html = documentHtml({
    body: '',
    css: '',
    page,
    model: { ...model, site: { ...model.site, lang } },
    live: model.site.variant,
    assets: {
      media,
      fonts: { css: '', preload: [], metrics, families: {} },
      islands: { runtime: '/react.js', scripts: {} },
      script: () => '/page.js',
      head: '',
    },
    view,
  })
  return html.split('\n')[1]
}

test('a page says its language, and its direction where that is not the usual one', () => {
  expect(htmlTag('en-US')).toBe('<html lang="en-US">')
  expect(htmlTag('he')).toBe('<html lang="he" dir="rtl">')
  expect(htmlTag('ar-EG')).toBe('<html lang="ar-EG" dir="rtl">')
  expect(htmlTag('zh-Hant-TW')).toBe('<html lang="zh-Hant-TW">')
  expect(htmlTag('sr-Latn')).toBe('<html lang="sr-Latn">')
  expect(htmlTag('ar-Latn')).toBe('<html lang="ar-Latn">')
  expect(htmlTag('az-Arab')).toBe('<html lang="az-Arab" dir="rtl">')
})
