import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { joined, look } from '#engine/look.ts'
import { readSite } from '#tools/lib/read-site.ts'

const root = join(process.cwd(), 'tests/fixtures/faulty')

test('files looked at in parts, by another thread too, give the findings of the whole', async () => {
  const tree = await readSite({ root, pagesDir: 'pages' })
  const names = [...tree.files.keys()]
  const whole = await checkSite(tree)
  for (const cut of [0, 1, 7, names.length >> 1, names.length]) {
    const sent = structuredClone({ ...look(tree, names.slice(cut)), parsed: new Map() })
    const seen = joined(look(tree, names.slice(0, cut)), sent)
    expect((await checkSite(tree, seen)).findings).toEqual(whole.findings)
  }
  expect(whole.findings.length).toBeGreaterThan(50)
})
