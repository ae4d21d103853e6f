import { expect, test } from 'vitest'

import type { MediaFile } from '#engine/site/media.ts'
import { siteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { renderPage } from '#render/render-page.tsx'
import { media, metrics, model } from '#tests/contract/test-site.ts'

const photo: MediaFile = {
  src: 'media/photo.webp',
  url: '/photo.webp',
  width: 480,
  height: 600,
  kind: 'image',
  type: 'image/webp',
  bytes: 1,
  variants: [
    { url: '/photo-160.avif', width: 160, type: 'image/avif' },
    { url: '/photo-480.avif', width: 480, type: 'image/avif' },
    { url: '/photo-160.webp', width: 160, type: 'image/webp' },
  ],
}

/** The preloads of a page whose hero is this picture. */
function preloads(src: string, on?: 'phones'): string[] {
  const hero = model.pages
    .flatMap(({ page }) => page.blocks)
    .find(({ type }) => type === 'hero-image')
  const image = { src, alt: 'A photo' }
  const blocks = [{ ...hero, id: 'hero', image, ...(on ? { when: { on } } : {}) }]
  const page = { route: '/', title: 'Home', description: 'Where everybody begins.', blocks }
  const documents = new Map<string, unknown>([
    ['site.json', model.site],
    ['multi-location/home.json', page],
  ])
  const site = { ...model, pages: siteModel(documents).pages }
  const table = routeTable(site, 'multi-location')
  const [served] = table
  if (!served) throw new Error('The page is not served.')
  const { html } = renderPage({
    model: site,
    table,
    page: served,
    live: 'multi-location',
    assets: {
      media: new Proxy(media, {
        get: (all, name) => (name === photo.src ? photo : all[String(name)]),
      }),
      fonts: { css: '', preload: [], metrics, families: {} },
      islands: { runtime: '/react.js', scripts: {}, behavior: (key: string) => `/${key}.js` },
      script: () => '/page.js',
      head: '',
    },
    year: 2026,
  })
  return html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
}

test('of a photograph the form that the browser will show is preloaded, not its original', () =>
  expect(preloads(photo.src)).toEqual([
    '<link rel="preload" as="image" imagesrcset="/photo-160.avif 160w, /photo-480.avif 480w" imagesizes="100vw" type="image/avif" fetchpriority="high">',
  ]))

test('one for phones only there', () =>
  expect(preloads(photo.src, 'phones')).toEqual([
    expect.stringMatching(/imagesrcset=.* media="\(max-width: 767px\)">$/),
  ]))

test('a drawing is preloaded as it is', () =>
  expect(preloads('media/art/x.svg')).toEqual([
    '<link rel="preload" as="image" href="/media/art/x.svg" fetchpriority="high">',
  ]))
