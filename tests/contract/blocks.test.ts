import { readFileSync, readdirSync } from 'node:fs'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { facts } from '#engine/fill.ts'
import { choicesOf } from '#engine/schema/applies.ts'
import { type Definition, schemaFaults } from '#engine/schema/faults.ts'
import { conditionsIn, idleIn } from '#engine/schema/idle.ts'
import { blockSchemas, definition } from '#engine/schema/schema.ts'
import { sendsOn } from '#engine/site/sends-on.ts'
import { completeBlock } from '#render/complete-block.ts'
import { blockTypes } from '#render/registry.ts'
import { renderBlock } from '#render/render-block.tsx'
import type { Block } from '#schema/types.ts'
import { validateBlock } from '#schema/validators.js'
import { classNamesIn } from '#tools/vite/class-names-only.ts'

import { blockFolders } from './block-types.ts'
import { type Extreme, type Pick, extremes, sampleBlock } from './sample-block.ts'
import { model, view } from './test-site.ts'

type Data = Record<string, unknown>

const read = (path: string): string => readFileSync(path, 'utf8')
const json = (path: string): Data => JSON.parse(read(path)) as Data
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')))
  }
})
afterEach(() => vi.restoreAllMocks())

function render(block: Data): string {
  const islands = { runtime: '/react.js', scripts: {}, behavior: (key: string) => `/${key}.js` }
  const html = renderBlock(
    completeBlock(block as unknown as Block, facts(model.site, 2026)),
    0,
    view,
    islands,
  )
  if (typeof html !== 'string') throw new Error(`${html.message} (it last read ${html.setting})`)
  return html
}

/** What the generated schema says against a block, a line each. */
function faultsOf(block: Data): string[] {
  validateBlock(block)
  return (validateBlock.errors ?? []).map(
    ({ instancePath, message = '' }) => `${instancePath} ${message}`,
  )
}

/** The same as `validate` says it, a line each. */
async function toldOf(value: unknown, definition: Definition, file: string): Promise<string[]> {
  const faults = await schemaFaults(value, definition, file)
  return faults.map(({ at, problem, remedy }) => `${file}#${at} ${problem} ${remedy}`)
}

const types = blockFolders()

test('every block folder is in the registry', () => expect(blockTypes).toEqual(types))

