import { describe, expect, test, vi } from 'vitest'

import { actionOf, actions } from '#studio/actions/actions.ts'
import { copyBlocksTo } from '#studio/commands/copy-blocks-to.ts'
import { copiedText, cutBlocks } from '#studio/commands/copy-blocks.ts'
import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { duplicateBlocks } from '#studio/commands/duplicate-blocks.ts'
import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { moveBlocksTo } from '#studio/commands/move-blocks-to.ts'
import { moveBlocks } from '#studio/commands/move-blocks.ts'
import { pasteBlocks } from '#studio/commands/paste-blocks.ts'
import { setValue } from '#studio/commands/set-value.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const PAGE = 'one/home.json'

/** `edge:a intro! faves`: blocks by type, with an id where it is another, hidden with `!`. */
function page(blocks: string) {
  return {
    route: '/',
    title: 'Home',
    blocks: blocks.split(' ').flatMap((word) => {
      const [type = '', id = type] = word.replace('!', '').split(':')
      if (type === 'null') return [null]
      return [{ type, id, ...(word.endsWith('!') ? { hidden: true } : {}) }]
    }),
  }
}

/** An editor on a page of these blocks, with those in brackets selected: `edge [intro] faves`. */
function editor(blocks: string): StudioStoreApi {
  const store = openStudio(
    {
      [PAGE]: page(blocks.replaceAll(/[[\]]/g, '')),
      'one/chrome.json': { name: 'For Here' },
      'two/home.json': page('edge:top faves'),
      'two/chrome.json': { name: 'To Go' },
    },
    PAGE,
  )
  const selected = [...blocks.matchAll(/\[([^\]]+)\]/g)].map(
    ([, word = '']) => word.replace('!', '').split(':').at(-1) ?? '',
  )
  store.getState().select({ blocks: selected, pointer: '' })
  return store
}

/** The page as `editor` takes it. */
function shown(store: StudioStoreApi, id = PAGE): string {
  const { values, selection } = store.getState()
  const { blocks } = values[id] as { blocks: { type: string; id: string; hidden?: boolean }[] }
  return blocks
    .map((block) => {
      if (block === null) return 'null'
      const name = block.type === block.id ? block.id : `${block.type}:${block.id}`
      const word = block.hidden === true ? `${name}!` : name
      return id === PAGE && selection.blocks.includes(block.id) ? `[${word}]` : word
    })
    .join(' ')
}

const said = (store: StudioStoreApi): string => store.getState().said.text
const block = (type: string, id = type) => ({ type, id }) as never

describe('adding', () => {
  test('puts a block below the selected one and selects it', () => {
    const store = editor('edge [intro] faves')
    store.getState().run(insertBlocks, { blocks: [block('shelf')] })
    expect(shown(store)).toBe('edge intro [shelf] faves')
    expect(said(store)).toBe('Shelf added, now 3 of 4.')
  })
  test('puts it at the end where nothing is selected', () => {
    const store = editor('edge intro')
    store.getState().run(insertBlocks, { blocks: [block('shelf')] })
    expect(shown(store)).toBe('edge intro [shelf]')
  })
  test('puts it where it was asked for, with an id of its own', () => {
    const store = editor('edge [intro] edge:edge-2')
    store.getState().run(insertBlocks, { blocks: [block('edge')], at: 0 })
    expect(shown(store)).toBe('[edge:edge-3] edge intro edge:edge-2')
  })
  test('refuses a second of what a page has once', () => {
    const store = editor('hero-video [intro]')
    expect(store.getState().run(insertBlocks, { blocks: [block('hero-video')] })).toBe(false)
    expect(said(store)).toBe('A page can have only one Hero video.')
  })
  test('counts as the check does: not what is hidden, nor what is for one screen', () => {
    const store = editor('hero-video! [intro]')
    expect(store.getState().run(insertBlocks, { blocks: [block('hero-video')] })).toBe(true)
    const forPhones = { type: 'hero-video', id: 'phones', when: { on: 'phones' } } as never
    expect(store.getState().run(insertBlocks, { blocks: [forPhones] })).toBe(true)
    expect(store.getState().run(insertBlocks, { blocks: [block('hero-video')] })).toBe(false)
  })
  test('refuses a document that has no blocks', () => {
    const store = editor('edge')
    store.getState().open('one/chrome.json')
    store.getState().run(insertBlocks, { blocks: [block('edge')] })
    expect(said(store)).toBe('This document has no list of blocks to add to.')
  })
})

