// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ServedPage } from '#engine/site/routes.ts'
import { LivePage, type LivePageProps } from '#render/live/LivePage.tsx'
import type { Block } from '#schema/types.ts'
import { blockFolders } from '#tests/contract/block-types.ts'
import { sampleBlock } from '#tests/contract/sample-block.ts'
import { model, view } from '#tests/contract/test-site.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()
// The quiz and the wall ask for newer words than those on the page as soon as they are drawn.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => vi.unstubAllGlobals())

const edge = (id: number): Block =>
  ({ type: 'text-band', id: `band-${id}`, text: [`Words ${id}`] }) as unknown as Block

const page: ServedPage = {
  file: 'multi-location/long.json',
  set: 'multi-location',
  page: {
    route: '/long',
    title: 'Long',
    description: 'Long',
    layout: 'bare',
    blocks: [],
  } as unknown as ServedPage['page'],
  path: '/long',
  canonical: '/long',
  dress: 'multi-location',
  indexable: false,
}

/** A page that stays drawn, and the ids of the blocks that each next drawing draws anew. */
function live(blocks: readonly Block[]) {
  const drawn: string[] = []
  const onDraw = (id: string): void => void drawn.push(id)
  const at = (props: Partial<LivePageProps>) => (
    <LivePage model={model} page={page} view={view} blocks={blocks} onDraw={onDraw} {...props} />
  )
  const { root, draw } = mount(at({}))
  return {
    root,
    redrawn(props: Partial<LivePageProps>): string[] {
      drawn.length = 0
      draw(at(props))
      return [...drawn]
    },
  }
}

test('a block that has no id yet is drawn, whatever is selected', () => {
  const { id: _, ...nameless } = edge(1)
  const { root, redrawn } = live([nameless as Block, edge(2)])
  expect(root.textContent).toContain('Words 1')
  redrawn({ selected: { id: 'band-2', pointer: '/text' } })
  expect(root.textContent).toContain('Words 1')
})

const many = Array.from({ length: 500 }, (_, id) => edge(id))

test('a key pressed in one of 500 blocks draws that block alone', () => {
  const { redrawn } = live(many)
  const changed = many.with(250, { ...many[250], text: ['Words!'] } as unknown as Block)
  expect(redrawn({ blocks: changed })).toEqual(['band-250'])
})

test('moving, adding and taking out draw no block that stays as it is', () => {
  const { redrawn } = live(many)
  expect(redrawn({ blocks: many.toReversed() })).toEqual([])
  expect(redrawn({ blocks: many.toSpliced(3, 1) })).toEqual([])
  expect(redrawn({ blocks: [edge(1000), ...many] })).toEqual(expect.arrayContaining(['band-1000']))
})

test('choosing a block tells that one and the one before', () => {
  const { redrawn } = live(many)
  expect(redrawn({ selected: { id: 'band-3', pointer: '' } })).toEqual(['band-3'])
  expect(redrawn({ selected: { id: 'band-9', pointer: '/text' } })).toEqual(['band-3', 'band-9'])
})

test('a header stands on the field that the first block has by itself', () => {
  const poster = {
    type: 'poster',
    id: 'first',
    headline: [{ text: 'No bowls' }],
    text: ['None.'],
    image: { src: 'media/logo.svg', alt: '' },
  } as unknown as Block
  const around = { ...page, page: { ...page.page, layout: 'header' } } as ServedPage
  const { root, redrawn } = live([])
  redrawn({ page: around, blocks: [poster] })
  expect(root.querySelector('header')?.dataset['field']).toBe('ham')
})

test('a block that cannot be drawn says so in its place, until it can', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { type: 'fave', id: 'b' } as unknown as Block
  const { root, redrawn } = live([edge(1), broken, edge(2)])
  expect(root.textContent).toContain('The block “b” (fave) could not be drawn.')
  expect(root.querySelectorAll('[data-block]')).toHaveLength(3)
  redrawn({ blocks: [edge(1), { ...edge(3), id: 'b' }, edge(2)] })
  expect(root.textContent).not.toContain('could not be drawn')
  silenced.mockRestore()
})

test.each(blockFolders())('the block %s is drawn without what it must have', (type) => {
  const text = readFileSync(`blocks/${type}/example.json`, 'utf8')
  const example = JSON.parse(text) as Record<string, unknown>
  const spoilt = Object.keys(example).flatMap((key) =>
    key === 'type' || key === 'id'
      ? []
      : [undefined, 7, [7], { no: 7 }].map((value) => ({ [key]: value })),
  )
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const blocks = [{}, ...spoilt].map((change, at) =>
    JSON.parse(JSON.stringify({ ...example, ...change, id: `b-${at}` })),
  )
  const { root } = live(blocks as unknown as Block[])
  expect(root.querySelectorAll('[data-block]')).toHaveLength(blocks.length)
  // What is said in its place is said to people: that it names no section of the menu, for one.
  expect(root.textContent).not.toMatch(/Cannot |undefined|is not (a function|iterable)/)
  silenced.mockRestore()
})

/** Two alike of the first item of each list, as when a line is typed that another says already. */
describe('of two items that say the same, React is told apart', () => {
  const doubled = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(doubled)
      return [...items.slice(0, 1), ...items]
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, doubled(inner)]))
  }
  /** What React says of keys when this is drawn: of two of one key it loses or keeps one. */
  const saidOf = (props: Partial<LivePageProps>): unknown[] => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    mount(<LivePage model={model} page={page} view={view} blocks={[]} {...props} />)
    return said.mock.calls.filter(([words]) => /same key/.test(String(words))).map(([, key]) => key)
  }
  afterEach(() => vi.restoreAllMocks())

  test.each(blockFolders())('in the block %s', (type) => {
    const text = readFileSync(`blocks/${type}/example.json`, 'utf8')
    const example = JSON.parse(text) as Record<string, unknown>
    const blocks = [example, sampleBlock(type, example, 'most')].map(doubled)
    expect(saidOf({ blocks: blocks as Block[] })).toEqual([])
  })

  test.each(Object.keys(model.sets))('around the pages of %s', (name) => {
    const set = model.sets[name]
    const chrome = doubled(set?.chrome)
    const sets = { ...model.sets, [name]: { ...set, chrome } } as typeof model.sets
    for (const layout of ['header', 'sidebar', 'bare'] as const) {
      const shown = { ...page, dress: name, page: { ...page.page, layout } }
      expect(saidOf({ model: { ...model, sets }, page: shown }), layout).toEqual([])
    }
  })
})
