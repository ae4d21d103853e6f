/**
 * A disk that dies.
 *
 * It keeps apart what programs see from what is on the platter: content gets there when a file is
 * synced, names when their folder is. It can fail at any step, or die at it; a process that dies
 * leaves what programs saw, a machine that dies leaves the platter and, of the rest, what chance
 * wants: any of the names, any beginning of the contents.
 */
import { dirname } from 'node:path'

import type { Disk } from '#tools/lib/disk/disk.ts'

interface Inode {
  seen: Buffer
  synced: Buffer
}

/** A name that came, with its file, or went, and is not on the platter yet. */
interface Pending {
  readonly from?: string
  readonly path: string
  readonly inode: Inode | null
}

/** What is left when the machine dies, of what was not synced: true for what is. */
type Chance = () => boolean

type Fault = 'ENOSPC' | 'EIO' | 'EACCES'

export interface Trouble {
  /** The step, counted from 0, at which it begins. */
  readonly at: number
  /** `die` does nothing at that step, `die after` does it first, half of it where it writes. */
  readonly kind: 'die' | 'die after' | Fault
  /** Whether every later step that writes fails too. */
  readonly stays?: boolean
}

/** Stops the program under test as a signal would: it cannot do anything about it. */
class Died extends Error {}

export class CrashDisk implements Disk {
  private readonly names = new Map<string, Inode>()
  private readonly onPlatter = new Map<string, Inode>()
  private readonly folders = new Set<string>(['/'])
  private readonly syncedFolders = new Set<string>(['/'])
  private pending: Pending[] = []
  private readonly open = new Map<number, Inode>()
  /** Whether it died. */
  dead = false
  private trouble: Trouble | undefined
  /** Most bytes that one write takes. */
  private readonly atOnce: number
  /** How many steps there were since `upset`. */
  steps = 0

  constructor(files: Readonly<Record<string, string>> = {}, atOnce = Infinity) {
    this.atOnce = atOnce
    for (const [path, text] of Object.entries(files)) {
      const inode = { seen: Buffer.from(text), synced: Buffer.from(text) }
      this.names.set(path, inode)
      this.onPlatter.set(path, inode)
      for (let folder = dirname(path); folder !== '/'; folder = dirname(folder)) {
        this.folders.add(folder)
        this.syncedFolders.add(folder)
      }
    }
  }

  /** Lets it fail or die at a step from here on. */
  upset(trouble: Trouble | undefined): void {
    this.trouble = trouble
    this.steps = 0
  }

  /** Every file that programs see. */
  files(): Record<string, string> {
    return Object.fromEntries(
      [...this.names].map(([path, { seen }]) => [path, seen.toString('utf8')] as const),
    )
  }

  /** The same disk for a process that dies after so many steps more. */
  dyingAfter(steps: number): Disk {
    let left = steps
    return new Proxy(this, {
      get: (disk, name) => {
        const value = Reflect.get(disk, name) as unknown
        if (typeof value !== 'function') return value
        return (...args: unknown[]): unknown => {
          if (left <= 0) throw new Died()
          left -= 1
          return (value as (...all: unknown[]) => unknown)(...args)
        }
      },
    })
  }

  /** What a new start finds when only the process died. */
  afterProcess(): CrashDisk {
    const next = new CrashDisk(this.files())
    for (const folder of this.folders) next.folders.add(folder)
    for (const folder of this.folders) next.syncedFolders.add(folder)
    return next
  }

  /** What a new start finds when the machine died. */
  afterMachine(chance: Chance): CrashDisk {
    const names = new Map(this.onPlatter)
    for (const { path, from, inode } of this.pending) {
      if (!chance()) continue
      if (from !== undefined) names.delete(from)
      if (inode) names.set(path, inode)
      else names.delete(path)
    }
    const files = [...names].map(([path, { seen, synced }]) => {
      const left = seen.equals(synced) || chance() ? seen : chance() ? synced : seen.subarray(0, 3)
      return [path, left.toString('utf8')] as const
    })
    const there = files.filter(([path]) => {
      const lost = [...this.folders].some(
        (folder) => path.startsWith(`${folder}/`) && !this.syncedFolders.has(folder),
      )
      return !lost
    })
    return new CrashDisk(Object.fromEntries(there))
  }