describe('taking out', () => {
  test('selects what stands there then', () => {
    const store = editor('edge [intro] [faves] shelf')
    store.getState().run(deleteBlocks, undefined)
    expect(shown(store)).toBe('edge [shelf]')
    expect(said(store)).toBe('Delete 2 blocks. Done.')
  })
  test('takes the selected one though something else stands in the list', () => {
    const store = editor('null null edge [intro]')
    store.getState().run(deleteBlocks, undefined)
    expect(shown(store)).toBe('null null [edge]')
  })
  test('cuts nothing but what was copied, though the clipboard took its time', async () => {
    let answer = (): void => {}
    const writeText = () => new Promise<void>((done) => (answer = done))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const store = editor('[edge] intro faves')
    actionOf('cut').run(store.getState())
    store.getState().select({ blocks: ['faves'], pointer: '' })
    answer()
    await vi.waitFor(() => expect(said(store)).toMatch(/^This was copied, not cut/))
    expect(shown(store)).toBe('edge intro [faves]')
    vi.unstubAllGlobals()
  })
  test('is called cutting where it is', () => {
    const store = editor('[edge] intro')
    store.getState().run(cutBlocks, { text: copiedText(store.getState()) ?? '' })
    store.getState().travel('undo')
    expect(said(store)).toBe('Undone: Cut Edge.')
  })
})

test('what is told is shown, but for a move, which is in sight anyway', () => {
  const store = editor('edge [intro] faves')
  const kind = () => store.getState().said.kind
  store.getState().run(moveBlocks, { by: 1 })
  expect(kind()).toBe('aside')
  store.getState().run(moveBlocks, { by: 1 })
  expect(kind()).toBe('refused')
  store.getState().run(duplicateBlocks, undefined)
  expect(kind()).toBe('news')
  store.getState().select({ blocks: ['edge'], pointer: '' })
  store.getState().run(moveBlocksTo, { index: 3 })
  expect(kind()).toBe('aside')
  store.getState().travel('undo')
  expect(kind()).toBe('news')
})

describe('duplicating', () => {
  test('puts the copies together below the last', () => {
    const store = editor('[edge] intro [edge:drip] faves')
    store.getState().run(duplicateBlocks, undefined)
    expect(shown(store)).toBe('edge intro edge:drip [edge:edge-2] [edge:drip-2] faves')
  })
  test('is refused where a page has one', () => {
    const store = editor('[faves]')
    store.getState().run(duplicateBlocks, undefined)
    expect(said(store)).toBe('A page can have only one Faves.')
  })
})

describe('hiding', () => {
  test('is not taken back where the page has all it may have by then', () => {
    const store = editor('hero-video [hero-video:other!]')
    expect(store.getState().run(hideBlocks, undefined)).toBe(false)
    expect(said(store)).toBe('A page can have only one Hero video.')
  })
  test('hides all while one of them shows, and then shows all', () => {
    const store = editor('[edge!] [intro]')
    store.getState().run(hideBlocks, undefined)
    expect(shown(store)).toBe('[edge!] [intro!]')
    store.getState().run(hideBlocks, undefined)
    expect(shown(store)).toBe('[edge] [intro]')
    expect(said(store)).toBe('Show 2 blocks. Done.')
  })
})

describe('moving', () => {
  test('goes one place, together', () => {
    const store = editor('edge [intro] faves [shelf]')
    store.getState().run(moveBlocks, { by: -1 })
    expect(shown(store)).toBe('[intro] edge [shelf] faves')
    expect(said(store)).toBe('2 blocks moved up, now 1 of 4.')
    store.getState().run(moveBlocks, { by: -1 })
    expect(said(store)).toBe('This is already the first block.')
  })
  test('to a place gathers what is selected there', () => {
    const store = editor('[edge] intro faves [shelf] values')
    store.getState().run(moveBlocksTo, { index: 3 })
    expect(shown(store)).toBe('intro faves [edge] [shelf] values')
    expect(said(store)).toBe('2 blocks moved, now 3 of 5.')
  })
  test('to where it stands is refused', () => {
    const store = editor('edge [intro] faves')
    expect(store.getState().run(moveBlocksTo, { index: 2 })).toBe(false)
    expect(said(store)).toBe('Intro is already there.')
  })
})

