/**
 * Looks at the files of a large site in two threads. The second runs this same program. It has to be
 * started and to get as fast as the first, which takes as long as thousands of pages: 1,000 take a
 * sixth longer this way, 10,000 a sixth less (measured).
 *
 * The first takes its files from the front of the list and the second from the end until all are
 * taken: whichever is slower takes fewer. What they saw is joined in the order of the list, so that
 * the findings are the same whoever looked.
 */
import { once } from 'node:events'
import { Worker, parentPort, workerData } from 'node:worker_threads'

import type { SiteTree } from '#engine/check.ts'
import { type Looked, joined, look } from '#engine/look.ts'
import { FilesOnDisk } from '#tools/lib/files-on-disk.ts'

/** Files from which on the second thread saves time. */
export const MANY = 4000

/** Parts that the files are taken in: small enough that neither waits long for the other's last one. */
const PARTS = 24

interface Task extends Pick<SiteTree, 'pagesDir' | 'media' | 'blockFiles' | 'versions'> {
  readonly places: ReadonlyMap<string, string>
  /** One number that both see: how many parts are taken. */
  readonly taken: Int32Array
}

/**
 * What the files of the tree tell one by one.
 *
 * @param program what the second thread runs, which calls `lookAlong`.
 */
export async function lookTogether(
  tree: SiteTree,
  program = process.argv[1] ?? '',
): Promise<Looked> {
  const { files, pagesDir, media, blockFiles, versions = new Map() } = tree
  if (!(files instanceof FilesOnDisk)) return look(tree)
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const task: Task = { pagesDir, media, blockFiles, versions, places: files.places, taken }
  const second = new Worker(program, { workerData: task })
  const others = once(second, 'message') as Promise<[Looked]>
  const rest = others.then(
    ([seen]) => seen,
    () => undefined,
  )
  const parts = partsOf(files)
  const own: Looked[] = []
  while (take(taken)) own.push(look(tree, parts[own.length]))
  if (own.length < parts.length) {
    const left = parts.slice(own.length).flat()
    // A thread that failed is one that the machine had no room for; its part is done here.
    own.push((await rest) ?? look(tree, left))
  }
  second.unref()
  const [first = look(tree, []), ...after] = own
  return joined(first, ...after)
}

/** The second thread: looks at what the first leaves, and sends it. */
export function lookAlong(): void {
  const { places, taken, ...house } = workerData as Task
  const tree: SiteTree = { ...house, files: new FilesOnDisk(places) }
  const parts = partsOf(tree.files)
  const own: Looked[] = []
  while (take(taken)) own.unshift(look(tree, parts[PARTS - 1 - own.length]))
  // Documents are not sent, because to read one again costs less.
  parentPort?.postMessage({ ...joined(look(tree, []), ...own), parsed: new Map() })
}

/** Whether a part was left to take. */
function take(taken: Int32Array): boolean {
  return Atomics.add(taken, 0, 1) < PARTS
}

/** `PARTS` lists of names, in order. */
function partsOf(files: ReadonlyMap<string, string>): string[][] {
  const names = [...files.keys()]
  const start = (part: number): number => Math.round((part * names.length) / PARTS)
  return Array.from({ length: PARTS }, (_, part) => names.slice(start(part), start(part + 1)))
}
