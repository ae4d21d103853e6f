import { statSync } from 'node:fs'
import { join, sep } from 'node:path'

import type { ViteDevServer } from 'vite'

/** How often the folder is looked at, in milliseconds. */
const EVERY = 1000

/**
 * Watches a folder also after it was replaced as a whole, as git or a program that syncs does
 * it: a watcher goes on watching the one that was moved away. Of what the new one holds, the media
 * folder and the documents are told as changed.
 *
 * @returns what stops it.
 */
export function keepWatching(watcher: ViteDevServer['watcher'], folder: string): () => void {
  watcher.add(folder)
  let known = identity(folder)
  const timer = setInterval(() => {
    const now = identity(folder)
    if (now === known) return
    known = now
    if (now === undefined) return
    const inside = Object.keys(watcher.getWatched()).filter(
      (path) => path === folder || path.startsWith(folder + sep),
    )
    watcher.unwatch(inside)
    watcher.add([folder, ...inside])
    for (const path of [folder, join(folder, 'site.json')]) watcher.emit('all', 'change', path)
  }, EVERY).unref()
  // Away and back between two looks, it is the same folder, which the watcher has left all the same.
  const forget = (path: string): void => {
    if (path === folder) known = undefined
  }
  watcher.on('unlinkDir', forget)
  return () => {
    clearInterval(timer)
    watcher.off('unlinkDir', forget)
  }
}

/** Undefined where there is none. */
function identity(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
