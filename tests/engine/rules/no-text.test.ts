import { expect, test } from 'vitest'

import { isRecord } from '#engine/is-record.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { textlessSomewhere } from '#tests/engine/textless.ts'

import { checkExample } from './example-site.ts'

test('a value of which no text can be made stops no rule, wherever it stands', async () => {
  let tried = 0
  for (const { code, wrong } of catalogue.values())
    for (const [file, change] of Object.entries(wrong))
      if (isRecord(change) && file.startsWith('pages/') && !('odd' in change || 'bytes' in change))
        for (const spoilt of textlessSomewhere(change)) {
          const example = { ...wrong, [file]: spoilt as typeof change }
          await checkExample(example, code).catch((error: unknown) =>
            expect.fail(`${code}: ${JSON.stringify(spoilt)}: ${(error as Error).stack}`),
          )
          tried += 1
        }
  expect(tried).toBeGreaterThan(500)
})
