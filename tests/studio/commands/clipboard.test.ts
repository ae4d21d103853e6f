// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { startClipboard } from '#studio/commands/clipboard.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'

test('of a picture that was copied it is told that it is no block, and where it goes', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  const stop = startClipboard(store, document)
  const pasted = (files: readonly File[]): string => {
    const clipboardData = { files, getData: () => '' }
    document.body.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
    )
    return store.getState().said.text
  }
  expect(pasted([new File(['1'], 'image.png', { type: 'image/png' })])).toBe(
    'What was copied is a file, not a block. Drop it on a picture of the page, or on Media.',
  )
  expect(pasted([])).toBe('There’s no block on the clipboard. Copy one first.')
  stop()
})
