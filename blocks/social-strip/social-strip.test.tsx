import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { photoOf } from './refresh.behavior.ts'
import { SocialStrip } from './SocialStrip.tsx'

const strip = blockDrawer(SocialStrip, example)

test('the photos of the snapshot are in the page, with dates that need no clock (H5)', () => {
  const html = strip()
  expect(html.match(/<li/g)).toHaveLength(16)
  expect(html).toContain('<time')
  expect(html).toContain('Nov 20, 2026')
  expect(html).not.toContain('ago')
  expect(html).not.toContain('Loading')
})

test('each post leads to its own page but for the one that leads to the menu (H8, D23)', () => {
  const html = strip()
  expect(html.match(/href="https:\/\/photos\.example\/mitts\.nyc\/p\//g)).toHaveLength(15)
  expect(html.match(/href="https:\/\/order\.mitts\.example\/serve\//g)).toHaveLength(1)
})

test('the row has no more posts than it is asked for', () => {
  expect(strip({ posts: 5 }).match(/<li/g)).toHaveLength(5)
})

test('without a snapshot it says where to look, in case no script comes to end a wait (H4, H5)', () => {
  const html = strip({}, { feed: undefined })
  expect(html).toContain('<p class="t-label" hidden="">Loading</p>')
  expect(html).toMatch(/<p class="t-text" data-nothing="">.*href="https:\/\/photos\.example/)
})

test('without a snapshot and without a feed it says at once that there is nothing (H5, T1)', () => {
  const html = strip({}, { feed: undefined, services: {} })
  expect(html).not.toContain('Loading')
  expect(html).toContain('No posts right now.')
  expect(html).toContain('href="https://photos.example/mitts.nyc"')
})

const post = {
  id: '1',
  permalink: 'https://a.example/1',
  timestamp: '2026-11-20T00:00:00Z',
  caption: 'Bread.',
}

test('a video is shown by its still, an album by its first picture (H9)', () => {
  const still = { ...post, mediaType: 'VIDEO', thumbnailUrl: 'still.webp' } as const
  const album = {
    ...post,
    mediaType: 'CAROUSEL_ALBUM',
    children: [{ mediaUrl: 'first.webp' }],
  } as const
  expect(photoOf(still, {})?.url).toBe('still.webp')
  expect(photoOf(album, {})?.url).toBe('first.webp')
  expect(photoOf({ ...post, mediaType: 'IMAGE' }, {})).toBeUndefined()
})
