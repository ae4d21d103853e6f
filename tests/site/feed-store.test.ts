import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type FeedStore, createFeedStore, pageFeed } from '#site/social-feed/feed-store.ts'
import { TOTAL_MS, TRY_MS } from '#site/social-feed/fetch-json.ts'

const feed = {
  username: 'mitts',
  profilePictureUrl: 'https://media.example/me.webp',
  posts: [
    {
      id: '1',
      mediaType: 'IMAGE',
      permalink: 'https://photos.example/1',
      timestamp: '2026-11-20T16:05:00Z',
      caption: 'Lunch',
      mediaUrl: 'https://media.example/1.webp',
    },
  ],
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const send =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

let server: Server | undefined
let said: string[]

beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((message) => void said.push(String(message)))
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** A service that gives these answers in turn, the last one for ever, and a store that asks it. */
async function service(...answers: Answer[]): Promise<{ store: FeedStore; calls: () => number }> {
  let calls = 0
  server = createServer((request, response) => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    answer?.(response, request)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
  const store = createFeedStore({ url, mediaHosts: ['media.example'] }, { fetch, random: () => 0 })
  return { store, calls: () => calls }
}

const good = send(200, feed, { 'content-type': 'application/json' })

test('every block that asks gets the answer of one request (H2)', async () => {
  const { store, calls } = await service(good)
  const answers = await Promise.all([store.load(), store.load(), store.load()])
  expect(answers[0]).toEqual(feed)
  expect(answers[1]).toBe(answers[0])
  expect(await store.load()).toBe(answers[0])
  expect(calls()).toBe(1)
  expect(said).toEqual([])
})

test('a page has one store for a feed, and another page another (H2)', () => {
  const [page, other] = [{} as Document, {} as Document]
  const source = { url: 'https://feed.example/1', mediaHosts: [] }
  expect(pageFeed(page, source)).toBe(pageFeed(page, { ...source }))
  expect(pageFeed(page, source)).not.toBe(pageFeed(other, source))
  expect(pageFeed(page, source)).not.toBe(
    pageFeed(page, { ...source, url: 'https://feed.example/2' }),
  )
})

describe('a service that stumbles is asked again', () => {
  test.each([429, 500, 502, 503, 504])('after a %d (M4)', async (status) => {
    const { store, calls } = await service(send(status, 'no'), good)
    expect(await store.load()).toEqual(feed)
    expect(calls()).toBe(2)
    expect(said).toEqual([])
  })

  test('after a connection that broke off in the middle (M4)', async () => {
    const { store, calls } = await service((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"username":')
      setTimeout(() => response.destroy(), 20)
    }, good)
    expect(await store.load()).toEqual(feed)
    expect(calls()).toBe(2)
  })

  test('three times at most, and then says so once (M4, H5)', async () => {
    const { store, calls } = await service(send(500, 'no'))
    expect(await store.load()).toBeNull()
    expect(await store.load()).toBeNull()
    expect(calls()).toBe(3)
    expect(said).toEqual([
      expect.stringMatching(/^Error fetching http.*\/feed: 500 Internal Server Error$/),
    ])
  })
})

describe('an answer that another try would not change is final', () => {
  test.each<[string, Answer]>([
    ['404', send(404, 'no')],
    ['403', send(403, 'no')],
    [
      'a page of HTML that calls itself JSON',
      send(200, '<!doctype html>', { 'content-type': 'application/json' }),
    ],
    ['JSON that stops in the middle', send(200, '{"username":"mitts","posts":[')],
    ['an empty answer', send(200, '')],
    ['wrong types', send(200, { username: 7, posts: 'many' })],
    [
      'posts that may not be shown',
      send(200, { ...feed, posts: [{ ...feed.posts[0], mediaUrl: 'https://evil.example/1' }] }),
    ],
    ['10 MB', send(200, `"${'x'.repeat(10_000_000)}"`)],
  ])('%s', async (_, answer) => {
    const { store, calls } = await service(answer)
    expect(await store.load()).toBeNull()
    expect(calls()).toBe(1)
    expect(said).toEqual([expect.stringMatching(/^Error fetching http/)])
  })
})

test('a right answer with a wrong content type is still right', async () => {
  const { store } = await service(send(200, feed, { 'content-type': 'text/html' }))
  expect(await store.load()).toEqual(feed)
})

test('a redirect is followed, and one that goes round in circles fails', async () => {
  const moved = send(302, '', { location: '/feed' })
  const { store } = await service(moved, good)
  expect(await store.load()).toEqual(feed)
  server?.close()
  const { store: circle } = await service(moved)
  expect(await circle.load()).toBeNull()
})

describe('patience', () => {
  /** A network in which nothing ever answers, and the times at which it was asked. */
  function silence() {
    vi.useFakeTimers()
    const asked: number[] = []
    const began = performance.now()
    const mute = ((_: string, { signal }: RequestInit) => {
      asked.push(performance.now() - began)
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    }) as typeof fetch
    return { asked, mute }
  }

  test('ends after 8 seconds when nothing answers (H5, M4, T1)', async () => {
    const { asked, mute } = silence()
    const store = createFeedStore(
      { url: 'https://feed.example/1', mediaHosts: [] },
      { fetch: mute, random: () => 0 },
    )
    const began = performance.now()
    const ended = store.load().then(() => performance.now() - began)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await ended).toBeLessThanOrEqual(TOTAL_MS)
    expect(asked[0]).toBe(0)
    expect(asked[1]).toBe(TRY_MS + 500)
    expect(asked.length).toBeLessThanOrEqual(3)
    expect(said).toHaveLength(1)
  })

  test.each([0, 0.5, 0.999])(
    'waits between half a second and four between tries, chance %d (M4)',
    async (chance) => {
      vi.useFakeTimers()
      const asked: number[] = []
      const broken = (async () => {
        asked.push(performance.now())
        throw new TypeError('Failed to fetch')
      }) as typeof fetch
      const store = createFeedStore(
        { url: 'https://feed.example/1', mediaHosts: [] },
        { fetch: broken, random: () => chance },
      )
      const ended = store.load()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await ended).toBeNull()
      expect(asked.length).toBe(3)
      for (const [index, at] of asked.slice(1).entries()) {
        const wait = at - (asked[index] ?? 0)
        expect(wait).toBeGreaterThanOrEqual(500)
        expect(wait).toBeLessThanOrEqual(4000)
      }
    },
  )
})
