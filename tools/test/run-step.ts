import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import type { Step } from './steps.ts'
import { type Tally, tally } from './tally.ts'

export interface Outcome extends Tally {
  readonly ok: boolean
  /** All that the command printed, in order. */
  readonly output: string
}

/**
 * Runs one step and counts its tests. A step that fails without a failed test counts as one
 * failure, so a red run never ends in "0 failed".
 */
export async function runStep({ command, report }: Step, root: string): Promise<Outcome> {
  const file = report && join(root, report.file)
  if (file) rmSync(file, { force: true })
  const { code, output } = await run(command, root)
  const counted = report && file ? count(report.kind, file) : { passed: 0, failed: 0 }
  const ok = code === 0 && counted?.failed === 0
  return {
    ok,
    output,
    passed: counted?.passed ?? 0,
    failed: ok ? 0 : Math.max(1, counted?.failed ?? 1),
  }
}

/** Undefined when the tests left no report, which is a failure whatever their exit code. */
function count(kind: 'vitest' | 'playwright', file: string): Tally | undefined {
  try {
    return tally(kind, readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function run(command: string, root: string): Promise<{ code: number; output: string }> {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  return new Promise((done) => {
    const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, PATH: path } })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', ({ message }) => done({ code: 1, output: message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
