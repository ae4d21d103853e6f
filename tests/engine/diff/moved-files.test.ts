import { expect, test } from 'vitest'

import { movedFiles } from '#engine/diff/moved-files.ts'

test('twelve thousand pages of a set that got another name are followed', () => {
  const pages = (set: string): Map<string, unknown> =>
    new Map(
      Array.from({ length: 12_000 }, (_, n) => {
        const texts = ['News', 'Menu', `${n}a`, `${n}b`, `${n}c`, `${n}d`]
        return [`${set}/${n}.json`, { route: `/${n}`, blocks: texts.map((text) => ({ text })) }]
      }),
    )
  const moved = movedFiles(pages('old'), pages('new'))
  expect(moved.size).toBe(12_000)
  expect([...moved].every(([to, from]) => to.slice(4) === from.slice(4))).toBe(true)
})
