import { expect, test } from 'vitest'

import { parsed, textOf } from '#studio/state/documents.ts'
import { file } from '#tests/studio/open-studio.ts'

test('a file with a byte order mark keeps it, and its form, when something is changed in it', () => {
  const text = '\uFEFF{\r\n    "title": "Home",\r\n    "tags": ["a", "b"]\r\n}\r\n'
  const value = { title: 'Home', tags: ['a', 'b'] }
  expect(textOf(value, file(text))).toBe(text)
  expect(textOf({ ...value, title: 'Us' }, file(text))).toBe(text.replace('Home', 'Us'))
})

test('a file that is nested too deeply is shown as text: whoever walks it would not come back', () => {
  expect(parsed(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeUndefined()
  expect(parsed(`${'['.repeat(9)}${']'.repeat(9)}`)).toBeDefined()
})
