import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

import { className } from './class-names.ts'

const mark = '\0class-names:'
/** Keeps Vite's own CSS plugin from taking the module for a style sheet. */
const ending = '.js'

/**
 * In the browser a CSS module is only its class names: the page already carries the rules, and an
 * island that imported them would ship them twice. The Studio's own modules are whole: no page
 * carries them.
 */
export function classNamesOnly(): Plugin {
  return {
    name: 'sandwichboard:class-names-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return undefined
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (resolved?.id.includes('/src/studio/')) return undefined
      return resolved ? mark + resolved.id + ending : undefined
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined
      const file = id.slice(mark.length, -ending.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(classNamesIn(readFileSync(file, 'utf8'), file))}`
    },
  }
}

/** Local name → class name of every class a CSS module defines, except those in `:global()`. */
export function classNamesIn(css: string, file: string): Record<string, string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^)]*\)/g, '')
  const names = [...own.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name ?? '')
  return Object.fromEntries([...new Set(names)].map((name) => [name, className(name, file)]))
}
