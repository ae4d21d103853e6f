import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { marquee, page, site } from '#tests/engine/site.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { report } from '#tools/validate/pretty.ts'

let outside: string
let root: string

beforeEach(() => {
  outside = scratchFolder()
  root = join(outside, 'project')
  for (const [file, text] of site().files) write(file, text)
  write('pages/media/logo.svg', '<svg/>')
})

const write = (file: string, text: string | Uint8Array): void => writeIn(root, file, text)

function link(file: string, to: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  symlinkSync(join(outside, to), join(root, file))
}

const read = () => readSite({ root, pagesDir: 'pages', streamed: true })

async function found(): Promise<string[]> {
  const { findings } = await checkSite(await read())
  for (const { line, column } of findings) expect([line, column]).toEqual([1, 1])
  return findings
    .filter(({ code }) => code !== 'unused-media')
    .map(({ file, code, problem }) => `${file} ${code} ${problem}`)
}

test('a link inside the project is read like the file itself', async () => {
  write('kept/other.json', page([marquee], { route: '/other' }))
  write('kept/more/a.svg', '<svg/>')
  link('pages/one/other.json', 'project/kept/other.json')
  link('pages/media/more', 'project/kept/more')
  expect(await found()).toEqual([])
  expect([...(await read()).media]).toEqual(['media/logo.svg', 'media/more/a.svg'])
  expect((await read()).files.get('pages/one/other.json')).toContain('/other')
})

test('links that lead out, nowhere or in a circle are told, and not followed', async () => {
  writeFileSync(join(outside, 'secret.svg'), 'secret')
  link('pages/media/secret.svg', 'secret.svg')
  link('pages/one/out', '.')
  link('pages/one/gone.json', 'project/gone.json')
  link('pages/one/round', 'project/pages')
  expect(await found()).toEqual([
    'pages/media/secret.svg unfollowed-link This symbolic link points outside the project.',
    'pages/one/gone.json unfollowed-link This symbolic link points to nothing.',
    'pages/one/out unfollowed-link This symbolic link points outside the project.',
    'pages/one/round unfollowed-link This symbolic link goes in a circle, or from one linked folder into another.',
  ])
})

test('linked folders that link each other end', async () => {
  for (const from of ['a', 'b', 'c', 'd'])
    for (const to of ['a', 'b', 'c', 'd']) link(`kept/${from}/${to}`, `project/kept/${to}`)
  link('pages/one/kept', 'project/kept')
  const said = await found()
  expect(said.length).toBe(16)
  expect(said.every((line) => line.includes(' unfollowed-link '))).toBe(true)
})

test('a file that is gone when it is read is one finding, also if it was needed', async () => {
  const tree = await read()
  renameSync(join(root, 'pages/site.json'), join(root, 'site.json'))
  renameSync(join(root, 'pages/one/home.json'), join(root, 'home.json'))
  const { findings } = await checkSite(tree)
  expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages/one/home.json unreadable-file',
    'pages/site.json unreadable-file',
  ])
})

test.skipIf(process.platform === 'win32')('a pipe is not waited for', async () => {
  const command = 'mkfifo'
  execFileSync(command, [join(root, 'pages/one/pipe.json')])
  expect(await found()).toEqual([
    'pages/one/pipe.json unreadable-file This file or folder could not be read.',
  ])
})

test('a name with a line break is shown in one line', async () => {
  write('pages/one/a\nb.json', page([marquee], { route: '/other' }))
  const { findings } = await checkSite(await read())
  expect(findings.map(({ code }) => code)).toEqual(['wrong-file-name'])
  expect(report({ findings }, new Map()).split('\n').slice(0, 2)).toEqual([
    'pages/one/a\\u000ab.json:1:1  error  wrong-file-name',
    '  The name "pages/one/a\\u000ab.json" has a character that does not belong in a file name. Rename it with letters, digits, hyphens and dots.',
  ])
})

test.each([
  ['Latin-1', Buffer.from(page([{ ...marquee, phrase: 'Café' }]), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${page([marquee])}`, 'utf16le')],
])('a page in %s is one finding', async (_, bytes) => {
  write('pages/one/home.json', bytes)
  const { findings } = await checkSite(await read())
  expect(findings.map(({ code }) => code)).toEqual(['not-utf-8'])
})
