import { describe, expect, test } from 'vitest'

import { type Post, linkOf, mediaOf } from '#site/social-feed/feed.ts'
import { parseFeed } from '#site/social-feed/parse-feed.ts'
import { rotation } from '#site/social-feed/rotation.ts'

const hosts = ['media.example', '*.cdn.example']
const image = 'https://media.example/1.webp'

const raw = (changes: object = {}): object => ({
  id: '1',
  mediaType: 'IMAGE',
  permalink: 'https://photos.example/1',
  timestamp: '2026-11-20T16:05:00Z',
  caption: 'Lunch',
  mediaUrl: image,
  ...changes,
})

/** The ids that are left of a feed of these posts. */
const kept = (...posts: unknown[]): string[] =>
  parseFeed({ username: 'mitts', posts }, hosts)?.posts.map(({ id }) => id) ?? []

const post = (changes: Partial<Post>): Post => ({ ...(raw() as Post), ...changes })

describe('the picture of a post', () => {
  const medium = (name: string) => ({ sizes: { medium: { mediaUrl: name } } })

  test('an image shows itself (H9)', () => expect(mediaOf(post({}))).toBe(image))

  test('a video shows its still, never the film (H9)', () => {
    expect(mediaOf(post({ mediaType: 'VIDEO', thumbnailUrl: 'still' }))).toBe('still')
    expect(mediaOf(post({ mediaType: 'VIDEO' }))).toBeUndefined()
  })

  test('an album shows its first picture in medium size (H9)', () => {
    const children = [medium('first'), medium('second')]
    expect(mediaOf(post({ mediaType: 'CAROUSEL_ALBUM', children }))).toBe('first')
  })

  test('an album without pictures shows what stands for the album, or is skipped (H9, D22)', () => {
    const { mediaUrl: _, ...bare } = post({ mediaType: 'CAROUSEL_ALBUM' })
    expect(mediaOf({ ...bare, mediaUrl: 'cover', thumbnailUrl: 'still' })).toBe('cover')
    expect(mediaOf({ ...bare, thumbnailUrl: 'still' })).toBe('still')
    expect(mediaOf({ ...bare, children: [] })).toBeUndefined()
  })
})

test('exactly the post that is named leads somewhere else (H8, D23)', () => {
  const overrides = { '1': 'https://order.example/baron' }
  expect(linkOf(post({}), overrides)).toBe('https://order.example/baron')
  expect(linkOf(post({ id: '2' }), overrides)).toBe('https://photos.example/1')
  expect(linkOf(post({ id: 'constructor' }), overrides)).toBe('https://photos.example/1')
})

