import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'

const folder = scratchFolder()
const command = ['--import', 'tsx', 'tools/preview/main.ts']

test.each([
  [
    ['--out', 'no-such-folder'],
    2,
    'There is no built site in no-such-folder. Run `npm run build -- --out no-such-folder` first.\n',
  ],
  [
    ['--port', 'eighty'],
    2,
    '“eighty” is not a port. Write a number from 0 to 65535; 0 takes any free one.\n',
  ],
  [['--prot', '1'], 2, 'There is no flag --prot. Did you mean --port?\n'],
])('npm run preview -- %j ends with %i and says what to do', (args, code, said) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [...command, ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr, stdout]).toEqual([code, said, ''])
})

test('npm run preview says where the site is, and of which pages it is not', async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>')
  const out = join(folder, 'dist')
  const words = ['--out', out, '--port', '0', '--pages', 'other']
  const child = spawn(process.execPath, [...command, ...words])
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  )
  const url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? ''
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>')
  expect(line).toContain(
    `To build those of other, run \`npm run build -- --pages other --out ${out}\`.`,
  )
  child.kill()
})
