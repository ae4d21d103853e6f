import { join, relative, sep } from 'node:path'

import type { ViteDevServer } from 'vite'

import { generate } from '#tools/generate/generate.ts'
import { writeGenerated } from '#tools/generate/write-generated.ts'

import { keepWatching } from './keep-watching.ts'

interface Followed {
  /** How many changes there were. A page that was rendered after fewer is not of today. */
  changes(): number
  stop(): void
}

/**
 * Tells open pages of every change, once things have settled, and regenerates what schemas are made
 * into. A page says which change it was rendered after as soon as it can hear of others; so one that
 * came between is told too.
 */
export function followFiles(vite: ViteDevServer, root: string, pages: string): Followed {
  const { client } = vite.environments
  let timer: NodeJS.Timeout | undefined
  let schemas = false
  let count = 0
  const changed = (path: string): void => {
    const name = relative(root, path).replaceAll('\\', '/')
    if (name.startsWith('schema/generated/')) return
    const concerns =
      /^(blocks|src|schema)\//.test(name) || path === pages || path.startsWith(pages + sep)
    if (!concerns) return
    schemas ||= /^schema\/|block\.schema\.json$|example\.json$/.test(name)
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), 40)
  }
  const settle = async (): Promise<void> => {
    if (schemas) {
      schemas = false
      try {
        const written = writeGenerated(root, (await generate(root)).files)
        // The disk tells of it too, but maybe after the page was asked for.
        for (const name of written) vite.watcher.emit('all', 'change', join(root, name))
      } catch {
        // A schema that cannot be used is a finding; the page shows it.
      }
    }
    count += 1
    client.hot.send('sandwichboard:change')
  }
  client.hot.on('sandwichboard:shows', (change: unknown, page) => {
    if (change !== count) page.send('sandwichboard:change')
  })
  const stopWatching = keepWatching(vite.watcher, pages)
  vite.watcher.on('all', (_, path) => changed(path))
  const stop = (): void => {
    stopWatching()
    clearTimeout(timer)
  }
  return { changes: () => count, stop }
}
