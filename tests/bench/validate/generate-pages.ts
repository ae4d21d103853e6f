import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = Record<string, unknown>

/** Size of a page that these pages are grown to, in bytes; that of pages measured before. */
const PAGE_BYTES = 11_000

const words =
  'sandwich stack pickle crumb toast two hands counter corner lunch paper mustard slow fold street'.split(
    ' ',
  )

/**
 * A pages folder with `count` valid pages of 10 blocks, made from the blocks' own examples with
 * texts that differ from page to page. Facts, chrome and media names come from the real site.
 */
export function generatePages(folder: string, count: number): void {
  const examples = readdirSync('blocks')
    .toSorted()
    .map((type) => JSON.parse(readFileSync(join('blocks', type, 'example.json'), 'utf8')) as Json)
  for (const name of ['site.json', 'theme.json', 'content', 'media']) {
    cpSync(join('pages', name), join(folder, name), { recursive: true })
  }
  const set = (JSON.parse(readFileSync('pages/site.json', 'utf8')) as { variant: string }).variant
  for (const name of readdirSync('pages').filter(
    (name) => !name.includes('.') && !['content', 'media', 'shared'].includes(name),
  )) {
    mkdirSync(join(folder, name))
    for (const file of ['chrome.json', 'home.json'])
      cpSync(join('pages', name, file), join(folder, name, file))
  }
  for (let index = 0; index < count; index += 1) {
    writeFileSync(
      join(folder, set, `page-${index}.json`),
      `${JSON.stringify(page(index, examples), null, 2)}\n`,
    )
  }
}

function page(index: number, examples: readonly Json[]): Json {
  const blocks = Array.from({ length: 10 }, (_, position) => ({
    ...structuredClone(examples[(index + position) % examples.length]),
    id: `block-${position}`,
  }))
  const document = {
    $schema: '../../schema/generated/page.schema.json',
    route: `/page-${index}`,
    title: `Page ${index} of {product}`,
    description: sentence(index, 14).slice(0, 160),
    blocks: blocks as Json[],
  }
  const lists = blocks.flatMap((block) => Object.values(block as Json).filter(isParagraphs))
  for (
    let turn = 0;
    JSON.stringify(document, null, 2).length < PAGE_BYTES && turn < 200;
    turn += 1
  ) {
    const list = lists[turn % Math.max(lists.length, 1)]
    if (list && list.length < 12) list.push(sentence(index + turn, 24))
    else if (turn > lists.length * 12) break
  }
  return document
}

/** Lists that take any text: paragraphs. */
function isParagraphs(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'string' && item.length > 60)
  )
}

function sentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 7 + index * index + index) % words.length],
  )
  return `${picked.join(' ')} ${seed}.`
}
