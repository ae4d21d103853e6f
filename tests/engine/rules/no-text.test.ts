import { expect, test } from 'vitest'

import { catalogue } from '#engine/rules/catalogue.ts'
import { isRecord } from '#engine/schema/schema.ts'

import { checkExample } from './example-site.ts'

/** What JSON may hold and nothing can make a text of. */
const textless = { toString: [], valueOf: 0 }

/** Each copy of a value in which one value, however deep, is that. */
function* spoiltEverywhere(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const one of [textless, ...spoiltEverywhere(inner)])
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one }
}

test('a value of which no text can be made stops no rule, wherever it stands', async () => {
  let tried = 0
  for (const { code, wrong } of catalogue.values())
    for (const [file, change] of Object.entries(wrong))
      if (isRecord(change) && file.startsWith('pages/') && !('odd' in change || 'bytes' in change))
        for (const spoilt of spoiltEverywhere(change)) {
          const example = { ...wrong, [file]: spoilt as typeof change }
          await checkExample(example, code).catch((error: unknown) =>
            expect.fail(`${code}: ${JSON.stringify(spoilt)}: ${(error as Error).stack}`),
          )
          tried += 1
        }
  expect(tried).toBeGreaterThan(500)
})
