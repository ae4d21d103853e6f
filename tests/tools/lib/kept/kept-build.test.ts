import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { keptBuild } from '#tools/lib/kept/kept-build.ts'

let all: string
beforeEach(() => {
  all = join(scratchFolder(), 'renderer')
})

const one = (): string => 'one'
const made = (text: string) => async (folder: string) => {
  writeFileSync(join(folder, 'entry.js'), text)
  await Promise.resolve()
}

test('what is built is kept until the sources change', async () => {
  const first = await keptBuild(all, one, made('first'))
  expect(await keptBuild(all, one, made('again'))).toBe(first)
  expect(readFileSync(join(first, 'entry.js'), 'utf8')).toBe('first')
  const next = await keptBuild(all, () => 'two', made('second'))
  expect(readFileSync(join(next, 'entry.js'), 'utf8')).toBe('second')
})

test('a build that fails leaves nothing, and the next one tries again', async () => {
  const broken = keptBuild(all, one, async (folder) => {
    await made('half')(folder)
    throw new Error('The disk is full.')
  })
  await expect(broken).rejects.toThrow('The disk is full.')
  expect(readdirSync(all)).toEqual([])
  const folder = await keptBuild(all, one, made('whole'))
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('whole')
})

test('nobody finds it before it is complete', async () => {
  await keptBuild(all, one, async (folder) => {
    await made('whole')(folder)
    expect(existsSync(join(all, 'one'))).toBe(false)
  })
  expect(existsSync(join(all, 'one/entry.js'))).toBe(true)
})

test('programs that build the same at once all get it', async () => {
  const folders = await Promise.all(['a', 'b', 'c'].map((text) => keptBuild(all, one, made(text))))
  expect(new Set(folders)).toEqual(new Set([join(all, 'one')]))
  expect(readdirSync(all)).toEqual(['one'])
})

test('what was built while a source changed is built anew', async () => {
  const keys = ['old', 'new', 'new', 'new']
  const texts = ['half old, half new', 'new']
  const folder = await keptBuild(
    all,
    () => keys.shift() ?? 'new',
    (part) => made(texts.shift() ?? '')(part),
  )
  expect(folder).toBe(join(all, 'new'))
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('new')
  expect(readdirSync(all)).toEqual(['new'])
})

test('a build that another program has begun is left to it', async () => {
  await keptBuild(all, one, async (folder) => {
    for (const key of ['two', 'three', 'four', 'five']) await keptBuild(all, () => key, made(key))
    await made('one')(folder)
  })
  expect(readdirSync(all)).toContain('one')
})

test('only the last builds before it stay', async () => {
  for (const key of ['one', 'two', 'three', 'four', 'five'])
    await keptBuild(all, () => key, made(key))
  expect(readdirSync(all)).toHaveLength(3)
  expect(readdirSync(all)).toContain('five')
})

test.each<[string, (file: string) => void]>([
  ['emptied', (file) => writeFileSync(file, '')],
  ['changed', (file) => writeFileSync(file, 'f1rst')],
  ['taken away', (file) => rmSync(file)],
])('of which a file was %s, it is made anew', async (_, damage) => {
  const folder = await keptBuild(all, one, made('first'))
  damage(join(folder, 'entry.js'))
  expect(await keptBuild(all, one, made('again'))).toBe(folder)
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('again')
})

test('what came beside its files is no damage', async () => {
  const folder = await keptBuild(all, one, made('first'))
  writeFileSync(join(folder, 'entry.js.compiled'), '')
  await keptBuild(all, one, made('again'))
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('first')
})
