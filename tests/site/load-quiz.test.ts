import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type SheetUrls, fetchSheets, loadQuiz } from '#site/quiz/load-quiz.ts'

const remote: SheetUrls = ['https://x.example/q', 'https://x.example/s', 'https://x.example/p']
const cached: SheetUrls = ['/cached/q', '/cached/s', '/cached/p']
const answers = (name: string): Record<string, unknown> => ({
  q: [{ 'Q#': '1', A: 'a', B: 'b', C: 'c', D: 'd' }],
  s: [{ 'Q#': '1', A: 0, B: 1, C: 2, D: 3 }],
  p: [{ Cheese: name, 'Lower Bound': 0, 'Upper Bound': 3 }],
})

let asked: string[]
/** A network that answers by host: a name of the profile, a status, or never. */
function network(by: { remote: string | number; cached: string | number }): typeof fetch {
  return async (input, init) => {
    const url = input as string
    asked.push(url)
    const answer = url.startsWith('/') ? by.cached : by.remote
    if (answer === 'hang')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    if (typeof answer === 'number')
      return new Response('', { status: answer, statusText: 'Not Today' })
    return Response.json(answers(answer)[url.at(-1) ?? ''])
  }
}

let said: string[]
beforeEach(() => {
  asked = []
  said = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The name of the profile that is loaded, or null. */
async function loaded(fetch: typeof globalThis.fetch, places = [remote, cached]) {
  const quiz = loadQuiz(places, { fetch, random: () => 0.5 })
  await vi.advanceTimersByTimeAsync(20_000)
  return (await quiz)?.profiles[0]?.name ?? null
}

describe('fetching sheets', () => {
  test('anything but an array is refused in these words (L23, O)', async () => {
    await expect(
      fetchSheets('https://x.example' as never, { fetch: network({ remote: 'R', cached: 'C' }) }),
    ).rejects.toThrow(/^URLs must be provided as an array$/)
  })

  test('an answer that is not ok is an error with address, status and text (L23, O)', async () => {
    await expect(
      fetchSheets(['https://x.example/q'], { fetch: network({ remote: 404, cached: 'C' }) }),
    ).rejects.toThrow(/^Error fetching https:\/\/x\.example\/q: 404 Not Today$/)
  })

  test('all three are asked for at once (L21)', async () => {
    const fetching = fetchSheets(remote, { fetch: network({ remote: 'hang', cached: 'C' }) })
    fetching.catch(() => {})
    await Promise.resolve()
    expect(asked).toEqual([...remote])
    await vi.advanceTimersByTimeAsync(20_000)
  })
})

describe('loading the quiz', () => {
  test('the sheets, when they come, and then nothing else is asked for (L21)', async () => {
    expect(await loaded(network({ remote: 'Remote', cached: 'Cached' }))).toBe('Remote')
    expect(asked).toEqual([...remote])
    expect(said).toEqual([])
  })

  test('a refusal is said in the console and the cached copies are used as one set (L23, L24, T2)', async () => {
    expect(await loaded(network({ remote: 404, cached: 'Cached' }))).toBe('Cached')
    expect(said).toEqual(['Error fetching https://x.example/q: 404 Not Today'])
    expect(asked).toEqual([...remote, ...cached])
  })

  test('one sheet of three that fails takes the other two with it (L24)', async () => {
    const both = network({ remote: 'Remote', cached: 'Cached' })
    const one: typeof fetch = (url, init) =>
      url === remote[1] ? Promise.resolve(new Response('', { status: 403 })) : both(url, init)
    expect(await loaded(one)).toBe('Cached')
  })

  test('sheets that make no quiz count as failed (L24)', async () => {
    const lies: typeof fetch = async (url, init) =>
      url === remote[0]
        ? Response.json({ not: 'rows' })
        : network({ remote: 'Remote', cached: 'Cached' })(url, init)
    expect(await loaded(lies)).toBe('Cached')
    expect(said[0]).toMatch(/^Error fetching https:\/\/x\.example\/q: /)
  })

  test('a server that hangs is given up within 8 seconds (L24, D28)', async () => {
    const quiz = loadQuiz([remote, cached], {
      fetch: network({ remote: 'hang', cached: 'Cached' }),
      random: () => 0.5,
    })
    await vi.advanceTimersByTimeAsync(8000)
    expect((await quiz)?.profiles[0]?.name).toBe('Cached')
  })

  test.each([429, 500, 502, 503, 504])(
    'a status of %i is tried again, up to three times (M4)',
    async (status) => {
      await loaded(network({ remote: status, cached: 'Cached' }))
      expect(asked.filter((url) => url === remote[0])).toHaveLength(3)
    },
  )

  test('a network that fails is tried again, and may then answer (M4)', async () => {
    const answer = network({ remote: 'Remote', cached: 'Cached' })
    let failures = 2
    const flaky: typeof fetch = (url, init) =>
      url === remote[0] && failures-- > 0
        ? Promise.reject(new TypeError('down'))
        : answer(url, init)
    expect(await loaded(flaky)).toBe('Remote')
    expect(said).toEqual([])
  })

  test('nothing anywhere is null, never a throw and never a wait without end (L24)', async () => {
    expect(await loaded(network({ remote: 500, cached: 404 }))).toBeNull()
    expect(said).toHaveLength(2)
  })
})
