import { expect, test } from 'vitest'

import { copyBlocksTo } from '#studio/commands/copy-blocks-to.ts'
import { pasteBlocks } from '#studio/commands/paste-blocks.ts'
import { block } from '#studio/state/selection.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

/** What is said of an intro with that link once it is copied to a page of `edge`, and pasted there. */
function said(setting: object): string[] {
  const intro = { type: 'intro', id: 'intro', ...setting }
  const page = (blocks: object[]) => ({ route: '/', title: 'Home', blocks })
  const store = openStudio(
    {
      'one/home.json': page([intro, { type: 'values', id: 'values' }]),
      'two/home.json': page([{ type: 'edge', id: 'edge' }]),
      'two/chrome.json': { name: 'To Go' },
    },
    'one/home.json',
  )
  store.getState().select(block('intro'))
  store.getState().run(copyBlocksTo, { document: 'two/home.json' })
  const copied = store.getState().said.text
  store.getState().travel('undo')
  store.getState().open('two/home.json')
  store.getState().run(pasteBlocks, { text: JSON.stringify(intro) })
  return [copied, store.getState().said.text]
}

const link = (href: string) => ({ link: { label: 'Where we are', href } })

test.each([link('#values'), { text: ['See [our values](#values).'] }])(
  'whoever brings a block to another page hears that its link leads nowhere there: %j',
  (setting) => {
    const why = 'There’s no block or section called “values” there, so a link goes nowhere.'
    expect(said(setting)).toEqual([`Copy Intro to Home, To Go. ${why}`, `Paste Intro. ${why}`])
  },
)

test.each(['#edge', '#intro', '#top', '/#values'])('a link to %s is nothing to tell', (href) =>
  expect(said(link(href))).toEqual(['Copy Intro to Home, To Go. Done.', 'Paste Intro. Done.']),
)
