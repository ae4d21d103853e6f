import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

import type { Disk } from './disk.ts'

/** What a file that is being written is called; nothing that reads a folder sees dot files. */
const partName = /^\..+\.[0-9a-f]{12}\.part$/

/** As many letters of a name as leave room for the rest, where a name has 255 bytes. */
const LETTERS = 40

/** Where the content of a file is written before it takes its place: beside it, under a name of its own. */
export function partOf(path: string): string {
  const stem = basename(path).slice(0, LETTERS)
  return join(dirname(path), `.${stem}.${randomBytes(6).toString('hex')}.part`)
}

/**
 * Gives a file its content at one stroke: whoever reads it, and whatever crashes, there is the old
 * content or the new. When it returns, the content would outlive the machine.
 */
export function writeWhole(disk: Disk, path: string, content: string | Uint8Array): void {
  const part = partOf(path)
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  try {
    const file = disk.create(part, path)
    try {
      for (let at = 0; at < bytes.length;) {
        const written = disk.write(file, bytes.subarray(at))
        if (written === 0) throw new Error('The disk took nothing of a file.')
        at += written
      }
      disk.sync(file)
    } finally {
      disk.close(file)
    }
    disk.rename(part, path)
  } catch (error) {
    attempt(() => disk.remove(part))
    throw error
  }
  disk.syncFolder(dirname(path))
}

/**
 * As `writeWhole`, with the folders above the file where they are not there yet. If the disk refuses,
 * they are gone again.
 */
export function writeWithFolders(disk: Disk, path: string, content: string | Uint8Array): void {
  const missing = missingFolders(disk, dirname(path))
  try {
    ensureFolder(disk, dirname(path))
    writeWhole(disk, path, content)
  } catch (error) {
    for (const folder of missing) attempt(() => disk.removeFolder(folder))
    throw error
  }
}

/** A file that is gone for good when this returns. */
export function removeWhole(disk: Disk, path: string): void {
  disk.remove(path)
  disk.syncFolder(dirname(path))
}

/** A folder, with those above it, whose names would outlive the machine too. */
export function ensureFolder(disk: Disk, path: string): void {
  if (disk.isFolder(path)) return
  ensureFolder(disk, dirname(path))
  disk.makeFolder(path)
  disk.syncFolder(dirname(path))
}

/** A folder and those above it that are not there, the innermost first. */
function missingFolders(disk: Disk, path: string): string[] {
  return disk.isFolder(path) ? [] : [path, ...missingFolders(disk, dirname(path))]
}

/**
 * Clears away what a crash left half written, in a folder and all below it. One that may not be read,
 * as the `lost+found` of a disk, holds none of ours.
 */
export function removeParts(disk: Disk, folder: string): void {
  attempt(() => {
    for (const { name, folder: isFolder } of disk.list(folder)) {
      if (isFolder) removeParts(disk, join(folder, name))
      else if (partName.test(name)) attempt(() => disk.remove(join(folder, name)))
    }
  })
}

/** What is only tidying up must not hide the fault that made it necessary. */
function attempt(call: () => void): void {
  try {
    call()
  } catch {
    // The next start tidies up.
  }
}
