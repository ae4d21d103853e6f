import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { copyHouse } from '#tests/tools/house.ts'
import { bundleClient } from '#tools/build/bundle-client.ts'
import { bundleServer } from '#tools/build/bundle-server.ts'
import { buildPageScript } from '#tools/build/page-scripts.ts'
import { sourceFault } from '#tools/lib/command/source-fault.ts'

vi.setConfig({ testTimeout: 60_000 })

const house = scratchFolder()
beforeAll(() => copyHouse(house))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** `npm run build`, say, as package.json has it. */
function started(name: string): SpawnSyncReturns<string> {
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

/** What comes of it while the sound text of a file of the house is replaced. */
async function whileBroken<T>(
  file: string,
  broken: (sound: string) => string,
  run: () => T | Promise<T>,
): Promise<T> {
  const path = join(house, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, broken(sound))
  try {
    return await run()
  } finally {
    writeFileSync(path, sound)
  }
}

test.each([
  'build',
  'start',
  'studio',
  'blocks',
  'new-block',
  'preview',
  'generate',
  'mcp',
  'test',
])('npm run %s is started by what tells of faults in its sources', (name) =>
  expect(scripts[name]).toBe(`tsx tools/run/from-sources.ts tools/${name}/main.ts`),
)

// What a command itself is made of, which a small one shows as any does, and what it bundles.
test.each([
  ['blocks', 'schema/generated/runtime.json', byGenerator],
  ['new-block', 'src/engine/nearest.ts', byHand],
  ['build', 'blocks/poster/Poster.tsx', byHand],
])('npm run %s tells what is wrong in %s, once and in words', async (name, file, words) => {
  const { status, stderr } = await whileBroken(file, marked, () => started(name))
  expect(stderr).toBe(`${file}:1\n${words}\n`)
  expect(status).toBe(2)
})

/** What is said of a build that fails, while its sources are as they were then. */
const told = async (build: Promise<unknown>): Promise<string | undefined> =>
  sourceFault(await build.catch((error: unknown) => error), house)

// Of what it bundles, a command says it as `sourceFault` does: of the poster above, for instance.
test.each([
  ['tsconfig.json', marked, `:1\n${byHand}`],
  ['schema/generated/validators.js', marked, `:1\n${byGenerator}`],
  ['blocks/poster/poster.module.css', marked, `:1\n${byHand}`],
  ['blocks/poster/Poster.tsx', (text: string) => `const = 4\n${text}`, ':1:7\nUnexpected token'],
])('what is wrong in %s is told in words where pages are bundled', async (file, broken, words) => {
  const fault = await whileBroken(file, broken, () =>
    told(bundleServer(house, join(house, '.cache'))),
  )
  expect(fault).toBe(`${file}${words}`)
})

test.each([
  ['blocks/quiz/Quiz.island.tsx', () => bundleClient(house, join(house, '.cache'))],
  ['blocks/not-found/path.behavior.ts', () => buildPageScript(house, ['not-found/path'])],
])('what only Node.js has is refused in %s, which browsers run', async (file, build) => {
  const fault = await whileBroken(
    file,
    (sound) => `import { sep } from 'node:path'\nconsole.log(sep)\n${sound}`,
    () => told(build()),
  )
  expect(fault).toBe(`${file}:1:22\nA visitor's browser runs this, and has no node:path.`)
})
