import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { tellMissed } from '#tools/start/missed-changes.ts'

let folder: string
let watcher: EventEmitter
let said: string[]
let stop: () => void

const at = (name: string): string => join(folder, name)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'missed-'))
  mkdirSync(at('pages/set'), { recursive: true })
  for (const name of ['pages/set/home.json', 'pages/set/old.json', 'pages/site.json'])
    writeFileSync(at(name), '{}')
  watcher = new EventEmitter()
  said = []
  watcher.on('all', (event, path) => said.push(`${String(event)} ${String(path)}`))
  for (const event of ['add', 'change', 'unlink'])
    watcher.on(event, (path) => said.push(`alone: ${event} ${String(path)}`))
  const watched = watcher as unknown as Parameters<typeof tellMissed>[0]
  stop = await tellMissed(watched, folder, [at('pages'), at('nowhere')])
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('what came, changed and went before a watcher knew the folders is told once', async () => {
  mkdirSync(at('pages/new'))
  writeFileSync(at('pages/new/page.json'), '{}')
  writeFileSync(at('pages/set/home.json'), '{ "title": "Home" }')
  rmSync(at('pages/set/old.json'))
  await vi.waitFor(() => expect(said).not.toEqual([]), { timeout: 3000 })
  const expected = [
    `alone: add ${at('pages/new/page.json')}`,
    `add ${at('pages/new/page.json')}`,
    `alone: change ${at('pages/set/home.json')}`,
    `change ${at('pages/set/home.json')}`,
    `alone: unlink ${at('pages/set/old.json')}`,
    `unlink ${at('pages/set/old.json')}`,
  ]
  expect(said.toSorted()).toEqual(expected.toSorted())
  // The look at 2 s finds nothing new.
  await new Promise((done) => setTimeout(done, 1500))
  expect(said).toHaveLength(expected.length)
})

test('what the watcher said itself is not told again', async () => {
  writeFileSync(at('pages/set/home.json'), '{ "title": "Home" }')
  watcher.emit('all', 'change', at('pages/set/home.json'))
  writeFileSync(at('pages/site.json'), '{ "brand": {} }')
  await vi.waitFor(() => expect(said).toContain(`change ${at('pages/site.json')}`), {
    timeout: 3000,
  })
  expect(said.filter((text) => text.includes('home.json'))).toEqual([
    `change ${at('pages/set/home.json')}`,
  ])
})
