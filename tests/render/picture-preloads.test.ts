import { expect, test } from 'vitest'

import type { MediaFile } from '#engine/site/media.ts'
import { media } from '#tests/contract/test-site.ts'

import { hero, renderedHome } from './rendered-home.ts'

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

const withPhoto = new Proxy(media, {
  get: (all, name) => (name === photo.src ? photo : all[String(name)]),
})

/** The preloads of a page whose hero is this picture. */
function preloads(src: string, on?: 'phones'): string[] {
  const image = { src, alt: 'A photo' }
  const block = { ...hero, id: 'hero', image, ...(on ? { when: { on } } : {}) }
  return renderedHome([block], withPhoto).match(/<link rel="preload" as="image"[^>]*>/g) ?? []
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
