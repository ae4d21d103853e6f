import { describe, expect, test } from 'vitest'

import { copyBlocksTo } from '#studio/commands/copy-blocks-to.ts'
import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { pasteBlocks } from '#studio/commands/paste-blocks.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const PAGE = 'one/home.json'
const page = (blocks: readonly unknown[]) => ({ route: '/', title: 'Home', blocks })

describe('words that nobody could read in the colours of a page', () => {
  const intro = { type: 'intro', id: 'intro', headlineColor: 'tomato', field: 'ham' } as never
  /** Two sets: in the first, tomato on ham cannot be read, in the other it can. */
  const colours = (): StudioStoreApi =>
    openStudio(
      {
        'site.json': { variant: 'one' },
        'theme.json': { colors: { ham: '#FFB1AB', tomato: '#DB2C14' } },
        'one/chrome.json': { name: 'For Here' },
        [PAGE]: page([intro]),
        'two/chrome.json': { name: 'To Go' },
        'two/theme.json': { colors: { ham: '#FFFFFF' } },
        'two/home.json': page([]),
      },
      'two/home.json',
    )
  const why = 'Words in “tomato” can’t be read on “ham” here.'

  test('are not added there, and are where they can be read', () => {
    const store = colours()
    expect(store.getState().run(insertBlocks, { blocks: [intro] })).toBe(true)
    store.getState().select({ blocks: ['intro'], pointer: '' })
    expect(store.getState().run(copyBlocksTo, { document: PAGE })).toBe(false)
    expect(store.getState().said.text).toBe(why)
    store.getState().open(PAGE)
    expect(store.getState().run(insertBlocks, { blocks: [intro] })).toBe(false)
    expect(store.getState().said.text).toBe(why)
  })
  test('are said when they are pasted, and kept', () => {
    const store = colours()
    store.getState().open(PAGE)
    expect(store.getState().run(pasteBlocks, { text: JSON.stringify(intro) })).toBe(true)
    expect(store.getState().said.text).toBe(`Paste Intro. ${why}`)
  })
})
