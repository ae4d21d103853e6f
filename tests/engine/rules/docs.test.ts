import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { catalogue } from '#engine/rules/catalogue.ts'
import { families } from '#engine/rules/docs.ts'

import { checkExample } from './example-site.ts'

const entries = [...catalogue.values()]

test.each(entries)('$code: the wrong example has this finding and no other', async (entry) => {
  const { findings } = await checkExample(entry.wrong, entry.code)
  expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    `${entry.severity} ${entry.code}`,
  ])
})

test.each(entries)('$code: the right example has no finding', async (entry) =>
  expect((await checkExample(entry.right, entry.code)).findings).toEqual([]),
)

test.each(entries)('$code says why in a sentence', ({ why }) =>
  expect(why).toMatch(/^[A-Z“].{20,140}\.$/),
)

test('no two codes are the same, and all stand in order of family and name', () => {
  const names = entries.map(({ family, code }) => `${families.indexOf(family)} ${code}`)
  expect(names).toEqual([...new Set(names)].toSorted())
})

test('every code that the engine writes has docs', () => {
  const sources = readdirSync('src/engine', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`src/engine/${name}`, 'utf8'))
  const written = sources.flatMap((text) =>
    [...text.matchAll(/\bcode: '([^']+)'/g)].map(([, code]) => code as string),
  )
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter((code) => !catalogue.has(code))).toEqual([])
})
