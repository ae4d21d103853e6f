import { expect, test } from 'vitest'

import { report } from '#tools/validate/pretty.ts'

const closing = (count: number): string =>
  report({ findings: [] }, new Map(Array.from({ length: count }, (_, at) => [`pages/${at}`, ''])))

test.each([
  [1, '1 file, no problems.'],
  [999, '999 files, no problems.'],
  [1094, '1,094 files, no problems.'],
  [1_000_000, '1,000,000 files, no problems.'],
])('%i files are told as people write the number', (count, words) => {
  expect(closing(count)).toBe(words)
})
