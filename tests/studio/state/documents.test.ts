import { expect, test } from 'vitest'

import { textOf } from '#studio/state/documents.ts'
import { file } from '#tests/studio/open-studio.ts'

test('a file with a byte order mark keeps it, and its form, when something is changed in it', () => {
  const text = '\uFEFF{\r\n    "title": "Home",\r\n    "tags": ["a", "b"]\r\n}\r\n'
  const value = { title: 'Home', tags: ['a', 'b'] }
  expect(textOf(value, file(text))).toBe(text)
  expect(textOf({ ...value, title: 'Us' }, file(text))).toBe(text.replace('Home', 'Us'))
})
