import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { type ViteDevServer, createServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import { rendererOf } from '#tools/start/renderer.ts'

/** The modules that ran, in order. */
const ran: string[] = []
Object.assign(globalThis, { ranInRenderer: ran })

const names = ['letter', 'word', 'other', 'entry-server'].map((name) => `src/render/${name}.ts`)

let root: string
let vite: ViteDevServer
let renderer: Awaited<ReturnType<typeof rendererOf>>

function write(name: string, text: string): string {
  const file = `src/render/${name}`
  writeIn(root, file, `globalThis.ranInRenderer.push('${file}')\n${text}`)
  return join(root, file)
}

const loaded = async (): Promise<unknown> => Reflect.get(await renderer.load(), 'word')

beforeEach(async () => {
  root = scratchFolder()
  write('entry-server.ts', "export { word } from './word.ts'\nimport './other.ts'")
  write('word.ts', "import { letter } from './letter.ts'\nexport const word = letter")
  write('letter.ts', "export const letter = 'a'")
  write('other.ts', "import.meta.glob('./found/*.ts', { eager: true })")
  vite = await createServer({
    configFile: false,
    root,
    cacheDir: join(root, 'cache'),
    logLevel: 'silent',
    // Changes are told by the tests.
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  renderer = await rendererOf(vite)
  ran.length = 0
  await loaded()
})

afterEach(async () => {
  await renderer.close()
  await vite.close()
})

test('after a change only what it touches runs anew', async () => {
  expect(await loaded()).toBe('a')
  expect(ran.splice(0)).toEqual(names)
  vite.watcher.emit('all', 'change', write('letter.ts', "export const letter = 'b'"))
  expect(await loaded()).toBe('b')
  expect(ran.splice(0)).toEqual(names.filter((name) => !name.includes('other')))
})

test('a change in the middle of a load is for the next one', async () => {
  ran.length = 0
  const other = write('other.ts', '')
  Object.assign(globalThis, { inTheMiddle: () => vite.watcher.emit('all', 'change', other) })
  const letter = write('letter.ts', "globalThis.inTheMiddle()\nexport const letter = 'b'")
  vite.watcher.emit('all', 'change', letter)
  expect(await loaded()).toBe('b')
  expect(ran.splice(0)).toEqual(names.filter((name) => !name.includes('other')))
  await loaded()
  expect(ran).toContain('src/render/other.ts')
})

test('what is written right after a change is read, though no watcher tells of it', async () => {
  vite.watcher.emit('all', 'change', write('letter.ts', "export const letter = 'b'"))
  expect(await loaded()).toBe('b')
  write('letter.ts', "export const letter = 'c'")
  expect(await loaded()).toBe('c')
})

test('what comes or goes runs what finds files by their names anew, and what imports that', async () => {
  ran.length = 0
  const finding = names.filter((name) => /other|entry/.test(name))
  const added = write('found/one.ts', '')
  for (const event of ['add', 'change']) vite.watcher.emit('all', event, added)
  await loaded()
  expect(ran.splice(0)).toEqual(['src/render/found/one.ts', ...finding])
  rmSync(added)
  vite.watcher.emit('all', 'unlink', added)
  await loaded()
  expect(ran.splice(0)).toEqual(finding)
})

test('what is imported, goes and comes back is missed and found again', async () => {
  const letter = join(root, 'src/render/letter.ts')
  rmSync(letter)
  vite.watcher.emit('all', 'unlink', letter)
  await expect(loaded()).rejects.toThrow('letter.ts')
  vite.watcher.emit('all', 'add', write('letter.ts', "export const letter = 'b'"))
  expect(await loaded()).toBe('b')
})

test('what follows a fault is for all modules', async () => {
  vite.watcher.emit('all', 'change', write('letter.ts', 'export const letter = '))
  await expect(loaded()).rejects.toThrow('letter.ts')
  await expect(loaded()).rejects.toThrow('letter.ts')
  ran.splice(0)
  vite.watcher.emit('all', 'change', write('letter.ts', "export const letter = 'c'"))
  expect(await loaded()).toBe('c')
  expect(ran.splice(0)).toEqual(names)
})

test('a page that changes touches no module', async () => {
  vite.watcher.emit('all', 'add', join(root, 'pages/home.json'))
  await loaded()
  expect(ran).toEqual(names)
})

test('the check comes without what draws pages, and as its sources are now', async () => {
  write('../engine/check.ts', 'export const checkSite = 1')
  ran.length = 0
  const check = async (): Promise<unknown> => Reflect.get(await renderer.loadCheck(), 'checkSite')
  expect(await check()).toBe(1)
  expect(ran).toEqual(['src/render/../engine/check.ts'])
  const path = join(root, 'src/engine/check.ts')
  write('../engine/check.ts', 'export const checkSite = 2')
  vite.watcher.emit('all', 'change', path)
  expect(await check()).toBe(2)
})
