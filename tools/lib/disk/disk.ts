import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeSync,
} from 'node:fs'

import { takeAfter } from './take-after.ts'

/**
 * What saving does to a disk, each one step: a crash comes between two of them. All of it throws the
 * system's errors. Tests put another disk in its place, which fails and dies where they want.
 */
export interface Disk {
  /** Null if there is no such file. */
  read(path: string): Uint8Array | null
  /** Names in a folder, none if it is not there. */
  list(folder: string): readonly { readonly name: string; readonly folder: boolean }[]
  /** Opens a file that must not be there yet, as `takeAfter` says of `like` if that is there. */
  create(path: string, like: string): number
  /** The number of bytes that were written, which may be fewer. */
  write(file: number, bytes: Uint8Array): number
  /** What was written is on the disk itself. */
  sync(file: number): void
  close(file: number): void
  rename(from: string, to: string): void
  /** Nothing happens if there is no such file. */
  remove(path: string): void
  isFolder(path: string): boolean
  /** Nothing happens if it is there; the folder above it is. */
  makeFolder(path: string): void
  /** Only of an empty folder. */
  removeFolder(path: string): void
  /** Names that came and went in a folder are on the disk itself. */
  syncFolder(path: string): void
}

/** The disk of this machine. */
export const disk: Disk = {
  read(path) {
    try {
      return readFileSync(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  list(folder) {
    if (!statSync(folder, { throwIfNoEntry: false })) return []
    return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      folder: entry.isDirectory(),
    }))
  },
  create(path, like) {
    const file = openSync(path, 'wx')
    const old = statSync(like, { throwIfNoEntry: false })
    if (old !== undefined) takeAfter(path, old)
    return file
  },
  write: (file, bytes) => writeSync(file, bytes),
  sync: (file) => fsyncSync(file),
  close: (file) => closeSync(file),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => rmSync(path, { force: true }),
  isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
  makeFolder(path) {
    // Not `recursive`, which calls a disk that can only be read one where something is gone.
    try {
      mkdirSync(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !disk.isFolder(path)) throw error
    }
  },
  removeFolder: (path) => rmdirSync(path),
  syncFolder(path) {
    // Windows opens no folders, and keeps names in order by itself.
    if (process.platform === 'win32') return
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  },
}
