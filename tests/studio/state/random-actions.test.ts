import fc from 'fast-check'
import { expect, test } from 'vitest'

import { changeEntry } from '#studio/commands/change-entry.ts'
import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { duplicateBlocks } from '#studio/commands/duplicate-blocks.ts'
import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import { moveBlocks } from '#studio/commands/move-blocks.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { switchVariant } from '#studio/commands/switch-variant.ts'
import { made, removed, withStatus } from '#studio/pages/page-life.ts'
import { entriesOf } from '#studio/site/entries.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openedOn, realFiles, texts } from '#tests/studio/open-studio.ts'

const site = realFiles()

const kinds = [
  'move',
  'delete',
  'duplicate',
  'hide',
  'write',
  'clear',
  'entry',
  'switch',
  'new page',
  'delete page',
  'status',
  'open',
] as const

/** Does one of the things that an author can do, somewhere; `a` and `b` say where and how. */
function act(store: StudioStoreApi, kind: (typeof kinds)[number], a: number, b: number): void {
  const { values, page, select, run, change, open } = store.getState()
  const ids = Object.keys(values).toSorted()
  const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length]
  const blocks = blocksIn(values[page])
  const chosen = pick(blocks, a)
  if (chosen) select({ blocks: [chosen.id], pointer: '' })
  const at = `/blocks/${blocks.indexOf(chosen as (typeof blocks)[number])}`
  const [setting] = Object.keys(chosen ?? {}).slice(2)
  const other = pick(ids, a) ?? page
  switch (kind) {
    case 'move':
      return void run(moveBlocks, { by: b % 2 === 0 ? 1 : -1 })
    case 'delete':
      return void run(deleteBlocks, undefined)
    case 'duplicate':
      return void run(duplicateBlocks, undefined)
    case 'hide':
      return void run(hideBlocks, undefined)
    case 'write':
      return void run(setValue, {
        at: `${at}/heading`,
        value: `Words ${b}`,
        name: 'H',
        typed: b % 2 === 0,
      })
    case 'clear':
      return void run(setValue, {
        at: `${at}/${setting ?? 'heading'}`,
        value: undefined,
        name: 'H',
      })
    case 'entry': {
      const document =
        pick(['content/menu.json', 'content/locations.json', 'content/links.json'], b) ?? ''
      const entry = pick(entriesOf(values[document]), a)
      const what = pick(['duplicate', 'up', 'down', 'delete'] as const, b) ?? 'up'
      return entry && void run(changeEntry, { document, at: entry.at, title: entry.title, what })
    }
    case 'switch':
      return void run(switchVariant, { to: pick(['multi-location', 'single-counter'], a) ?? '' })
    case 'new page': {
      const set = pick(['multi-location', 'shared', 'single-counter'], b) ?? ''
      const life = made(values, { set, route: `/new-${a}`, from: page }, undefined)
      return 'why' in life ? undefined : change('New', life.values)
    }
    case 'delete page':
      return other === page || other === 'site.json'
        ? undefined
        : change('Delete', removed(values, other, b % 2 === 0 ? '/' : undefined))
    case 'status':
      return change('Status', withStatus(values, page, b % 2 === 0 ? 'draft' : 'live'))
    case 'open':
      return open(other)
  }
}

test('200 random actions undone to the start are the files on disk to the byte, and redone the same again', () => {
  const action = fc.tuple(fc.constantFrom(...kinds), fc.nat(1000), fc.nat(1000))
  fc.assert(
    fc.property(fc.array(action, { minLength: 200, maxLength: 200 }), (list) => {
      const store = openedOn(site)
      for (const [kind, a, b] of list) act(store, kind, a, b)
      const end = texts(store)
      const steps = store.getState().history.past.length
      expect(steps).toBeGreaterThan(20)
      while (store.getState().history.past.length > 0) store.getState().travel('undo')
      expect(texts(store)).toEqual(site)
      while (store.getState().history.future.length > 0) store.getState().travel('redo')
      expect(texts(store)).toEqual(end)
      expect(store.getState().history.past).toHaveLength(steps)
    }),
    { numRuns: 8 },
  )
})
