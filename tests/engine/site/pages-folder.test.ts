import { expect, test } from 'vitest'

import { inPages, kindOf, pagesPath } from '#engine/site/pages-folder.ts'

const files = ['one/home.json', 'site.json', 'media/a.svg']

test.each(['pages', '', '../other/pages'])('in the folder “%s” a file has one name', (pagesDir) => {
  for (const path of files) expect(pagesPath({ pagesDir }, inPages({ pagesDir }, path))).toBe(path)
  expect(kindOf({ pagesDir }, inPages({ pagesDir }, 'one/home.json'))).toBe('Page')
})

test.each(['pages', ''])('the files of a block are not in the folder “%s”', (pagesDir) => {
  expect(pagesPath({ pagesDir }, 'blocks/hero/example.json')).toBeUndefined()
  expect(kindOf({ pagesDir }, 'blocks/hero/example.json')).toBe('Block')
  expect(kindOf({ pagesDir }, 'blocks/hero/block.schema.json')).toBeUndefined()
})
