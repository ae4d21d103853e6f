import {
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

import { Refusal } from '#tools/lib/command/command.ts'
import { takeAfter } from '#tools/lib/disk/take-after.ts'
import { partOf } from '#tools/lib/disk/write-whole.ts'

interface Replacement {
  readonly path: string
  /** What the file says if nobody changed it meanwhile; '' also for one that is not there yet. */
  readonly from: string
  readonly to: string
}

/**
 * Gives files a new text, each at one stroke: who reads one meanwhile sees the old text or the new.
 * All new texts are on the disk before the first file gets its own, so a disk that is full, or takes
 * nothing in some folder, leaves all files as they are. Permissions and owner stay, and a link stays a link.
 *
 * @throws {Refusal} before anything is written, if a file does not say what it was changed from, or is
 *   not UTF-8: what was read of it then is not what it says.
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  for (const { path, from } of replacements) {
    if (from === '' && !existsSync(path)) continue
    const bytes = readFileSync(path)
    if (bytes.equals(Buffer.from(from))) continue
    throw bytes.toString() === from
      ? new Refusal(`${path} is not UTF-8, so nothing is written.`, 'Save it as UTF-8 first.')
      : new Refusal(`${path} changed while it was worked on.`, 'Run the command again.')
  }
  /** By their places; a file may have several names. */
  const parts = new Map<string, string>()
  try {
    for (const { path, to } of replacements) {
      const place = existsSync(path) ? realpathSync(path) : path
      const part = parts.get(place) ?? partOf(place)
      parts.set(place, part)
      const old = statSync(place, { throwIfNoEntry: false })
      writeFileSync(part, to, { mode: old?.mode ?? 0o666 })
      if (old !== undefined) takeAfter(part, old)
    }
    for (const [place, part] of parts) renameSync(part, place)
  } finally {
    for (const part of parts.values()) rmSync(part, { force: true })
  }
}
