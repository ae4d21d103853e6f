import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  type FetchAnswer,
  type FetchRequest,
  fetchOffThread,
} from '#studio/server/fetch-off-thread.ts'

/** A worker that keeps what it is told, and answers when a test says so. */
class StandIn extends EventTarget {
  static made: StandIn[] = []
  readonly told: FetchRequest[] = []
  constructor() {
    super()
    StandIn.made.push(this)
  }
  postMessage(request: FetchRequest): void {
    // What can't be sent to a worker throws.
    this.told.push(structuredClone(request))
  }
  answer(data: FetchAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const here = vi.fn<typeof fetch>()
const init = { method: 'PUT', headers: { 'x-studio-token': 't' }, body: '{"a":1}' }

beforeEach(() => {
  StandIn.made = []
  here.mockReset().mockImplementation(() => Promise.resolve(new Response('here')))
  vi.stubGlobal('Worker', StandIn)
  vi.stubGlobal('location', { href: 'http://localhost:1/studio/' })
  vi.stubGlobal('fetch', here)
})

// The next test begins without one.
afterEach(() => StandIn.made.at(-1)?.dispatchEvent(new Event('error')))

/** The only worker so far. */
function worker(): StandIn {
  const [only, another] = StandIn.made
  if (!only || another) throw new Error('There is not one worker.')
  return only
}

test('a worker asks, and each answer goes to whom it is for', async () => {
  const asked = [fetchOffThread('/studio/api/a', init), fetchOffThread('/studio/api/b', init)]
  const [a, b] = worker().told
  expect(a).toEqual({ kind: 'fetch', id: a?.id, url: 'http://localhost:1/studio/api/a', init })
  worker().answer({ id: b?.id ?? 0, status: 507, body: '{"message":"full"}' })
  worker().answer({ id: a?.id ?? 0, status: 204, body: '' })
  const [first, second] = await Promise.all(asked)
  expect([first?.status, await first?.text()]).toEqual([204, ''])
  expect([second?.status, await second?.json()]).toEqual([507, { message: 'full' }])
  expect(here).not.toHaveBeenCalled()
})

test('where nobody answers it is refused as by `fetch`', async () => {
  const asked = fetchOffThread('/studio/api/a', init)
  worker().answer({ id: worker().told[0]?.id ?? 0 })
  await expect(asked).rejects.toThrow(TypeError)
})

test('who gives up is told why, and the worker stops', async () => {
  const abort = new AbortController()
  const asked = fetchOffThread('/studio/api/a', { ...init, signal: abort.signal })
  abort.abort(new DOMException('Too late.', 'TimeoutError'))
  await expect(asked).rejects.toThrow('Too late.')
  expect(worker().told.map(({ kind }) => kind)).toEqual(['fetch', 'abort'])
})

test('a worker that is lost loses no request, and the next has another', async () => {
  const asked = fetchOffThread('/studio/api/a', init)
  worker().dispatchEvent(new Event('error'))
  expect(await (await asked).text()).toBe('here')
  expect(here).toHaveBeenCalledWith('/studio/api/a', init)
  void fetchOffThread('/studio/api/b', init)
  expect(StandIn.made).toHaveLength(2)
})

test('a browser without workers asks itself', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await (await fetchOffThread('/studio/api/a', init)).text()).toBe('here')
})
