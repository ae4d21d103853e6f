import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'

import type { ViteDevServer } from 'vite'

import { readFolder } from '#tools/lib/site/read-folder.ts'

/**
 * When the folders are looked at, in milliseconds from the start: a watcher takes a while to know all
 * of them (0.7 to 2 s, measured), and what happens in one that it does not know yet it never tells.
 */
const LOOKS = [1000, 2000, 4000, 8000]

/** How often they are looked at where a watcher tells nothing, in milliseconds. */
const EVERY = 2000

/**
 * Has the watcher say what it missed in its first seconds: the files of these folders, below `root`
 * or not, that came, went or changed since now, as far as it has not said so itself. Once `blind`
 * resolves, as the computer watches no more files, it says so for as long as it runs.
 *
 * @returns once it is known what there is now, what stops it.
 */
export async function tellMissed(
  watcher: ViteDevServer['watcher'],
  root: string,
  folders: readonly string[],
  blind: Promise<void>,
): Promise<() => void> {
  let known = await filesOf(root, folders)
  const told = new Set<string>()
  const hear = (_: string, path: string): void => void told.add(path)
  const look = async (): Promise<void> => {
    const before = known
    known = await filesOf(root, folders)
    for (const path of new Set([...before.keys(), ...known.keys()])) {
      const [was, is] = [before.get(path), known.get(path)]
      if (was === is || told.has(path)) continue
      const event = was === undefined ? 'add' : is === undefined ? 'unlink' : 'change'
      watcher.emit(event, path)
      watcher.emit('all', event, path)
    }
    told.clear()
  }
  // A folder that is being moved may be gone for a moment; the next look sees what became of it.
  const lookAgain = (): void => void look().catch(() => {})
  const timers = LOOKS.map((at) => setTimeout(lookAgain, at).unref())
  const stop = (): void => {
    watcher.off('all', hear)
    timers.splice(0).forEach(clearTimeout)
  }
  watcher.on('all', hear)
  // By then nothing is missed any more, and what is told need not be remembered.
  timers.push(setTimeout(stop, 2 * Math.max(...LOOKS)).unref())
  let ended = false
  void blind.then(() => {
    if (ended) return
    stop()
    watcher.on('all', hear)
    timers.push(setInterval(lookAgain, EVERY).unref())
  })
  return () => {
    ended = true
    stop()
  }
}

/** Each file with what changes when it does. */
async function filesOf(root: string, folders: readonly string[]): Promise<Map<string, string>> {
  const paths = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...readFolder(folder, root).files.values()])
  const states = paths.map(async (path) => {
    const state = await stat(path).catch(() => undefined)
    return state && ([path, `${state.mtimeMs} ${state.size} ${state.ino}`] as const)
  })
  return new Map((await Promise.all(states)).filter((one) => one !== undefined))
}
