import { existsSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'

let path: string
beforeEach(() => {
  path = join(scratchFolder(), 'media', 'a.webp')
})

/** What is kept, where making it anew would give this text. */
async function kept(text: string): Promise<string> {
  const bytes = await keptFile(path, () => Promise.resolve(Buffer.from(text)))
  expect(readFileSync(path)).toEqual(bytes)
  return Buffer.from(bytes).toString()
}

test('what is made is kept', async () => {
  expect(await kept('first')).toBe('first')
  expect(await kept('again')).toBe('first')
  expect(readdirSync(dirname(path))).toEqual(['a.webp', 'a.webp.sum'])
})

test.each<[string, () => void]>([
  ['emptied', () => truncateSync(path)],
  ['cut', () => truncateSync(path, 3)],
  ['changed', () => writeFileSync(path, 'fjrst')],
  ['taken away', () => rmSync(path)],
  ['left without its sum', () => rmSync(`${path}.sum`)],
])('what was %s is made anew, and kept', async (_, damage) => {
  await kept('first')
  damage()
  expect(await kept('again')).toBe('again')
  expect(await kept('third')).toBe('again')
})

test('what other code made is made anew', async () => {
  const by = async (code: string, text: string): Promise<string> =>
    Buffer.from(await keptFile(path, () => Promise.resolve(Buffer.from(text)), code)).toString()
  expect(await by('one', 'first')).toBe('first')
  expect(await by('one', 'again')).toBe('first')
  expect(await by('another', 'third')).toBe('third')
})

test('what cannot be made leaves nothing', async () => {
  await expect(keptFile(path, () => Promise.reject(new Error('No picture.')))).rejects.toThrow('No')
  expect(existsSync(dirname(path))).toBe(false)
})
