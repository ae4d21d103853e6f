import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere, runOnFullDisk } from '#tests/tools/commands.ts'
import { makeSite } from '#tools/new-site/make-site.ts'
import { validate } from '#tools/validate/validate.ts'

const folder = scratchFolder()
const at = (...names: string[]): string => join(folder, ...names)
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

test('a new site has nothing wrong with it, and its author is told how to see it', () => {
  const pages = at('spoke-and-son', 'pages')
  const { stdout, stderr, status } = runCommand('new-site', [pages])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain(`npm start -- --pages ${pages} shows it`)
  expect(stdout).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(stdout).toContain('"currency"')
  expect(json(join(pages, 'site.json'))).toMatchObject({
    url: 'https://www.spoke-and-son.example',
    lang: 'en-US',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    brand: { product: 'Spoke and son', email: 'hello@spoke-and-son.example' },
  })
  const home = json(join(pages, 'main/home.json')) as { $schema: string }
  expect(existsSync(join(pages, 'main', home.$schema))).toBe(true)
  expect(runCommand('validate', ['--pages', pages]).stdout).toMatch(/, no problems\.\n$/)
}, 60_000)

test.skipIf(process.platform === 'win32')(
  'a disk that is full leaves no half of a site, which would refuse the next try',
  async () => {
    const pages = at('full')
    expect(runOnFullDisk('new-site', [pages])).toBe(2)
    expect(await runHere(makeSite, [pages])).toMatchObject({ code: 0, err: '' })
  },
)

test('what is told of a folder of two words runs as it stands', async () => {
  const pages = at('my site')
  const { out } = await runHere(makeSite, [pages])
  expect(out).toContain(`npm start -- --pages '${pages}' shows it`)
  expect(out).toContain(`npm run merge-driver -- --pages '${pages}' has`)
  expect(out).not.toContain('English')
})

test('the author of a site in another language is told what is left to write in it', async () => {
  const pages = at('roda')
  const { out } = await runHere(makeSite, [pages, '--lang', 'pt-PT'])
  expect(out).toContain('write those of main/ and shared/ in pt-PT')
  expect(out).toContain(
    `\`npm run validate -- --pages ${pages}\` lists those that stand in no file yet.`,
  )
  expect((await runHere(validate, ['--pages', pages])).out).toContain('english-default')
})

test('it is built, with its own name and nothing of the shop this repository shows', async () => {
  const [pages, out] = [at('built'), at('out')]
  await runHere(makeSite, [pages, '--name', 'Roda Livre'])
  const args = ['--import', 'tsx', 'tools/build/main.ts', '--pages', pages, '--out', out]
  const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const home = readFileSync(join(out, 'index.html'), 'utf8')
  expect(home).toContain('<title>Roda Livre</title>')
  expect(home).not.toMatch(/mitts|sandwich(?!board)/i)
  expect(existsSync(join(out, '404.html'))).toBe(true)
}, 60_000)

test.each([
  [[], 'new-site needs exactly one folder. Name a new one after the command'],
  [['full'], 'There is already something at FOLDER/full. Name a folder that is empty'],
  [['full/file'], 'There is already something at FOLDER/full/file.'],
  [['full/file/site'], 'full/file is a file, or a broken symbolic link, so no folder can be'],
  [['astray'], 'astray is a file, or a broken symbolic link, so no folder can be made there.'],
  [['astray/pages'], 'astray is a file, or a broken symbolic link, so no folder can be made'],
  [['x', '--lang', 'English'], '“English” is not a language. Write it as en-US or as pt.'],
])('%j is refused, and nothing is written', async (words, sentence) => {
  mkdirSync(at('full'), { recursive: true })
  writeFileSync(at('full', 'file'), 'Mine.')
  rmSync(at('astray'), { force: true })
  symlinkSync(at('nowhere'), at('astray'))
  const [dir, ...more] = words
  const args = dir === undefined ? [] : [at(dir), ...more]
  const { err, code } = await runHere(makeSite, args)
  expect(err.replaceAll(folder, 'FOLDER')).toContain(sentence)
  expect(code).toBe(2)
  expect(readFileSync(at('full', 'file'), 'utf8')).toBe('Mine.')
  expect(existsSync(at('x'))).toBe(false)
})
