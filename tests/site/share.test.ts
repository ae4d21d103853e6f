import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { share, shareFile } from '#site/share/share.ts'

const text = {
  title: 'What sandwich are you?',
  text: 'What Sandwich are you? I got the Banh Mi',
  url: 'https://www.mitts.example/quiz',
}
const picture = new File(['x'], 'Banh Mi.jpg', { type: 'image/jpeg' })

let said: string[]
beforeEach(() => {
  said = []
  for (const level of ['warn', 'error', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')))
})
afterEach(() => vi.restoreAllMocks())

test('title, text, address and one jpeg file are shared (L25, D30)', async () => {
  const sent: ShareData[] = []
  const outcome = await share(text, picture, {
    canShare: () => true,
    share: (data) => Promise.resolve(void sent.push(data as ShareData)),
  })
  expect(outcome).toBe('shared')
  expect(sent).toEqual([{ ...text, files: [picture] }])
  expect(said).toEqual([])
})

test.each([
  ['has no share sheet', {}],
  ['cannot share files', { share: () => Promise.resolve(), canShare: () => false }],
  ['shares text alone', { share: () => Promise.resolve() }],
])('a system that %s is said in these words (L27, T6, O)', async (_, sharer) => {
  expect(await share(text, picture, sharer)).toBe('unsupported')
  expect(said).toEqual(["Your system doesn't support sharing files."])
})

test('a tap waits half a second for a picture that is under way, and no longer (L27)', async () => {
  vi.useFakeTimers()
  const sharer = { canShare: () => true, share: () => Promise.resolve() }
  const soon = share(text, new Promise((resolve) => setTimeout(resolve, 400, picture)), sharer)
  const never = share(text, new Promise(() => {}), sharer)
  await vi.advanceTimersByTimeAsync(500)
  expect([await soon, await never]).toEqual(['shared', 'unsupported'])
  vi.useRealTimers()
})

test('a picture that never came cannot be shared (L27)', async () => {
  const sharer = { share: () => Promise.resolve(), canShare: () => true }
  expect(await share(text, null, sharer)).toBe('unsupported')
})

test('a share that fails is said in these words (L27, O)', async () => {
  const outcome = await share(text, picture, {
    canShare: () => true,
    share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  })
  expect([outcome, ...said]).toEqual(['failed', 'Sharing failed'])
})

test('closing the share sheet counts as a failure in the console and for nothing else (D31)', async () => {
  const outcome = await share(text, picture, {
    canShare: () => true,
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
  })
  expect([outcome, ...said]).toEqual(['cancelled', 'Sharing failed'])
})

test('a second tap while the share sheet is open is no failure (L27)', async () => {
  const outcome = await share(text, picture, {
    canShare: () => true,
    share: () => Promise.reject(new DOMException('open', 'InvalidStateError')),
  })
  expect([outcome, ...said]).toEqual(['open'])
})

test('the picture is fetched as a blob and becomes a jpeg file (L25)', async () => {
  const file = await shareFile('/a.jpg', 'Banh Mi.jpg', async () => new Response('jpeg'))
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    'Banh Mi.jpg',
    'image/jpeg',
    'jpeg',
  ])
})

test.each([
  ['is refused', async () => new Response('', { status: 404 })],
  ['does not come', () => Promise.reject(new TypeError('down'))],
])('a picture that %s is no file (L25)', async (_, fetch) =>
  expect(await shareFile('/a.jpg', 'a.jpg', fetch as never)).toBeNull(),
)
