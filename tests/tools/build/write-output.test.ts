import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { buildSite } from '#tools/build/build-site.ts'
import { writeOutput } from '#tools/build/write-output.ts'

const names = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile() && !name.startsWith('.'))
    .toSorted()

test('only what changed is written, and what is left over goes', () => {
  const dir = scratchFolder()
  expect(
    writeOutput(dir, [
      { name: 'index.html', content: 'a' },
      { name: 'about/index.html', content: 'b' },
    ]),
  ).toEqual({ written: 2, removed: 0 })
  utimesSync(join(dir, 'index.html'), 1, 1)
  expect(
    writeOutput(dir, [
      { name: 'index.html', content: 'a' },
      { name: 'new.txt', content: 'c' },
    ]),
  ).toEqual({ written: 1, removed: 1 })
  expect(statSync(join(dir, 'index.html')).mtimeMs).toBe(1000)
  expect(names(dir)).toEqual(['index.html', 'new.txt'])
})

test.each(['600', '444'])(
  'a picture kept with permissions %s is served as every page is',
  (mode) => {
    const dir = scratchFolder()
    const copyFrom = join(scratchFolder(), 'logo.svg')
    writeFileSync(copyFrom, '<svg/>')
    chmodSync(copyFrom, Number.parseInt(mode, 8))
    writeOutput(dir, [
      { name: 'index.html', content: 'a' },
      { name: 'logo-1.svg', copyFrom },
    ])
    expect(readFileSync(join(dir, 'logo-1.svg'), 'utf8')).toBe('<svg/>')
    expect(statSync(join(dir, 'logo-1.svg')).mode).toBe(statSync(join(dir, 'index.html')).mode)
  },
)

test('what somebody else put beside the site stays, as a branch that is served has it', () => {
  const dir = scratchFolder()
  const page = { name: 'index.html', content: 'a' }
  writeOutput(dir, [page, { name: 'old/index.html', content: 'b' }])
  for (const name of ['CNAME', '.nojekyll', '.git', 'old/notes.txt'])
    writeFileSync(join(dir, name), 'ours')
  expect(writeOutput(dir, [page])).toEqual({ written: 0, removed: 1 })
  expect(names(dir)).toEqual(['CNAME', 'index.html', 'old/notes.txt'])
  expect(readFileSync(join(dir, '.git'), 'utf8')).toBe('ours')
})

test('a first build takes a folder that has nothing but what hosts and git keep there', () => {
  const dir = scratchFolder()
  const page = { name: 'index.html', content: 'a' }
  mkdirSync(join(dir, '.git'))
  mkdirSync(join(dir, '.well-known'))
  for (const name of ['CNAME', '.nojekyll', '.well-known/assetlinks.json'])
    writeFileSync(join(dir, name), 'ours')
  expect(writeOutput(dir, [page])).toEqual({ written: 1, removed: 0 })
  const other = scratchFolder()
  writeFileSync(join(other, '.env'), 'mine')
  expect(() => writeOutput(other, [page])).toThrow('holds files that no build wrote')
})

test('a folder that had nothing but pages that went is not there any more', () => {
  const dir = scratchFolder()
  const page = { name: 'index.html', content: 'a' }
  const gone = ['v1/index.html', 'v1/menu/index.html', 'about/index.html', 'kept/index.html']
  writeOutput(dir, [page, ...gone.map((name) => ({ name, content: 'b' }))])
  writeFileSync(join(dir, 'kept/notes.txt'), 'ours')
  writeOutput(dir, [page])
  const folders = readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name)).toEqual(['kept'])
})

test('no link leads a build out of its folder', () => {
  const [dir, outside] = [scratchFolder(), scratchFolder()]
  const files = ['menu.html', 'old/menu.html', 'dead.html'].map((name) => ({ name, content: 'a' }))
  writeOutput(dir, files)
  for (const name of ['menu.html', 'precious.html']) writeFileSync(join(outside, name), 'precious')
  rmSync(join(dir, 'old'), { recursive: true })
  for (const name of ['menu.html', 'dead.html']) rmSync(join(dir, name))
  symlinkSync(outside, join(dir, 'old'))
  symlinkSync(join(outside, 'precious.html'), join(dir, 'menu.html'))
  symlinkSync('/nowhere', join(dir, 'dead.html'))
  writeOutput(dir, [{ name: 'menu.html', content: 'b' }])
  expect(readFileSync(join(dir, 'menu.html'), 'utf8')).toBe('b')
  for (const name of ['menu.html', 'precious.html'])
    expect(readFileSync(join(outside, name), 'utf8')).toBe('precious')
})

test('what a build that was stopped half-way had written is gone after the next', () => {
  const dir = scratchFolder()
  writeOutput(dir, [{ name: 'old.html', content: 'a' }])
  const late = {
    name: 'late.html',
    get content(): string {
      throw new Error('Stopped.')
    },
  }
  const early = { name: 'early.html', content: 'b' }
  expect(() => writeOutput(dir, [early, late])).toThrow('Stopped.')
  writeOutput(dir, [{ name: 'index.html', content: 'c' }])
  expect(names(dir)).toEqual(['index.html'])
})

