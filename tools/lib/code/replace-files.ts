import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

import { Refusal } from '#tools/lib/command/command.ts'

interface Replacement {
  readonly path: string
  /** What the file says if nobody changed it meanwhile. */
  readonly from: string
  readonly to: string
}

/**
 * Gives files a new text, each at one stroke: who reads one meanwhile sees the old text or the new.
 * Permissions stay, and a link stays a link.
 *
 * @throws {Refusal} before anything is written, if a file does not say what it was changed from, or is
 *   not UTF-8: what was read of it then is not what it says.
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  for (const { path, from } of replacements) {
    const bytes = readFileSync(path)
    if (bytes.equals(Buffer.from(from))) continue
    throw bytes.toString() === from
      ? new Refusal(`${path} is not UTF-8, so nothing is written.`, 'Save it as UTF-8 first.')
      : new Refusal(`${path} changed while it was worked on.`, 'Run the command again.')
  }
  for (const { path, to } of replacements) {
    const place = realpathSync(path)
    const beside = `${place}.${process.pid}.tmp`
    try {
      writeFileSync(beside, to, { mode: statSync(place).mode })
      renameSync(beside, place)
    } finally {
      rmSync(beside, { force: true })
    }
  }
}
