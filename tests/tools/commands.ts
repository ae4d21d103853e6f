import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { isAbsolute, join, resolve } from 'node:path'

import { rolldown } from 'rolldown'

import { keptBuild } from '#tools/lib/kept-build.ts'
import { sourceKey } from '#tools/lib/source-key.ts'

/** The commands that tests run many times, and the program of each. */
export const commands = {
  diff: 'tools/diff/main.ts',
  'merge-driver': 'tools/merge/install.ts',
  migrate: 'tools/migrate/main.ts',
  'move-page': 'tools/move-page/main.ts',
  'new-page': 'tools/new-page/main.ts',
  'rename-block': 'tools/rename-block/main.ts',
  'rename-setting': 'tools/rename-setting/main.ts',
  rules: 'tools/rules/main.ts',
  schedule: 'tools/schedule/main.ts',
  usages: 'tools/usages/main.ts',
  validate: 'tools/validate/main.ts',
} as const

export type CommandName = keyof typeof commands

export interface Surroundings {
  /** The folder it is started in; left out, the house. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a command from the sources as they are, bundled: to start by `tsx`, as `npm run` does it, takes
 * three quarters of what most commands take (0.6 of 0.8 s of the processor, measured), and tests run
 * two hundred. That each starts by `tsx` too is a test in `commands.test.ts`.
 */
export function runCommand(
  name: CommandName,
  args: readonly string[],
  { cwd, env }: Surroundings = {},
): SpawnSyncReturns<string> {
  // It loads the steps of blocks, which are TypeScript.
  const loader = name === 'migrate' ? ['--import', resolve('node_modules/tsx/dist/loader.mjs')] : []
  return spawnSync(process.execPath, [...loader, join(bundles, `${name}.mjs`), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', NO_COLOR: '1', ...env },
  })
}

/** The folder of the bundles. It is in the house, where packages are found. */
const bundles = await keptBuild(
  resolve('.cache/commands'),
  () => sourceKey(process.cwd(), ['tools']),
  async (dir) => {
    const made = await rolldown({
      input: commands,
      platform: 'node',
      external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    })
    const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
    await made.write({ dir, format: 'esm', ...names })
    await made.close()
  },
)