  readonly read = (path: string): Uint8Array | null =>
    this.step(false, () => this.names.get(path)?.seen ?? null)

  readonly list = (folder: string): { name: string; folder: boolean }[] =>
    this.step(false, () => {
      const inside = (paths: Iterable<string>): string[] =>
        [...paths].filter((path) => path !== '/' && dirname(path) === folder)
      const name = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
      return [
        ...inside(this.names.keys()).map((path) => ({ name: name(path), folder: false })),
        ...inside(this.folders).map((path) => ({ name: name(path), folder: true })),
      ]
    })

  readonly isFolder = (path: string): boolean => this.step(false, () => this.folders.has(path))

  readonly create = (path: string): number =>
    this.step(true, () => {
      if (this.names.has(path)) throw fault('EEXIST')
      if (!this.folders.has(dirname(path))) throw fault('ENOENT')
      const inode = { seen: Buffer.alloc(0), synced: Buffer.alloc(0) }
      this.names.set(path, inode)
      this.pending.push({ path, inode })
      const file = this.open.size + 1
      this.open.set(file, inode)
      return file
    })

  readonly write = (file: number, bytes: Uint8Array): number =>
    this.step(true, (half) => {
      const most = Math.min(bytes.length, this.atOnce)
      const part = bytes.subarray(0, half ? Math.ceil(most / 2) : most)
      const inode = this.file(file)
      inode.seen = Buffer.concat([inode.seen, part])
      return part.length
    })

  readonly sync = (file: number): void =>
    this.step(true, () => {
      const inode = this.file(file)
      inode.synced = inode.seen
    })

  readonly close = (file: number): void => this.step(false, () => void this.file(file))

  readonly rename = (from: string, to: string): void =>
    this.step(true, () => {
      const inode = this.names.get(from)
      if (!inode) throw fault('ENOENT')
      this.names.delete(from)
      this.names.set(to, inode)
      this.pending.push({ from, path: to, inode })
    })

  readonly remove = (path: string): void =>
    this.step(true, () => {
      if (this.names.delete(path)) this.pending.push({ path, inode: null })
    })

  readonly makeFolder = (path: string): void =>
    this.step(true, () => {
      if (!this.folders.has(dirname(path))) throw fault('ENOENT')
      this.folders.add(path)
    })

  readonly removeFolder = (path: string): void =>
    this.step(true, () => {
      if ([...this.names.keys(), ...this.folders].some((inside) => dirname(inside) === path))
        throw fault('ENOTEMPTY')
      if (!this.folders.delete(path)) throw fault('ENOENT')
      this.syncedFolders.delete(path)
    })

  readonly syncFolder = (path: string): void =>
    this.step(true, () => {
      const isHere = (name: string): boolean => dirname(name) === path
      for (const folder of this.folders) if (isHere(folder)) this.syncedFolders.add(folder)
      for (const name of this.onPlatter.keys())
        if (isHere(name) && !this.names.has(name)) this.onPlatter.delete(name)
      for (const [name, inode] of this.names) if (isHere(name)) this.onPlatter.set(name, inode)
      this.pending = this.pending.filter(({ path }) => !isHere(path))
    })

  private step<T>(writes: boolean, act: (half: boolean) => T): T {
    if (this.dead) throw new Died()
    const number = this.steps
    this.steps += 1
    const { at = -1, kind = 'die', stays = false } = this.trouble ?? {}
    if (this.trouble && number === at && kind.startsWith('die')) {
      if (kind === 'die after') act(true)
      this.dead = true
      throw new Died()
    }
    const fails = this.trouble && !kind.startsWith('die') && writes
    if (fails && (number === at || (stays && number > at))) throw fault(kind)
    return act(false)
  }

  private file(file: number): Inode {
    const inode = this.open.get(file)
    if (!inode) throw fault('EBADF')
    return inode
  }
}

function fault(code: string): Error {
  return Object.assign(new Error(code), { code })
}
