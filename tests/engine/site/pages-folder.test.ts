import { expect, test } from 'vitest'

import { commandFor, inPages, kindOf, pagesPath } from '#engine/site/pages-folder.ts'

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

test.each([
  ['pages', 'migrate', 'npm run migrate'],
  ['../other/pages', 'migrate', 'npm run migrate -- --pages ../other/pages'],
  ['', 'migrate', 'npm run migrate -- --pages .'],
  ['my site', 'start', "npm start -- --pages 'my site'"],
  ["Ann's $HOME", 'start', String.raw`npm start -- --pages 'Ann'\''s $HOME'`],
])('for the folder “%s”, %s is told as a shell takes it', (pagesDir, name, command) =>
  expect(commandFor({ pagesDir }, name)).toBe(command),
)

test('flags of a command stand behind those of its site', () => {
  const dry = ['migrate', '--dry-run'] as const
  expect(commandFor({ pagesDir: 'pages' }, ...dry)).toBe('npm run migrate -- --dry-run')
  expect(commandFor({ pagesDir: 'shop' }, ...dry)).toBe('npm run migrate -- --pages shop --dry-run')
})
