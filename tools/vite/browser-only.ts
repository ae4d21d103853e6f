import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'

import type { Plugin } from 'rolldown'

/**
 * Refuses what no browser has where our own code of a script for visitors imports it: bundlers put
 * something empty in its place, or leave it, and the script breaks at each visitor's. Packages guard
 * their own.
 */
export function browserOnly(): Plugin {
  return {
    name: 'sandwichboard:browser-only',
    resolveId: {
      order: 'pre',
      handler(id, file) {
        if (file === undefined || !isBuiltin(id) || /^\0|[\\/]node_modules[\\/]/.test(file)) return
        const before = (readFileSync(file, 'utf8').split(id)[0] ?? '').split('\n')
        const place = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
        // Without a stack, which would be part of what the bundler says, and name this file.
        throw Object.assign(
          new Error(`${place}\nA visitor's browser runs this, and has no ${id}.`),
          { stack: '' },
        )
      },
    },
  }
}
