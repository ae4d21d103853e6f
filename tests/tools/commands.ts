import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { vi } from 'vitest'

import { runCommand as runToEnd } from '#tools/lib/command/command.ts'
import type { ProgramName } from '#tools/run/programs.ts'

export interface Surroundings {
  /** The folder it is started in; left out, the house. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Runs a command to its end in a process of its own, as `npm run` starts it. */
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

/**
 * The same on a disk that is full: one that takes an empty file, and no byte of what is in it.
 *
 * Shells call that a limit of the size of files.
 */
export function runOnFullDisk(name: ProgramName, args: readonly string[]): number | null {
  const command = [process.execPath, resolve('tools/run/main.cjs'), name, ...args]
  return spawnSync('sh', ['-c', 'ulimit -f 0 && exec "$@"', 'sh', ...command]).status
}

/** What `validate` says of a sound copy of our own pages: nothing, or that their holidays are over one day. */
export const sound =
  /files, no problems\.\n$|special-days-over[^]*\n1 warning in 1 of [\d,]+ files\.\n$/

/** What a command said, and the number it ended with. */
export interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs what `main.ts` of a command hands to `runCommand`, in this process: a process takes a third of
 * a second to start, and says the same. That each command starts is shown by `commands.test.ts`.
 */
export async function runHere(
  command: () => Promise<number | void> | number | void,
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: Surroundings = {},
): Promise<Said> {
  const before = { argv: process.argv, cwd: process.cwd(), env: process.env }
  const outputs = [process.stdout, process.stderr]
  const listening = outputs.map((output) => output.listeners('error'))
  const said = { out: '', err: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void (said.out += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (said.err += `${text}\n`)),
  ]
  try {
    process.argv = ['node', 'main', ...args]
    process.env = { ...process.env, DEBUG: '', NO_COLOR: '1', ...env }
    process.chdir(cwd)
    await runToEnd(command)
    return { code: Number(process.exitCode ?? 0), ...said }
  } finally {
    process.argv = before.argv
    process.env = before.env
    process.chdir(before.cwd)
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
    for (const [index, output] of outputs.entries())
      for (const listener of output.listeners('error'))
        if (!listening[index]?.includes(listener)) output.off('error', listener as () => void)
  }
}
