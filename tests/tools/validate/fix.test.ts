import { chmodSync, lstatSync, readdirSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

import { home, marquee, page } from '#tests/engine/site.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { validate as command } from '#tools/validate/validate.ts'

const { place, write, git, ...scratch } = scratchSite()
const read = () => scratch.read(home)
const validate = (...args: string[]) => scratch.here(command, args)

const sound = page([marquee])
const faulty = sound.replace('"title"', '"titel"').replace('open"', 'open", // now')

test('--fix mends what is safe, and the report is of what is left', async () => {
  write(home, faulty)
  expect(await validate('--fix')).toEqual({
    code: 0,
    out: '5 files, no problems.\n',
    err: `Fixed 1 file: ${home}.\n\n`,
  })
  expect(read()).toBe(sound)
  expect((await validate('--fix')).err).toBe('There is nothing to fix.\n\n')
})

test('a file that is fixed stays the link and the permissions it was', async () => {
  write(home, faulty)
  renameSync(place(home), place('elsewhere.json'))
  chmodSync(place('elsewhere.json'), 0o640)
  symlinkSync(place('elsewhere.json'), place(home))
  await validate('--fix')
  expect(lstatSync(place(home)).isSymbolicLink()).toBe(true)
  expect(statSync(place(home)).mode & 0o777).toBe(0o640)
  expect(read()).toBe(sound)
  expect(readdirSync(dirname(place(home)))).toEqual(['chrome.json', 'home.json'])
})

test('--fix=suggested shows a diff first and writes it only when told so', async () => {
  const single = sound.replace('"/",', '"/"')
  write(home, single)
  expect((await validate('--fix')).code).toBe(1)
  expect(await validate('--fix=suggested')).toMatchObject({
    code: 1,
    err: `--- a/${home}
+++ b/${home}
@@ -1,5 +1,5 @@
 {
-  "route": "/"
+  "route": "/",
   "title": "Hello",
   "description": "A page that exists to be checked.",
   "blocks": [
Nothing was written. Add --yes to change 1 file as shown.

`,
  })
  expect(read()).toBe(single)
  expect((await validate('--fix', 'suggested', '--yes')).code).toBe(0)
  expect(read()).toBe(sound)
})

test('with --changed only files of the change are mended', async () => {
  write(home, faulty)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'base')
  write('pages/one/new.json', page([marquee], { route: '/new' }).replace('"title"', '"titel"'))
  expect((await validate('--changed', 'main', '--fix')).err).toContain(
    'Fixed 1 file: pages/one/new.json.',
  )
  expect(read()).toBe(faulty)
})

test.each([
  [['--fix=all'], 'There is no way to fix called “all”. Use --fix or --fix=suggested.\n'],
  [['--fix', '--yes'], '--yes does nothing by itself. Use it with --fix=suggested.\n'],
])('%j is refused with a sentence', async (args, err) =>
  expect(await validate(...args)).toEqual({ code: 2, out: '', err }),
)