describe('what is kept of an answer', () => {
  test.each([
    null,
    [],
    'feed',
    7,
    {},
    { username: 'mitts' },
    { username: 1, posts: [raw()] },
    { username: 'mitts', posts: [] },
    { username: 'mitts', posts: {} },
  ])('nothing of %j', (answer) => expect(parseFeed(answer, hosts)).toBeNull())

  test('a good post, without what nobody shows (H1)', () => {
    const feed = parseFeed(
      { username: 'mitts', profilePictureUrl: image, extra: 1, posts: [raw({ extra: 1 })] },
      hosts,
    )
    expect(feed).toEqual({ username: 'mitts', profilePictureUrl: image, posts: [raw()] })
  })

  test.each([
    ['no id', { id: undefined }],
    ['a number for an id', { id: 7 }],
    ['an unknown kind', { mediaType: 'STORY' }],
    ['no date', { timestamp: 'yesterday-ish' }],
    ['a date that is only a year', { timestamp: '2026' }],
    ['a date without a time zone', { timestamp: '2026-11-20T16:05:00' }],
    ['the thirteenth month', { timestamp: '2026-13-20T16:05:00Z' }],
    ['a number for a date', { timestamp: 1 }],
    ['a page that runs script', { permalink: 'javascript:alert(1)' }],
    ['a page without https', { permalink: 'http://photos.example/1' }],
    ['a page with a password in its address', { permalink: 'https://a:b@photos.example/' }],
    ['a picture without https', { mediaUrl: 'http://media.example/1.webp' }],
    ['a picture from a stranger', { mediaUrl: 'https://evil.example/1.webp' }],
    ['a picture from a host that ends alike', { mediaUrl: 'https://notmedia.example/1.webp' }],
    ['a picture as data', { mediaUrl: 'data:image/png;base64,AA' }],
  ])('not a post with %s', (_, changes) => {
    expect(kept(raw(changes), raw({ id: 'good' }))).toEqual(['good'])
  })

  test('not what is no post at all', () => {
    expect(kept(null, 1, 'post', [], raw())).toEqual(['1'])
  })

  test('the first of two posts with one id', () => expect(kept(raw(), raw())).toEqual(['1']))

  test('pictures from any host below one that is named with a star', () => {
    expect(kept(raw({ mediaUrl: 'https://a.b.cdn.example/1.webp' }))).toEqual(['1'])
    expect(kept(raw({ mediaUrl: 'https://cdn.example.evil.example/1.webp' }))).toEqual([])
  })

  test('a post whose caption is missing, with an empty one', () => {
    const feed = parseFeed({ username: 'mitts', posts: [raw({ caption: null })] }, hosts)
    expect(feed?.posts[0]?.caption).toBe('')
  })

  test('an album without the pictures that may not be shown', () => {
    const children = [
      { mediaUrl: 'https://evil.example/1' },
      { sizes: { medium: { mediaUrl: image } } },
    ]
    const feed = parseFeed(
      { username: 'mitts', posts: [raw({ mediaType: 'CAROUSEL_ALBUM', children })] },
      hosts,
    )
    expect(feed?.posts[0]?.children).toEqual([{ sizes: { medium: { mediaUrl: image } } }])
  })

  test('of 500 posts the newest 60, newest first', () => {
    const posts = Array.from({ length: 500 }, (_, index) =>
      raw({ id: `${index}`, timestamp: new Date(index * 60_000).toISOString() }),
    )
    const ids = kept(...posts)
    expect(ids).toHaveLength(60)
    expect(ids.slice(0, 3)).toEqual(['499', '498', '497'])
  })

  const captionOf = (caption: unknown): string | undefined =>
    parseFeed({ username: 'mitts', posts: [raw({ caption })] }, hosts)?.posts[0]?.caption

  test('a caption as text, whatever it looks like', () => {
    expect(captionOf('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })

  test('a caption without characters that turn it around', () => {
    expect(captionOf('Bread \u202Edaerb\u202C and\u2066 more\u0000')).toBe(
      'Bread  daerb  and  more',
    )
  })

  test('the beginning of a caption of 5,000 characters, no character cut in two', () => {
    const caption = captionOf('🥪'.repeat(5000)) ?? ''
    expect([...caption]).toHaveLength(301)
    expect(() => encodeURIComponent(caption)).not.toThrow()
  })

  test('a time zone without its colon, as feeds write it', () => {
    const feed = parseFeed(
      { username: 'mitts', posts: [raw({ timestamp: '2026-11-20T16:05:00+0000' })] },
      hosts,
    )
    expect(feed?.posts[0]?.timestamp).toBe('2026-11-20T16:05:00+00:00')
  })
})

describe('the turn of a photo', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `post-${index}`)

  test('is the same every time (H6, D20)', () => {
    expect(ids.map(rotation)).toEqual(ids.map(rotation))
    expect([rotation('post-2401'), rotation('post-2398')]).toMatchInlineSnapshot(`
      [
        -2.1,
        -4.7,
      ]
    `)
  })

  test('stays within 6 degrees either way and uses all of it (H6, D20)', () => {
    const turns = ids.map(rotation)
    expect(Math.min(...turns)).toBe(-6)
    expect(Math.max(...turns)).toBe(6)
    expect(Math.abs(turns.reduce((sum, turn) => sum + turn) / turns.length)).toBeLessThan(0.3)
  })

  test('differs between neighbours', () => {
    expect(new Set(ids.slice(0, 16).map(rotation)).size).toBeGreaterThan(12)
  })
})