describe.each(types)('blocks/%s', (type) => {
  const folder = `blocks/${type}`
  const schema = json(`${folder}/block.schema.json`)
  const example = json(`${folder}/example.json`)
  const names = readdirSync(folder)
  const modules = names.filter((name) => name.endsWith('.module.css'))
  const css = modules.map((name) => read(`${folder}/${name}`)).join('\n')
  const sources = names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => read(`${folder}/${name}`))

  test('keeps the dialect', async () => {
    expect(await toldOf(schema, 'BlockSchema', `${folder}/block.schema.json`)).toEqual([])
  })

  test('its example satisfies its schema', async () => {
    const told = await toldOf(example, 'Block', `${folder}/example.json`)
    expect(told, 'by schema/generated, which `npm run generate` remakes').toEqual([])
    expect(example['type']).toBe(type)
  })

  test('reads no setting where its schema says that it counts for nothing, nor shows one as an example', () => {
    const conditions = conditionsIn(blockSchemas.get(type) ?? {})
    if (!conditions) return
    expect([...idleIn(example, conditions, '')]).toEqual([])
    const full = sampleBlock(type, example, 'most') as Data
    for (const [key, condition] of conditions.own) {
      const { [key]: own, ...rest } = full
      expect(own, `the sample has "${key}"`).toBeDefined()
      for (const [decider, values] of Object.entries(condition)) {
        const choices = choicesOf(conditions.properties[decider])
        for (const other of choices.filter((one) => !values.includes(one))) {
          const idle = { ...rest, [decider]: other }
          expect(render({ ...idle, [key]: own }), `with "${key}"`).toBe(render(idle))
        }
      }
    }
  })

  test('sends visitors on where its schema says so, and nowhere else', () => {
    const choices = Object.entries(blockSchemas.get(type)?.properties ?? {}).flatMap(
      ([key, setting]) => choicesOf(setting).map((choice) => ({ ...example, [key]: choice })),
    )
    for (const block of [example, ...choices])
      expect(render(block).includes('data-redirect='), JSON.stringify(block)).toBe(
        sendsOn(block) !== undefined,
      )
  })

  test('renders its example without a console message', () => {
    expect(render(example)).toContain(`data-block="${type}"`)
    expect(said).toEqual([])
  })

  test.each<Extreme>(extremes)('survives the %s its schema allows', (extreme) => {
    const block = sampleBlock(type, example, extreme) as Data
    expect(faultsOf(block), 'the sample is a valid block').toEqual([])
    expect(render(block)).toContain(`data-block="${type}"`)
    expect(said).toEqual([])
  })

  test('draws whatever its schema allows, and nothing that only a program says', () => {
    fc.assert(
      fc.property(fc.gen(), (next) => {
        const pick: Pick = (choices) => next(fc.constantFrom, ...choices)
        const block = sampleBlock(type, example, pick) as Data
        expect(faultsOf(block), 'the sample is a valid block').toEqual([])
        const seen = render(block).replaceAll(/ data-[\w-]+=("[^"]*"|'[^']*')/g, '')
        expect(seen).not.toMatch(/\b(undefined|NaN|Infinity|null)\b|\[object |\{[a-z]+\}/)
        expect(said).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('calls a colour what the theme calls it in CSS', () => {
    const colors: readonly unknown[] = definition('Color').enum ?? []
    const text = JSON.stringify(sampleBlock(type, example, 'most'))
    const block = JSON.parse(text, (_, value: unknown) =>
      colors.includes(value) ? 'inkSoft2' : value,
    ) as Data
    expect(render(block)).not.toMatch(/--ink-?soft2/i)
  })

  test('its CSS modules are named after it, so that their classes are its own', () => {
    for (const name of modules) expect(name).toMatch(new RegExp(`^${type}(-\\w+)*\\.module\\.css$`))
  })

  test.each(modules)('%s styles each class that is used and has no other', (module) => {
    const styled = Object.keys(
      classNamesIn(read(`${folder}/${module}`), `${folder}/${module}`),
    ).toSorted()
    expect([...usedOf(module)].toSorted()).toEqual(styled)

    function usedOf(name: string): Set<string> {
      const used = new Set<string>()
      for (const source of sources) {
        const [, styles] = new RegExp(`import (\\w+) from './${name}'`).exec(source) ?? []
        if (styles === undefined) continue
        // Not the file of that name, where it is imported.
        const uses = new RegExp(
          `(?<![/-])\\b${styles}(?:\\.([A-Za-z_]\\w*)|\\[['"]([\\w-]+)['"]\\])`,
          'g',
        )
        for (const [, a, b] of source.matchAll(uses)) used.add(a ?? b ?? '')
        // `styles[shape]` uses the classes named after the words a setting may have.
        if (new RegExp(`\\b${styles}\\[\\w`).test(source))
          for (const word of enumWords(schema)) if (styled.includes(word)) used.add(word)
      }
      return used
    }
  })

  test.each(names.filter((name) => name.endsWith('.island.tsx')))(
    '%s comes alive: what draws it goes through island()',
    (name) => {
      const drawn = sources.flatMap((source) => {
        const [, local] =
          new RegExp(`import \\{[^}]*?(\\w+) \\} from './${name}'`).exec(source) ?? []
        return local === undefined
          ? []
          : [new RegExp(`\\bisland(<[^(]*>)?\\(\\s*${local}\\b`).test(source)]
      })
      expect(drawn).toContain(true)
      expect(drawn).not.toContain(false)
    },
  )

  // Pages are scripts that no compiler sees, so the form is asked for here and the types hold the rest.
  test.each(names.filter((name) => name.endsWith('.behavior.ts')))(
    '%s exports a `start` that returns what stops it',
    (name) =>
      expect(read(`${folder}/${name}`)).toMatch(
        /^export function start\([^)]*\): \(\) => void \{$/m,
      ),
  )

  test('only what an island draws answers to clicks: the rest is HTML without its handlers', () => {
    const alive = new Set<string>()
    const reach = (name: string): void => {
      if (alive.has(name)) return
      alive.add(name)
      for (const [, next = ''] of read(`${folder}/${name}`).matchAll(/ from '\.\/([^']+\.tsx)'/g))
        reach(next)
    }
    names.filter((name) => name.endsWith('.island.tsx')).forEach(reach)
    const handlers = names
      .filter((name) => name.endsWith('.tsx') && !alive.has(name))
      .flatMap((name) =>
        [...read(`${folder}/${name}`).matchAll(/\son[A-Z]\w*(?==\{)/g)].map(
          ([handler]) => `${name}:${handler}`,
        ),
      )
    expect(handlers).toEqual([])
  })

  test('has no colour literal, id selector or !important', () => {
    const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '')
    expect(
      rules.match(
        /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|:\s*(?:white|black|red|blue|green)\b/gi,
      ) ?? [],
    ).toEqual([])
    expect(rules.match(/#[A-Za-z][\w-]*(?=[^{}]*\{)/g) ?? []).toEqual([])
    expect(rules).not.toContain('!important')
  })

  test('its headings are those its schema announces', () => {
    const html = render(example)
    for (const { level, text } of headings(schema, example)) {
      const found = [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(
        ([, inner]) => plain(inner ?? ''),
      )
      expect(
        found.some((inner) => inner.includes(plain(text))),
        `“${text}” as a heading of level ${level}, in ${found.join(' | ')}`,
      ).toBe(true)
    }
    const announced = JSON.stringify(schema).includes('"x-heading"')
    if (!announced) expect(html).not.toMatch(/<h[1-6]/)
  })
})

/** Every word of every list of words in a schema. */
function enumWords(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = (schema as { enum?: unknown }).enum
  return [
    ...(Array.isArray(own) ? own.map(String) : []),
    ...Object.values(schema).flatMap(enumWords),
  ]
}

/** Every heading setting of the schema that the example fills, with its level. */
function headings(schema: Data, value: unknown): { level: number; text: string }[] {
  const level = schema['x-heading']
  if (typeof level === 'number' && value !== undefined) return [{ level, text: words(value) }]
  if (Array.isArray(value))
    return value.flatMap((item) => headings((schema['items'] ?? {}) as Data, item))
  const properties = (schema['properties'] ?? {}) as Record<string, Data>
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => headings(properties[key] ?? {}, inner))
}

function words(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map((line) => (line as { text: string }).text).join(' ') : ''
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
