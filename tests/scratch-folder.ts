import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atEnd } from './at-end.ts'
import { writeIn } from './write-in.ts'

/** A folder with these files, there until the end of the test, or file of tests, that asks for it. */
export function scratchFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) writeIn(folder, file, content)
  return folder
}