describe('pasting', () => {
  const paste = (text: string): [string, string] => {
    const store = editor('edge [intro] faves')
    store.getState().run(pasteBlocks, { text })
    return [shown(store), said(store)]
  }
  const there = 'edge [intro] faves'
  test('takes one block', () =>
    expect(paste('{"type":"edge","id":"edge"}')[0]).toBe('edge intro [edge:edge-2] faves'))
  test('takes a list, and a page', () => {
    const both = 'edge intro [shelf] [edge:edge-2] faves'
    const list = '[{"type":"shelf","id":"shelf"},{"type":"edge","id":"edge"}]'
    expect(paste(list)[0]).toBe(both)
    expect(paste(`{"route":"/","blocks":${list}}`)[0]).toBe(both)
  })
  test('takes a line of a file with its comma', () =>
    expect(paste('{"type":"shelf","id":"shelf"},\n')[0]).toBe('edge intro [shelf] faves'))
  test('gives an id to what has none', () =>
    expect(paste('{"type":"shelf"}')[0]).toBe('edge intro [shelf] faves'))
  test('refuses a second of what a page has once', () =>
    expect(paste('{"type":"faves","id":"f"}')).toEqual([there, 'A page can have only one Faves.']))
  test('refuses a type that there is not', () =>
    expect(paste('{"type":"shelv"}')).toEqual([
      there,
      'There’s no block called “shelv”. Did you mean “shelf”?',
    ]))
  test.each(['hello', '42', '{}', '[]', 'null', '"shelf"'])('%s is no block', (text) =>
    expect(paste(text)).toEqual([
      there,
      'What was copied isn’t a block. Copy one here, or the JSON of one.',
    ]),
  )
  test('to the other set says what is missing there', () => {
    const why = (store: StudioStoreApi): unknown =>
      actions.find(({ id }) => id === 'copy-to-other-set')?.allowed(store.getState())
    const store = editor('[edge]')
    store.getState().open('one/chrome.json')
    expect(why(store)).toBe('This isn’t a page, so it has no blocks to copy.')
    const moved = editor('[edge]')
    moved.getState().run(setValue, { at: '/route', value: '/away', name: 'Address' })
    expect(why(moved)).toBe('To Go has no page with the address of this one.')
    moved.getState().run(setValue, { at: '/route', value: undefined, name: 'Address' })
    expect(why(moved)).toBe('To Go has no page with the address of this one.')
  })
  test('not what is nested too deeply to be one', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(paste(`{"type":"shelf","id":"shelf","items":${deep}}`)).toEqual([
      there,
      'What was copied isn’t a block. Copy one here, or the JSON of one.',
    ])
  })
  test('says that there is nothing', () =>
    expect(paste('')).toEqual([there, 'There’s no block on the clipboard. Copy one first.']))
})

describe('copying to the other set', () => {
  const run = (store: StudioStoreApi): void =>
    actions.find(({ id }) => id === 'copy-to-other-set')?.run(store.getState())
  test('puts it below the same neighbour, on the page of the same address', () => {
    const store = editor('edge [intro] faves')
    run(store)
    expect(shown(store, 'two/home.json')).toBe('edge:top intro faves')
    expect(shown(store)).toBe('edge [intro] faves')
  })
  test.each([
    ['[intro] edge faves', 'intro edge:top faves'],
    ['shelf values [intro] marquee faves', 'edge:top intro faves'],
    ['shelf values marquee [intro]', 'edge:top faves intro'],
  ])('puts it where it stands on its own page: %s', (own, there) => {
    const store = editor(own)
    run(store)
    expect(shown(store, 'two/home.json')).toBe(there)
    expect(said(store)).toBe('Copy Intro to Home, To Go. Done.')
  })
  test('refuses what that page has', () => {
    const store = editor('edge [faves]')
    store.getState().run(copyBlocksTo, { document: 'two/home.json' })
    expect(said(store)).toBe('A page can have only one Faves.')
  })
})

test('every action on blocks says what to do first where nothing is selected', () => {
  const store = editor('edge intro')
  const asked = actions.filter(({ id }) =>
    ['copy', 'cut', 'delete', 'duplicate', 'hide', 'move-up', 'extend-down'].includes(id),
  )
  expect(asked).toHaveLength(7)
  for (const action of asked)
    expect([action.id, action.allowed(store.getState())]).toEqual([
      action.id,
      'Select a block first.',
    ])
})

test('selecting goes further by keys, and takes all', () => {
  const store = editor('edge [intro] faves shelf')
  const run = (id: string): void => actions.find((one) => one.id === id)?.run(store.getState())
  run('extend-down')
  expect(shown(store)).toBe('edge [intro] [faves] shelf')
  expect(said(store)).toBe('Faves too, 2 selected.')
  run('extend-up')
  expect(shown(store)).toBe('[edge] [intro] [faves] shelf')
  run('select-all')
  expect(shown(store)).toBe('[edge] [intro] [faves] [shelf]')
})
