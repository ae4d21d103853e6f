// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { start } from './refresh.behavior.ts'

const host = 'https://media.example'
const item = '<li><a href="/kept"><img><time datetime="2026-11-20T12:00:00Z"></time></a></li>'
const waiting = '<p id="loading" hidden></p><p id="nothing" data-nothing></p>'

let stop: () => void
let dead: readonly string[]
let answer: (posts: readonly object[]) => void

const post = (id: string): object => ({
  id,
  mediaType: 'IMAGE',
  permalink: `https://photos.example/${id}`,
  timestamp: '2026-11-20T12:00:00Z',
  mediaUrl: `${host}/${id}`,
})

/** The section as it comes, with the script at work. */
function open(photos: string): void {
  document.body.innerHTML = photos
    ? `<ul>${photos}</ul><sb-island></sb-island>`
    : `<ul hidden></ul><div role="status">${waiting}</div><template>${item}</template><sb-island></sb-island>`
  const marker = document.querySelector<HTMLElement>('sb-island')!
  const feed = { url: `https://feed.example/${Math.random()}`, mediaHosts: ['media.example'] }
  marker.dataset['props'] = JSON.stringify({ feed, count: 3, overrides: {} })
  stop = start(marker)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T12:00:00Z')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.lang = 'en'
  dead = []
  const feed = new Promise((resolve) => {
    answer = (posts) => resolve(Response.json({ username: 'mitts', posts }))
  })
  vi.stubGlobal('fetch', () => feed)
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      set src(url: string) {
        queueMicrotask(dead.includes(url) ? () => this.onerror() : () => this.onload())
      }
    },
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const leads = (): (string | null)[] =>
  [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
const shown = (): string[] =>
  [...document.querySelectorAll('p')].flatMap(({ id, hidden }) => (hidden ? [] : id))

test('posts whose pictures do not come leave the snapshot (H5)', async () => {
  open(item)
  dead = [`${host}/one`, `${host}/two`]
  answer([post('one'), post('two')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(leads()).toEqual(['/kept'])
})

test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not there', async () => new Response('', { status: 404 })],
  ['lies', async () => Response.json({ posts: [{ id: 5 }, 'nonsense'] })],
])('a feed that %s leaves the snapshot (H5, T1)', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  open(item)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(leads()).toEqual(['/kept'])
})

test('of some posts the pictures come, and only those are shown (H5)', async () => {
  open(item)
  dead = [`${host}/one`]
  answer([post('one'), post('two')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(leads()).toEqual(['https://photos.example/two'])
})

test('without a snapshot it says that it waits while it does, then where to look (H4, H5)', async () => {
  open('')
  expect(shown()).toEqual(['loading'])
  answer([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown()).toEqual(['nothing'])
})

test('ages move on while the page is open, and when it is looked at again (H10)', async () => {
  open(item)
  const age = () => document.querySelector('time')?.textContent
  expect(age()).toBe('just now')
  await vi.advanceTimersByTimeAsync(61_000)
  expect(age()).toBe('1 minute ago')
  vi.setSystemTime('2026-11-23T13:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(age()).toBe('3 days ago')
  stop()
  vi.setSystemTime('2026-11-25T13:00:00Z')
  await vi.advanceTimersByTimeAsync(61_000)
  expect(age()).toBe('3 days ago')
})
