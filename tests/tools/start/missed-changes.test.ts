import { EventEmitter } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { tellMissed } from '#tools/start/missed-changes.ts'

let folder: string
let watcher: EventEmitter
let said: string[]
let stop: () => void
let blind: () => void

const at = (name: string): string => join(folder, name)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  folder = scratchFolder()
  mkdirSync(at('pages/set'), { recursive: true })
  for (const name of ['pages/set/home.json', 'pages/set/old.json', 'pages/site.json'])
    writeFileSync(at(name), '{}')
  watcher = new EventEmitter()
  said = []
  watcher.on('all', (event, path) => said.push(`${String(event)} ${String(path)}`))
  for (const event of ['add', 'change', 'unlink'])
    watcher.on(event, (path) => said.push(`alone: ${event} ${String(path)}`))
  const watched = watcher as unknown as Parameters<typeof tellMissed>[0]
  const isBlind = new Promise<void>((done) => (blind = done))
  stop = await tellMissed(watched, folder, [at('pages'), at('nowhere')], isBlind)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('what came, changed and went before a watcher knew the folders is told once', async () => {
  mkdirSync(at('pages/new'))
  writeFileSync(at('pages/new/page.json'), '{}')
  writeFileSync(at('pages/set/home.json'), '{ "title": "Home" }')
  rmSync(at('pages/set/old.json'))
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(said).not.toEqual([]))
  const expected = [
    `alone: add ${at('pages/new/page.json')}`,
    `add ${at('pages/new/page.json')}`,
    `alone: change ${at('pages/set/home.json')}`,
    `change ${at('pages/set/home.json')}`,
    `alone: unlink ${at('pages/set/old.json')}`,
    `unlink ${at('pages/set/old.json')}`,
  ]
  expect(said.toSorted()).toEqual(expected.toSorted())
  // Of all that, the look at 2 s finds nothing new.
  writeFileSync(at('pages/late.json'), '{}')
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(said).toContain(`add ${at('pages/late.json')}`))
  expect(said).toHaveLength(expected.length + 2)
})

test('what the watcher said itself is not told again', async () => {
  writeFileSync(at('pages/set/home.json'), '{ "title": "Home" }')
  watcher.emit('all', 'change', at('pages/set/home.json'))
  writeFileSync(at('pages/site.json'), '{ "brand": {} }')
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(said).toContain(`change ${at('pages/site.json')}`))
  expect(said.filter((text) => text.includes('home.json'))).toEqual([
    `change ${at('pages/set/home.json')}`,
  ])
})

test('where the computer watches no more files, changes are told for as long as it runs', async () => {
  vi.advanceTimersByTime(60_000)
  blind()
  await Promise.resolve()
  writeFileSync(at('pages/late.json'), '{}')
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(said).toContain(`add ${at('pages/late.json')}`))
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
