import { expect, test } from 'vitest'

import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import { textOf } from '#studio/state/documents.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const PAGE = 'one/home.json'

test('a block that is hidden is one line more in the file, and as it was when it shows again', () => {
  const blocks = [{ type: 'intro', id: 'intro', heading: 'Hello' }]
  const store = openStudio({ [PAGE]: { route: '/', blocks } }, PAGE)
  store.getState().select({ blocks: ['intro'], pointer: '' })
  store.getState().run(hideBlocks, undefined)
  const { values, stored } = store.getState()
  const before = stored[PAGE]?.text.split('\n') ?? []
  const after = textOf(values[PAGE], stored[PAGE]).split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual(['      "hidden": true,'])
  expect(before.filter((line) => !after.includes(line))).toEqual([])
  store.getState().run(hideBlocks, undefined)
  expect(textOf(store.getState().values[PAGE], stored[PAGE])).toBe(stored[PAGE]?.text)
})
