import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Command } from '#studio/actions/command.ts'
import { textOfBlocks } from '#studio/commands/blocks-text.ts'
import { copyBlocksTo } from '#studio/commands/copy-blocks-to.ts'
import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { duplicateBlocks } from '#studio/commands/duplicate-blocks.ts'
import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { moveBlocksTo } from '#studio/commands/move-blocks-to.ts'
import { moveBlocks } from '#studio/commands/move-blocks.ts'
import { pasteBlocks } from '#studio/commands/paste-blocks.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { blocksOf } from '#studio/state/blocks.ts'
import { block } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openStudio, realFiles, texts } from '#tests/studio/open-studio.ts'

/** What a person may do next; numbers are taken modulo what there is. */
type Deed = (store: StudioStoreApi) => void

function does<Args>(command: Command<Args>, args: (store: StudioStoreApi) => Args): Deed {
  return (store) => void store.getState().run(command, args(store))
}

const someBlocks = (store: StudioStoreApi, at: number) => {
  const blocks = blocksOf(store.getState())
  return blocks.length === 0 ? [] : [blocks[at % blocks.length] as (typeof blocks)[number]]
}

const number = fc.nat(40)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  number.map((at): Deed => (store) => {
    const pages = ['multi-location/home.json', 'single-counter/home.json', 'shared/terms.json']
    store.getState().open(pages[at % pages.length] ?? '')
  }),
  fc.array(number, { maxLength: 3 }).map((places): Deed => (store) => {
    const blocks = places.flatMap((at) => someBlocks(store, at).map(({ id }) => id))
    store.getState().select({ blocks, pointer: '' })
  }),
  fc.constantFrom<-1 | 1>(-1, 1).map((by) => does(moveBlocks, () => ({ by }))),
  number.map((at) =>
    does(moveBlocksTo, (store) => ({ index: at % (blocksOf(store.getState()).length + 1) })),
  ),
  fc
    .constantFrom<Command>(deleteBlocks, duplicateBlocks, hideBlocks)
    .map((command) => does(command, () => undefined)),
  number.map((at) =>
    does(insertBlocks, (store) => ({
      blocks: [{ type: 'edge', id: 'edge', shape: 'lettuce' } as never],
      at: at % (blocksOf(store.getState()).length + 1),
    })),
  ),
  number.map((at) => does(pasteBlocks, (store) => ({ text: textOfBlocks(someBlocks(store, at)) }))),
  fc.constant(does(copyBlocksTo, () => ({ document: 'single-counter/home.json' }))),
  fc
    .record({
      at: number,
      key: fc.constantFrom('heading', 'note', 'when', 'id', 'new', 'items'),
      value: fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
      typed: fc.boolean(),
    })
    .map(({ at, key, value, typed }) =>
      does(setValue, (store) => ({
        at: `/blocks/${at % Math.max(blocksOf(store.getState()).length, 1)}/${key}`,
        value,
        name: key,
        typed,
      })),
    ),
  fc.constantFrom('undo' as const, 'redo' as const).map((way): Deed => (store) => {
    store.getState().travel(way)
  }),
)

test('undo shows the blocks that it brings back, and those that it changes', () => {
  const home = 'multi-location/home.json'
  const store = openStudio(realFiles(), home)
  const { run, select, travel, open } = store.getState()
  const selected = () => store.getState().selection.blocks
  select({ blocks: ['intro', 'faves'], pointer: '' })
  run(deleteBlocks, undefined)
  select(block('drip'))
  travel('undo')
  expect(selected()).toEqual(['intro', 'faves'])
  travel('redo')
  open('multi-location/contact.json')
  travel('undo')
  expect([store.getState().page, ...selected()]).toEqual([home, 'intro', 'faves'])

  run(hideBlocks, undefined)
  select(block('drip'))
  travel('undo')
  expect(selected()).toEqual(['intro', 'faves'])
})

test('whatever was done, undoing it all is where it began to the byte, and redoing it where it ended', () => {
  const files = realFiles()
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 60 }), (deeds) => {
      const store = openStudio(files, 'multi-location/home.json')
      const before = store.getState().values
      for (const act of deeds) act(store)
      const after = store.getState().values
      const afterTexts = texts(store)
      const done = store.getState().history.past.length
      for (let count = 0; count < done; count++) store.getState().travel('undo')
      expect(store.getState().values).toEqual(before)
      expect(texts(store)).toEqual(files)
      for (let count = 0; count < done; count++) store.getState().travel('redo')
      expect(store.getState().values).toEqual(after)
      expect(texts(store)).toEqual(afterTexts)
    }),
    { numRuns: 40 },
  )
})
