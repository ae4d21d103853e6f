import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption } from 'vite'

import { classNamesOnly } from './class-names-only.ts'
import { className } from './class-names.ts'
import { pageScript } from './page-script.ts'

/** Everything Vite must know of this house, the same for the dev server, the builds and the tests. */
export function sandwichboard(): PluginOption[] {
  return [settings(), classNamesOnly(), pageScript(), react()]
}

function settings(): Plugin {
  return {
    name: 'sandwichboard',
    config: () => ({
      appType: 'custom',
      publicDir: false,
      css: { modules: { generateScopedName: className } },
      build: {
        target: 'es2022',
        // What the styles ask for (nesting, :dir, :has, container units) is there since 2023; older
        // browsers would not follow them either way, and prefixes for them are weight for all.
        cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2', 'ios17.2'],
        modulePreload: false,
        assetsInlineLimit: 0,
        emptyOutDir: true,
        reportCompressedSize: false,
      },
    }),
  }
}
