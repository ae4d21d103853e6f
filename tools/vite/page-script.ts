import type { Plugin } from 'vite'

import { behaviorFile } from './behavior-file.ts'

const prefix = 'virtual:page-script/'

/** The address, in the dev server, of the script with the loader and these behaviors. */
export function devScript(behaviors: readonly string[]): string {
  return `/@id/${prefix}${behaviors.join(',')}`
}

/** The source of a page's script: the loader and the behaviors its HTML names, by key. */
export function pageScriptSource(behaviors: readonly string[]): string {
  const imports = behaviors.map(
    (key, index) => `import { start as b${index} } from ${JSON.stringify(behaviorFile(key))}`,
  )
  const entries = behaviors.map((key, index) => `${JSON.stringify(key)}: b${index}`)
  return [
    `import { startPage } from '/src/render/islands/start.ts'`,
    ...imports,
    `const stop = startPage({ ${entries.join(', ')} })`,
  ].join('\n')
}

/** Serves page scripts in the dev server; the build bundles each set of behaviors into one file. */
export function pageScript(): Plugin {
  return {
    name: 'sandwichboard:page-script',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const behaviors = id
        .slice(prefix.length + 1)
        .split(',')
        .filter(Boolean)
      return `${pageScriptSource(behaviors)}\naddEventListener('sandwichboard:before-swap', stop, { once: true })`
    },
  }
}
