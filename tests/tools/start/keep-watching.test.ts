import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { keepWatching } from '#tools/start/keep-watching.ts'

// The folder is looked at each second, which need not go by; the watcher has its own clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('what changes in a folder that was replaced, or away for a while, is told again and again', async () => {
  const around = scratchFolder()
  const [root, pages, copy] = ['root', 'pages', 'copy'].map((name) => join(around, name)) as [
    string,
    string,
    string,
  ]
  const page = join(pages, 'set/home.json')
  mkdirSync(root)
  mkdirSync(join(copy, 'set'), { recursive: true })
  writeFileSync(join(copy, 'set/home.json'), 'old')
  cpSync(copy, pages, { recursive: true })
  const { watcher, close } = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const said = new Set<string>()
  watcher.on('all', (_, path) => said.add(path))
  const stop = keepWatching(watcher, pages)
  const write = async (text: string): Promise<void> => {
    said.clear()
    // A watcher that is still reading the folder tells nothing of it.
    await vi.waitFor(
      () => {
        writeFileSync(page, `${text} ${Date.now()}`)
        expect([...said]).toContain(page)
      },
      { timeout: 5000, interval: 200 },
    )
  }
  await write('first')
  const away = join(around, 'away')
  const isTold = async (): Promise<void> => {
    vi.advanceTimersByTime(1000)
    await vi.waitFor(() => expect([...said]).toContain(join(pages, 'site.json')), 5000)
  }
  for (const text of ['second', 'third']) {
    said.clear()
    renameSync(pages, join(around, text))
    cpSync(copy, pages, { recursive: true })
    await isTold()
    await write(text)
  }
  // Between two looks, and for longer.
  for (const [ms, text] of [
    [0, 'fourth'],
    [2000, 'fifth'],
  ] as const) {
    said.clear()
    renameSync(pages, away)
    // Each time that it asks, this clock goes on by as much.
    await vi.waitFor(() => expect([...said]).toContain(pages), { timeout: 5000, interval: 1 })
    vi.advanceTimersByTime(ms)
    renameSync(away, pages)
    await isTold()
    await write(text)
  }
  stop()
  await close()
}, 30_000)
