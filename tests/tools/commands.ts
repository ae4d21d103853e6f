import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import type { ProgramName } from '#tools/run/programs.ts'

export interface Surroundings {
  /** The folder it is started in; left out, the house. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Runs a command to its end, as `npm run` starts it. */
export function runCommand(
  name: ProgramName,
  args: readonly string[],
  { cwd, env }: Surroundings = {},
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [resolve('tools/run/main.cjs'), name, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', NO_COLOR: '1', ...env },
  })
}
