import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { fontPackagesIn, installedFonts } from '#tools/lib/site/installed-fonts.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

const root = scratchFolder()
const put = (name: string): void => {
  const file = join(root, 'node_modules', name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
}

test('nothing is known where nothing is installed', () =>
  expect(installedFonts(root, ['our-font'])).toBeUndefined())

test('packages of a scope of fonts are found, and others that a theme names', () => {
  put('@fontsource/abel/files/abel.woff2')
  put('@fontsource/abel/LICENSE')
  put('our-font/our.ttf')
  put('react/index.js')
  const fonts = installedFonts(root, ['our-font', '../elsewhere', 'nowhere'])
  expect([...(fonts ?? [])]).toEqual([
    ['@fontsource/abel', new Set(['files/abel.woff2'])],
    ['our-font', new Set(['our.ttf'])],
  ])
})

test('what a theme names is read also where the theme is no JSON yet', () =>
  expect(
    fontPackagesIn('{"fonts": {"a": {"package" : "one", "patches": [{"package":"two"'),
  ).toEqual(['one', 'two']))

test('a site is read with the fonts that its theme is set in', async () => {
  const { fonts } = await readSite({ root: process.cwd(), pagesDir: 'pages', streamed: true })
  expect(fonts?.get('@fontsource-variable/anybody')).toContain(
    'files/anybody-latin-standard-normal.woff2',
  )
})
