import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { blockSchemas, resolved } from '#engine/schema/schema.ts'
import { headingsOf } from '#engine/site/headings.ts'
import { documentKind } from '#engine/site/model.ts'

type Json = Record<string, unknown>

/** Size that pages are grown to, in bytes, as far as their texts may grow. */
const PAGE_BYTES = 11_000

const words =
  'sandwich stack pickle crumb toast two hands counter corner lunch paper mustard slow fold street'.split(
    ' ',
  )

/** Addresses that every site has. */
const needed = ['/', '/404']

/**
 * A pages folder with `count` valid pages of 10 blocks, made from the blocks' own examples with
 * texts that differ from page to page, beside the pages of the real site. With `kinds` there are only
 * those pages, of blocks of these types; `written` is how each of them names its type.
 */
export function generatePages(folder: string, count: number, kinds?: Kinds): void {
  const examples = [...(kinds?.types ?? blockSchemas.keys())]
    .toSorted()
    .map((type) => JSON.parse(readFileSync(join('blocks', type, 'example.json'), 'utf8')) as Json)
  const site = JSON.parse(readFileSync('pages/site.json', 'utf8')) as { variant: string }
  const set = site.variant
  cpSync('pages', folder, { recursive: true })
  if (kinds) emptied(folder, set, JSON.stringify(examples))
  for (let index = 0; index < count; index += 1) {
    const made = page(index, examples)
    const blocks = (made['blocks'] as Json[]).map((block, place) => ({
      ...block,
      type: kinds ? kinds.written(String(block['type']), index + place) : block['type'],
    }))
    const route = (kinds && needed[index]) ?? made['route']
    const text = `${JSON.stringify({ ...made, route, blocks }, null, 2)}\n`
    writeFileSync(join(folder, set, `page-${index}.json`), kinds ? led(text) : text)
  }
}

/** Which blocks the pages have. */
export interface Kinds {
  readonly types: readonly string[]
  written(type: string, index: number): string
}

/** Takes out the real pages, all sets but the live one, and media that only those show; links of what stays lead to the home. */
function emptied(folder: string, set: string, blocks: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const other = entry.isDirectory() && !['content', 'media', set].includes(entry.name)
    if (other) rmSync(join(folder, entry.name), { recursive: true })
  }
  for (const name of readdirSync(join(folder, set)))
    if (documentKind(`${set}/${name}`) === 'Page') rmSync(join(folder, set, name))
  for (const path of ['site.json', `${set}/chrome.json`]) {
    const { archives: _, ...rest } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Json
    writeFileSync(join(folder, path), led(JSON.stringify(rest, null, 2)))
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
  const texts = files.filter((name) => name.endsWith('.json'))
  const named = texts.map((name) => readFileSync(join(folder, name), 'utf8')).join('') + blocks
  for (const name of files)
    if (name.startsWith('media/') && !named.includes(name.replace(/\w+$/, '')))
      rmSync(join(folder, name))
}

/** The text with every link inside the site leading to its home. */
function led(text: string): string {
  return text
    .replaceAll(/"href": "[/#][^"]*"/g, '"href": "/"')
    .replaceAll(/\]\([/#][^)]*\)/g, '](/)')
}

function page(index: number, examples: readonly Json[]): Json {
  const [openers, others] = [examples.filter(opens), examples.filter((example) => !opens(example))]
  const used = new Set<Json>()
  const blocks = Array.from({ length: 10 }, (_, position) => {
    const from = position === 0 ? openers : others
    const turned = from.map((_, step) => from[(index + position + step) % from.length] as Json)
    const chosen = turned.find((example) => !(isLimited(example) && used.has(example))) as Json
    used.add(chosen)
    return { ...chosen, id: `block-${position}` }
  })
  const document = {
    $schema: '../../schema/generated/page.schema.json',
    route: `/page-${index}`,
    title: `Page ${index} of {product}`,
    description: sentence(index, 100),
    blocks,
  }
  const missing = PAGE_BYTES - JSON.stringify(document, null, 2).length
  const places = textPlaces(blocks)
  return {
    ...document,
    blocks: blocks.map((block) => longer(block, index, missing / places)) as Json[],
  }
}

/** Whether the block holds the title of a page. */
function opens(example: Json): boolean {
  return headingsOf([example]).some(({ level }) => level === 1)
}

/** Whether a page may have the block only so often. */
function isLimited({ type }: Json): boolean {
  return blockSchemas.get(String(type))?.['x-limit'] !== undefined
}

/** How many texts of the blocks may grow. */
function textPlaces(blocks: readonly Json[]): number {
  let count = 0
  for (const block of blocks) {
    for (const [key, value] of Object.entries(block)) if (room(block, key, value) > 0) count += 1
  }
  return Math.max(count, 1)
}

/** The block with its texts grown by about `bytes` each, as far as its schema lets them. */
function longer(block: Json, seed: number, bytes: number): Json {
  const grown = Object.entries(block).map(([key, value]) => {
    const length = Math.min(room(block, key, value), bytes)
    return [key, length > 0 ? `${String(value)} ${sentence(seed, length - 1)}`.trim() : value]
  })
  return Object.fromEntries(grown) as Json
}

/** Characters that a text setting has left; 0 for any other, and for texts of a fixed form. */
function room(block: Json, key: string, value: unknown): number {
  const schema = resolved(blockSchemas.get(String(block['type']))?.properties?.[key] ?? {})
  const free = schema.type === 'string' && !schema.pattern && !schema.enum && !schema['x-ref']
  return free && typeof value === 'string' ? (schema.maxLength ?? 0) - value.length : 0
}

/** Words up to `length` characters, different for each seed. */
function sentence(seed: number, length: number): string {
  let text = `${seed}`
  for (let index = 0; text.length < length; index += 1) {
    text += ` ${words[(seed * 7 + index * index + index) % words.length] ?? ''}`
  }
  return text.slice(0, Math.max(length, 0)).trim()
}
