import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { ViteDevServer } from 'vite'

/**
 * When the folders are looked at, in milliseconds from the start: a watcher takes a while to know all
 * of them (0.7 to 2 s, measured), and what happens in one that it does not know yet it never tells.
 */
const LOOKS = [1000, 2000, 4000, 8000]

/**
 * Has the watcher say what it missed in its first seconds: the files of these folders that came, went
 * or changed since now, as far as it has not said so itself. A folder that is a link is not looked
 * into.
 *
 * @returns once it is known what there is now, what stops it.
 */
export async function tellMissed(
  watcher: ViteDevServer['watcher'],
  folders: readonly string[],
): Promise<() => void> {
  let known = await filesOf(folders)
  const told = new Set<string>()
  watcher.on('all', (_, path) => told.add(path))
  const look = async (): Promise<void> => {
    const before = known
    known = await filesOf(folders)
    for (const path of new Set([...before.keys(), ...known.keys()])) {
      const [was, is] = [before.get(path), known.get(path)]
      if (was === is || told.has(path)) continue
      const event = was === undefined ? 'add' : is === undefined ? 'unlink' : 'change'
      watcher.emit(event, path)
      watcher.emit('all', event, path)
    }
    told.clear()
  }
  const timers = LOOKS.map((at) => setTimeout(() => void look(), at).unref())
  return () => timers.forEach(clearTimeout)
}

/** Each file with what changes when it does. */
async function filesOf(folders: readonly string[]): Promise<Map<string, string>> {
  const lists = await Promise.all(
    folders.map((folder) =>
      readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  const files = lists.flat().filter((entry) => entry.isFile())
  const stated = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const state = await stat(path).catch(() => undefined)
    return state && ([path, `${state.mtimeMs} ${state.size} ${state.ino}`] as const)
  })
  return new Map((await Promise.all(stated)).filter((one) => one !== undefined))
}
