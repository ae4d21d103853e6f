import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { copyHouse } from '#tests/tools/house.ts'
import { bundleClient } from '#tools/build/bundle-client.ts'
import { buildPageScript } from '#tools/build/page-scripts.ts'
import { sourceFault } from '#tools/lib/command/source-fault.ts'

vi.setConfig({ testTimeout: 60_000 })

let house = ''
beforeAll(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'fault-')))
  copyHouse(house)
})
afterAll(() => rmSync(house, { recursive: true }))

/** `npm run build` or `npm start`, as package.json has it. */
function started(name: string): SpawnSyncReturns<string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const [program = '', ...args] = (scripts[name] ?? '').split(' ')
  return spawnSync(join('node_modules/.bin', program), args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', NO_COLOR: '1' },
  })
}

const byHand =
  'A merge left its conflict markers here. Keep the right version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
const byGenerator = 'A merge left its conflict markers here. Run `npm run generate`.'
const marked = (text: string): string => `<<<<<<< HEAD\n${text}`

test.each([
  ['build', 'schema/generated/runtime.json', marked, `:1\n${byGenerator}`],
  ['start', 'schema/generated/runtime.json', marked, `:1\n${byGenerator}`],
  ['build', 'schema/generated/validators.js', marked, `:1\n${byGenerator}`],
  ['build', 'blocks/poster/Poster.tsx', marked, `:1\n${byHand}`],
  ['build', 'src/engine/nearest.ts', marked, `:1\n${byHand}`],
  ['build', 'blocks/poster/poster.module.css', marked, `:1\n${byHand}`],
  ['build', 'tsconfig.json', marked, `:1\n${byHand}`],
  [
    'build',
    'blocks/poster/Poster.tsx',
    (text: string) => `const = 4\n${text}`,
    ':1:7\nUnexpected token',
  ],
])('npm run %s tells what is wrong in %s, once and in words', (name, file, broken, words) => {
  const path = join(house, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, broken(sound))
  const { status, stderr } = started(name)
  writeFileSync(path, sound)
  expect(stderr).toBe(`${file}${words}\n`)
  expect(status).toBe(2)
})

test.each([
  ['blocks/newsletter/SignUp.island.tsx', () => bundleClient(house, join(house, '.cache'))],
  ['blocks/not-found/path.behavior.ts', () => buildPageScript(house, ['not-found/path'])],
])('what only Node.js has is refused in %s, which browsers run', async (file, build) => {
  const path = join(house, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, `import { sep } from 'node:path'\nconsole.log(sep)\n${sound}`)
  const fault: unknown = await build().catch((error: unknown) => error)
  writeFileSync(path, sound)
  expect(sourceFault(fault, house)).toBe(
    `${file}:1:22\nA visitor's browser runs this, and has no node:path.`,
  )
})
