import { expect, test } from 'vitest'

import { fixWords } from '#studio/state/apply-fix.ts'

const edit = (text: string) => ({ start: 1, end: 2, text })

test.each([
  ['another name', [edit('"mustard"')], 'Use “mustard”'],
  ['a setting more', [edit(',\n  "id": "faves"')], 'Add it'],
  ['nothing in its place', [edit('')], 'Remove it'],
  ['what is too long for a button', [edit(`"${'a'.repeat(31)}"`)], 'Fix it'],
  ['several changes', [edit('"a"'), edit('"b"')], 'Fix it'],
  ['nothing that a text is written with', [], undefined],
])('the button of a fix says %s', (_, edits, words) => {
  expect(fixWords({ fix: { safe: true, edits } })).toBe(words)
  expect(fixWords({})).toBeUndefined()
})
