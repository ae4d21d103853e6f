/**
 * How several files change together.
 *
 * Before the first file is touched, all old and new texts are written into one journal. While the
 * journal is there a save is under way: whoever finds it, after a crash, gives every file its new
 * text. So a crash before the journal leaves all files old, and a crash after it makes all new. If a
 * disk refuses in the middle, the files that were changed get their old texts back, from the same
 * journal. A file that somebody else changed after the crash is left to them.
 */
import { join } from 'node:path'

import type { Disk } from '#tools/lib/disk/disk.ts'
import {
  ensureFolder,
  removeParts,
  removeWhole,
  writeWhole,
  writeWithFolders,
} from '#tools/lib/disk/write-whole.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'

/** A file and its texts; null where there is none. */
export interface Change {
  /** Inside the folder. */
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

export interface SaveFolders {
  /** The folder that files are saved in. */
  readonly folder: string
  /** Where the journal is, outside of that folder. */
  readonly state: string
}

/**
 * Changes all files or none. When it returns, the change would outlive the machine.
 *
 * @throws {Error} the disk's own; then no file is changed.
 * @throws {Unfinished} if the disk does not let the files be changed back either.
 */
export function saveFiles(disk: Disk, where: SaveFolders, changes: readonly Change[]): void {
  if (changes.length === 0) return
  const journal = journalOf(where)
  ensureFolder(disk, where.state)
  try {
    writeWhole(disk, journal, JSON.stringify({ changes }))
    for (const { path, after } of changes) put(disk, join(where.folder, path), after)
  } catch (error) {
    takeBack(disk, where, changes)
    throw error
  }
  try {
    removeWhole(disk, journal)
  } catch {
    // All files are as they should be, and the next `recover` finds nothing left to do.
  }
}

/** @throws {Unfinished} if the disk refuses this too. */
function takeBack(disk: Disk, where: SaveFolders, changes: readonly Change[]): void {
  try {
    for (const { path, before, after } of changes) {
      const full = join(where.folder, path)
      if (textOf(disk, full) === after && before !== after) put(disk, full, before)
    }
    removeWhole(disk, journalOf(where))
  } catch (error) {
    throw new Unfinished('A save broke off.', { cause: error })
  }
}

/** A save that is neither done nor undone; `recover` does it. */
export class Unfinished extends Error {}

/**
 * Completes a save that a crash broke off, and clears away what was half written. To be called
 * before files are read, and at every start.
 *
 * @throws {Error} the disk's own; the journal stays, so that it can be called again.
 */
export function recover(disk: Disk, where: SaveFolders): void {
  const journal = journalOf(where)
  const changes = read(disk, journal)
  if (changes) {
    for (const { path, before, after } of changes) {
      const full = join(where.folder, path)
      if (textOf(disk, full) === before) put(disk, full, after)
    }
    removeWhole(disk, journal)
  }
}

/** As `recover`, at a start, when nothing else can be writing. */
export function recoverAtStart(disk: Disk, where: SaveFolders): void {
  recover(disk, where)
  removeParts(disk, where.folder)
  removeParts(disk, where.state)
}

function journalOf({ state }: SaveFolders): string {
  return join(state, 'save.json')
}

/** Undefined if there is none; what is no journal was not written by `writeWhole`. */
function read(disk: Disk, journal: string): readonly Change[] | undefined {
  const bytes = disk.read(journal)
  if (bytes === null) return undefined
  try {
    const { changes } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { changes: Change[] }
    return changes.filter(({ path }) => isDocumentId(path))
  } catch {
    return []
  }
}

function put(disk: Disk, path: string, text: string | null): void {
  if (text === null) removeWhole(disk, path)
  else writeWithFolders(disk, path, text)
}

function textOf(disk: Disk, path: string): string | null {
  const bytes = disk.read(path)
  return bytes === null ? null : Buffer.from(bytes).toString('utf8')
}
