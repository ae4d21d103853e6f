import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { diskWords, flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'

const options = {
  pages: pagesFlag,
  out: { type: 'string', says: 'The output folder.' },
  watch: { type: 'boolean', says: 'Goes on.' },
} as const

test('flags have their values and their defaults', () =>
  expect({ ...flags(options, ['--out', 'dist', '--watch']) }).toEqual({
    pages: 'pages',
    out: 'dist',
    watch: true,
  }))

test('a flag that may be given more than once has all its values', () =>
  expect(
    flags({ only: { type: 'string', multiple: true, says: 'One step.' } }, [
      '--only',
      'a',
      '--only',
      'b',
    ]).only,
  ).toEqual(['a', 'b']))

describe('a flag that cannot be used is refused with a way on', () => {
  test.each([
    [['--pag', 'x'], 'There is no flag --pag. Did you mean --pages?'],
    [['--zebra'], 'There is no flag --zebra. Flags: --pages, --out, --watch.'],
    [['--out'], 'The flag --out needs a value. Write it after the flag: --out VALUE.'],
    [['--out', '--watch'], 'The flag --out needs a value. Write it after the flag: --out VALUE.'],
    [['--out', ''], 'The flag --out needs a value. Write it after the flag: --out VALUE.'],
    [['--pages='], 'The flag --pages needs a value. Write it after the flag: --pages VALUE.'],
    [['--out', 'a', '--out', 'b'], 'The flag --out is given twice. Leave one of the two out.'],
    [['--watch=yes'], 'The flag --watch takes no value. Write just --watch.'],
    [['dist'], '“dist” is not something this command takes. Flags: --pages, --out, --watch.'],
  ])('%j', (args, message) => expect(() => flags(options, args)).toThrow(message))
})

test('what is printed into `head` ends where it stops reading, without a word', async () => {
  const child = spawn(process.execPath, ['tools/run/main.cjs', 'rules'])
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect([said, code]).toEqual(['', 0])
})

test('a command that is asked for help says what each flag is, and what it is left out', () => {
  const told = {
    pages: pagesFlag,
    write: { type: 'boolean', default: false, says: 'Writes the change.' },
  } as const
  expect(() => flags(told, ['--help'])).toThrow(
    `Flags: --pages, --write. README.md says what this command is for.
  --pages  The pages folder. Default: pages.
  --write  Writes the change.`,
  )
})

test('a command that is asked for help names its flags, and does nothing else', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['tools/run/main.cjs', 'new-page', '/never-made', '--help'],
    { encoding: 'utf8' },
  )
  expect(stdout).toMatch(/^Flags: --pages, --set, --from, --like\. README\.md says/)
  expect(stdout).toMatch(/\n {2}--like {3}The block whose example it starts with\.\n$/)
  expect([stderr, status]).toEqual(['', 0])
})

test.each([
  [
    'EACCES',
    'This account may not use pages/home.json. Change its permissions or those of its folder, and try again.',
  ],
  ['ENOSPC', 'The disk is full. Make room and try again.'],
  [
    'EBUSY',
    'Another program or a container holds pages/home.json in its place. Close the program, or mount the folder and not the file, and try again.',
  ],
])('a disk that refuses with %s is told as what to do', async (code, sentences) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const before = process.exitCode
  onTestFinished(() => {
    said.mockRestore()
    process.exitCode = before
  })
  await runCommand(() => {
    throw Object.assign(new Error(`${code}: refused`), { code, path: resolve('pages/home.json') })
  })
  expect(said.mock.calls).toEqual([[sentences]])
  expect(process.exitCode).toBe(2)
})

test.each(['tsconfig.json', 'tsconfig.json/inner/folder'])(
  'where %s is to be a folder, the file in its way is named',
  (path) => {
    let fault: unknown
    try {
      mkdirSync(resolve(path), { recursive: true })
    } catch (error) {
      fault = error
    }
    expect(diskWords(fault)).toBe(
      'There is a file where a folder should be: tsconfig.json. Move it away, and try again.',
    )
  },
)

test('a full disk that the bundler met is told as one, without its stack', () => {
  const said =
    '[UNHANDLEABLE_ERROR] Something went wrong inside rolldown\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>'
  expect(diskWords(new Error(said))).toBe('The disk is full. Make room and try again.')
})

test('of a folder in no folder that cannot be made, the disk is told where it takes nothing', () => {
  const error = Object.assign(new Error('ENOENT: refused'), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: resolve('new/inner'),
  })
  const asked: string[] = []
  const answer = (may: boolean) => (folder: string) => (asked.push(folder), may)
  expect(diskWords(error, answer(true))).toBeUndefined()
  expect(diskWords(error, answer(false))).toBe(
    'This account may not use new/inner. Change its permissions or those of its folder, and try again.',
  )
  expect(asked).toEqual([resolve('.'), resolve('.')])
})

test('a disk that takes no more of what is printed ends a command with a sentence', () => {
  const command = `
    import { runCommand } from '#tools/lib/command/command.ts'
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    await runCommand(() => void process.stdout.emit('error', full))`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', command],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([2, 'The disk is full. Make room and try again.\n'])
})
