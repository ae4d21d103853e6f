import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import { clampRatio, placing, spots } from './columns.ts'
import example from './example.json' with { type: 'json' }
import { pillOf } from './refresh.behavior.ts'
import { SocialFeed } from './SocialFeed.tsx'

const wall = blockDrawer(SocialFeed, example)

/** The wall without the mould that the script casts newer posts in. */
const tiles = (html: string): string => html.replace(/<template.*<\/template>/s, '')

test('the snapshot is in the page, newest first, with captions and dates (H5, H7)', () => {
  const html = tiles(wall())
  const times = [...html.matchAll(/<time[^>]*dateTime="([^"]*)"/gi)].map(([, time]) => time ?? '')
  expect(times).toHaveLength(16)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(html).toContain('Nov 20, 2026')
  expect(html).not.toContain(' ago')
  expect(html).toContain('The Baron before noon.')
  expect(html).not.toContain('Loading')
})

test('all three kinds are shown, videos and albums marked (H1, H9, D22)', () => {
  const kinds = view.feed?.posts.map(({ mediaType }) => mediaType)
  expect(new Set(kinds)).toEqual(new Set(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']))
  const html = tiles(wall())
  const marks = (words: string) => html.split(`>${words}</span>`).length - 1
  expect(marks('Video')).toBe(kinds?.filter((kind) => kind === 'VIDEO').length)
  expect(marks('1 of 4')).toBe(kinds?.filter((kind) => kind === 'CAROUSEL_ALBUM').length)
})

test('only an album of several pictures says how many it has', () => {
  const mark = (mediaType: 'IMAGE' | 'CAROUSEL_ALBUM', pictures?: number) =>
    pillOf(
      { mediaType, ...(pictures ? { children: Array(pictures).fill({}) } : {}) },
      { video: 'Video', album: '1 of #' },
    )
  expect(mark('CAROUSEL_ALBUM', 2)).toBe('1 of 2')
  expect(mark('CAROUSEL_ALBUM', 1)).toBe('')
  expect(mark('CAROUSEL_ALBUM')).toBe('')
  expect(mark('IMAGE', 2)).toBe('')
})

test('each post leads to its own page but for exactly one, to the ordering site (H7, H8, D23)', () => {
  const html = tiles(wall())
  expect(html.match(/href="https:\/\/photos\.example\/mitts\.nyc\/p\//g)).toHaveLength(15)
  expect(html.match(/href="https:\/\/order\.mitts\.example\/serve\//g)).toHaveLength(1)
})

test('no more posts than asked for', () => {
  expect(tiles(wall({ posts: 5 })).match(/<li[^>]*data-post/g)).toHaveLength(5)
})

test('without a snapshot blocks stand for the photos and a hidden word says so (H4)', () => {
  const html = wall({}, { feed: undefined })
  expect(html).toContain('data-state="loading"')
  expect(html).toMatch(/hidden-visually">Loading</)
  expect(html).toContain('data-blanks')
})

test('without a snapshot and a feed it says at once where to look instead (H5, T1)', () => {
  const html = wall({}, { feed: undefined, services: {} })
  expect(html).toContain('data-state="failed"')
  expect(html).toContain('No posts right now.')
  expect(html).not.toContain('Loading')
  for (const name of ['Instagram', 'TikTok', 'Facebook']) expect(html).toContain(`>${name}</a>`)
})

test('the shortest column is filled first, and the end is that of the longest', () => {
  expect(spots([1, 0.7, 1, 1.3], 3)).toEqual([
    { column: 0, above: 0, gaps: 0 },
    { column: 1, above: 0, gaps: 0 },
    { column: 2, above: 0, gaps: 0 },
    { column: 1, above: 0.7, gaps: 1 },
    { column: 1, above: 2, gaps: 2 },
  ])
})

test('tiles of one column never overlap, whatever their proportions', () => {
  const ratios = Array.from({ length: 60 }, (_, index) => 0.6875 + ((index * 37) % 64) / 100)
  for (const columns of [2, 3, 4]) {
    const places = spots(ratios, columns)
    for (const [index, place] of places.slice(0, -1).entries()) {
      const before = places.slice(0, index).findLastIndex((other) => other.column === place.column)
      const end = before < 0 ? 0 : (places[before]?.above ?? 0) + (ratios[before] ?? 0)
      expect(place.above).toBeCloseTo(end)
    }
  }
  expect.hasAssertions()
})

test.each([
  [1000, 1000, 1],
  [100, 1000, 4 / 3],
  [1000, 100, 11 / 16],
  [0, 0, 1],
  [Number.NaN, 5, 1],
])('a picture of %d by %d is drawn with a ratio of %d', (width, height, ratio) => {
  expect(clampRatio(width, height)).toBe(ratio)
})

test('every tile carries its spot for two, three and four columns', () => {
  const [first] = placing([1, 1])
  expect(Object.keys(first ?? {})).toEqual([
    '--r',
    '--c2',
    '--y2',
    '--g2',
    '--c3',
    '--y3',
    '--g3',
    '--c4',
    '--y4',
    '--g4',
  ])
})
