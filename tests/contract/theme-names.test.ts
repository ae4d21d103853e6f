import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { kebab } from '#engine/text/kebab.ts'

/** What blocks, kit and layouts are written in, but for tests. */
const sources = ['blocks', 'src/kit', 'src/render'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
)
const all = sources.join('\n')
const matches = (pattern: RegExp): Set<string> =>
  new Set([...all.matchAll(pattern)].map(([, name = '']) => name))

const needed = (part: string): readonly string[] =>
  definition('Theme').properties?.[part]?.['x-needed'] ?? []
const words = (name: string): string[] => (definition(name).enum ?? []).map(String)

test('a theme is asked for each property that CSS reads and nobody sets', () => {
  const read = matches(/var\(--([a-z\d-]+)\)/g)
  const set = matches(/(?:^|[^a-z(-])--([a-z\d-]+)['"]?\]?:/g)
  const { additionalProperties: field } = definition('Theme').properties?.['fields'] ?? {}
  const roles = typeof field === 'object' ? Object.keys(field.properties ?? {}) : []
  const own = new Set([...set, ...roles.map(kebab), 'field'])
  // `--c${row}` sets --c2.
  const numbered = matches(/--([a-z]+)\$\{/g)
  const fromTheme = [...read].filter(
    (name) => !own.has(name) && !numbered.has(name.replace(/\d+$/, '')),
  )
  const named = [...words('Field'), ...words('Color')]
  const asked = [
    ...[...needed('colors'), ...needed('variables')].map(kebab),
    ...needed('fonts').map((name) => `font-${kebab(name)}`),
  ]
  expect(asked.toSorted()).toEqual([...new Set([...fromTheme, ...named])].toSorted())
})

test('a theme is asked for each field that a block can stand on', () =>
  expect(needed('fields').toSorted()).toEqual(words('Field').toSorted()))

test('a theme is asked for each text style that is used', () => {
  const used = matches(/(?<=["'`\s])t-([a-z][A-Za-z]*)(?=["'`\s$])/g)
  expect(needed('type').toSorted()).toEqual([...used].toSorted())
})
