import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'

import type { Oddity } from '#engine/check.ts'

/** What a folder holds, down to its last folder, by path inside it. */
export interface FolderContents {
  /** Full paths of the files. */
  readonly files: Map<string, string>
  /** What cannot be read, and why. */
  readonly odd: Map<string, Oddity>
}

/**
 * All files below a folder, in order of name, without dot files: editors and systems leave those.
 * A link is followed to a place inside the folder or `root`, but not in a circle, and not from one linked folder
 * into the next, of which a few could make millions of paths. Pipes and devices are never opened.
 */
export function readFolder(folder: string, root: string): FolderContents {
  const contents: FolderContents = { files: new Map(), odd: new Map() }
  visit(folder, '', { contents, bounds: [realpathSync(folder), realpathSync(root)], linked: false })
  return contents
}

interface Visit {
  readonly contents: FolderContents
  /** Real paths that a link may lead into. */
  readonly bounds: readonly string[]
  /** A link has been followed on the way here. */
  readonly linked: boolean
}

function visit(folder: string, inside: string, state: Visit): void {
  const { files, odd } = state.contents
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }))
  if (!entries) {
    odd.set(inside.slice(0, -1), 'unreadable')
    return
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = `${inside}${entry.name}`
    const full = `${folder}/${entry.name}`
    const kind = entry.isSymbolicLink() ? linkKind(folder, full, state) : kindOf(entry)
    if (kind === 'file') files.set(path, full)
    else if (kind === 'folder')
      visit(full, `${path}/`, { ...state, linked: state.linked || entry.isSymbolicLink() })
    else odd.set(path, kind)
  }
}

function kindOf(entry: Pick<Dirent, 'isFile' | 'isDirectory'>): 'file' | 'folder' | 'unreadable' {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'unreadable'
}

function linkKind(
  folder: string,
  link: string,
  { bounds, linked }: Visit,
): Oddity | 'file' | 'folder' {
  const target = attempt(() => realpathSync(link))
  const kind = target === undefined ? undefined : attempt(() => kindOf(statSync(target)))
  if (target === undefined || kind === undefined) return 'broken-link'
  if (!bounds.some((bound) => isWithin(target, bound))) return 'link-out'
  if (kind !== 'folder') return kind
  const here = attempt(() => realpathSync(folder)) ?? folder
  return linked || isWithin(here, target) ? 'link-in-circle' : kind
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Undefined for what is not there any more, or may not be read. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
