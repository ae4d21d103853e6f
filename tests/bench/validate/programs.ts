import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { rolldown } from 'rolldown'

/** How people start `npm run validate`, less npm itself: what to give `node`, in the house at `root`. */
export const validateIn = (root: string): string[] => [join(root, 'tools/run/main.cjs'), 'validate']

/** The program that only reads and parses, in a folder of its own, as JavaScript that Node starts at once. */
export async function bareProgram(dir: string): Promise<string> {
  const bundle = await rolldown({ input: 'tests/bench/validate/bare.ts', platform: 'node' })
  await bundle.write({ dir, format: 'cjs', minify: true, entryFileNames: 'bare.cjs' })
  await bundle.close()
  return join(dir, 'bare.cjs')
}

export interface Timed {
  readonly milliseconds: number
  /** The last line it printed. */
  readonly output: string
}

/** Runs a program of node to its end. @throws {Error} with what it printed if it fails. */
export function timed(args: readonly string[], cwd = process.cwd()): Timed {
  const start = performance.now()
  const { stdout } = run(args, cwd)
  return {
    milliseconds: performance.now() - start,
    output: stdout.trim().split('\n').at(-1) ?? '',
  }
}

/**
 * On Linux the most memory that a program says it had may be that of the one that started it, from
 * before it became another; what the kernel notes of its memory is its own.
 */
const meter = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs'
  const status = '/proc/self/status'
  process.on('exit', () => {
    const noted = existsSync(status) && /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))
    process.stderr.write('\\n' + (noted ? noted[1] : process.resourceUsage().maxRSS))
  })
`)}`

/** The most memory a program of node had at once, in megabytes; loading the meter itself takes time. */
export function peakMegabytes(args: readonly string[], cwd: string): number {
  const { stderr } = run(['--import', meter, ...args], cwd)
  return Number(stderr.split('\n').at(-1)) / 1024
}

function run(args: readonly string[], cwd: string): { stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd })
  if (status !== 0)
    throw new Error(`A program of the bench failed: ${(stdout + stderr).slice(-2000)}`)
  return { stdout, stderr }
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
