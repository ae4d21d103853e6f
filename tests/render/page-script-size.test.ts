import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { buildLateScript, buildPageScript } from '#tools/build/page-scripts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

const keys = (folder: string, room: string): string[] =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => name.endsWith('.behavior.ts'))
    .map((name) => `${room}/${name.replace('.behavior.ts', '')}`)

/** Behaviors that wait until they are due and so are in no page's script: components name them. */
const late = readdirSync(`${root}/src/kit`)
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => [
    ...readFileSync(`${root}/src/kit/${name}`, 'utf8').matchAll(/behavior: '([^']+)'/g),
  ])
  .map(([, key]) => key ?? '')

const size = async (behaviors: readonly string[]): Promise<number> =>
  brotliCompressSync((await buildPageScript(root, behaviors)).code).byteLength

test('a page with every behavior of kit and layouts loads at most 2 KB of script', async () => {
  const all = [...keys('src/kit', 'kit'), ...keys('src/render/layouts', 'layouts')].filter(
    (key) => !late.includes(key),
  )
  expect(all.length).toBeGreaterThan(0)
  expect(await size(all)).toBeLessThanOrEqual(2048)
})

test('a page with islands and nothing else loads less than 1 KB of script', async () => {
  expect(await size([])).toBeLessThan(1024)
})

test('what a page fetches later is small, so that home and badge stay within 2 KB together', async () => {
  expect(late).toEqual(['kit/open-now'])
  const { code } = await buildLateScript(root, 'kit/open-now')
  expect(brotliCompressSync(code).byteLength).toBeLessThan(600)
  expect(code).not.toContain('import')
})