test.each([
  ['a file', 'a file there', (path: string) => writeFileSync(path, 'years of work')],
  ['a link', 'a file there', (path: string) => symlinkSync('/nowhere', path)],
  ['a folder', 'a file there', (path: string) => mkdirSync(path)],
])('%s that no build wrote is not written over', (_, words, put) => {
  const dir = scratchFolder()
  const before = { name: 'index.html', content: 'a' }
  writeOutput(dir, [before])
  put(join(dir, 'about.html'))
  const was = readdirSync(dir)
  expect(() =>
    writeOutput(dir, [
      { ...before, content: 'b' },
      { name: 'about.html', content: 'b' },
    ]),
  ).toThrow(
    new RegExp(
      `In the folder ${dir} there is (a link )?about.html that no build wrote, and the site has ${words}. Move it away, or name another folder with --out.`,
    ),
  )
  expect(readdirSync(dir)).toEqual(was)
  expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe('a')
})

test('what somebody put there as the site has it is a build’s from then on', () => {
  const dir = scratchFolder()
  const page = { name: 'index.html', content: 'a' }
  writeOutput(dir, [page])
  writeFileSync(join(dir, 'robots.txt'), 'b')
  writeOutput(dir, [page, { name: 'robots.txt', content: 'b' }])
  expect(writeOutput(dir, [page])).toEqual({ written: 0, removed: 1 })
})

test('no folder that is a link is written into', () => {
  const [dir, outside] = [scratchFolder(), scratchFolder()]
  writeOutput(dir, [{ name: 'assets/a.css', content: 'a' }])
  writeFileSync(join(outside, 'a.css'), 'precious')
  rmSync(join(dir, 'assets'), { recursive: true })
  symlinkSync(outside, join(dir, 'assets'))
  expect(() => writeOutput(dir, [{ name: 'assets/a.css', content: 'b' }])).toThrow(
    `there is a link assets that no build wrote, and the site has assets/a.css there. Move it away`,
  )
  expect(readFileSync(join(outside, 'a.css'), 'utf8')).toBe('precious')
})

test('a build that the disk stops leaves whole files, pages with what they load, and its stamp', () => {
  const dir = scratchFolder()
  const first = [
    { name: 'index.html', content: '1' },
    { name: 'assets/1.css', content: '1' },
  ]
  writeOutput(dir, first)
  const full = {
    name: 'assets/2.css',
    get content(): string {
      throw new Error('Full.')
    },
  }
  expect(() => writeOutput(dir, [{ name: 'index.html', content: '2' }, full])).toThrow('Full.')
  for (const { name, content } of first) expect(readFileSync(join(dir, name), 'utf8')).toBe(content)
  const stamp = readFileSync(join(dir, '.built-by-sandwichboard'), 'utf8')
  // What is half written when the power goes is known to the next build.
  const [part = ''] = /[^"]+\.part/.exec(stamp) ?? []
  writeFileSync(join(dir, part), 'ha')
  writeOutput(dir, first)
  expect(readdirSync(dir)).not.toContain(part)
})

test('a folder takes the place of a file of the last build', () => {
  const dir = scratchFolder()
  writeOutput(dir, [{ name: 'a', content: 'file' }])
  writeOutput(dir, [{ name: 'a/index.html', content: 'page' }])
  expect(names(dir)).toEqual(['a/index.html'])
})

test('a folder with files that no build wrote is left alone', () => {
  const dir = scratchFolder()
  mkdirSync(join(dir, 'thesis'))
  writeFileSync(join(dir, 'thesis/chapter.txt'), 'years of work')
  expect(() => writeOutput(dir, [{ name: 'index.html', content: 'a' }])).toThrow(
    /holds files that no build wrote. Empty it, or name another with --out./,
  )
  expect(readFileSync(join(dir, 'thesis/chapter.txt'), 'utf8')).toBe('years of work')
})

test.each(['', 'site', 'site/v1'])(
  'a file in the place of the folder is named, above “%s”',
  (below) => {
    const file = join(scratchFolder(), 'dist')
    writeFileSync(file, 'a note')
    expect(() => writeOutput(join(file, below), [{ name: 'index.html', content: 'a' }])).toThrow(
      `${file} is a file, not a folder. Name a folder with --out.`,
    )
    expect(readFileSync(file, 'utf8')).toBe('a note')
  },
)

test.each(['pages', 'pages/media/out'])('a site is not built into its own %s', async (out) => {
  const root = scratchFolder()
  mkdirSync(join(root, 'pages'))
  // By whatever name it is called.
  symlinkSync(join(root, 'pages'), join(root, 'linked'))
  const byLink = join(root, out.replace('pages', 'linked'))
  await expect(buildSite({ root, pagesDir: 'pages', outDir: byLink })).rejects.toThrow(
    `The folder ${byLink} is in pages, whose`,
  )
  await expect(buildSite({ root, pagesDir: 'pages', outDir: join(root, out) })).rejects.toThrow(
    `The folder ${join(root, out)} is in pages, whose files are the site’s own. Name one outside of it with --out.`,
  )
  // Tests of one worker share it, and React is another one in production.
  expect(process.env['NODE_ENV']).toBe('test')
})
