import { expect, test } from 'vitest'

import { reservedFor } from '#engine/site/built-files.ts'
import { model } from '#tests/contract/test-site.ts'
import { siteFiles } from '#tools/build/output-files.ts'

test('no page can take the address of a file that is built beside the pages', async () => {
  const place = { pagesDir: 'pages', root: process.cwd() }
  const live = model.site.variant
  const files = await siteFiles({ model, live, pages: [], media: {}, now: Date.now(), ...place })
  expect(files.length).toBeGreaterThan(5)
  const free = files.map(({ name }) => `/${name}`).filter((path) => !reservedFor(path))
  expect(free, 'they are missing in src/engine/site/built-files.ts').toEqual([])
})
