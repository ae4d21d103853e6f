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
        // Of what the styles cannot do without (layers, :has, container units, overflow: clip), older
        // browsers back to Safari 16 lack nesting alone, without which their menu would open unseen.
        // So it is written out; prefixes for browsers older than that are weight for all.
        cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4', 'ios16.4'],
        modulePreload: false,
        assetsInlineLimit: 0,
        emptyOutDir: true,
        reportCompressedSize: false,
      },
    }),
  }
}
