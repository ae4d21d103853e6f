/**
 * Builds the editor into a folder, as a program of its own: in the dev server's process React would
 * be the one for developing, and a build would hold up every other request.
 */
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { diskWords } from '#tools/lib/command/command.ts'
import { houseConfig } from '#tools/vite/house-config.ts'

/** The production build of a part of React Router. */
function produced(name: string): string {
  const path = fileURLToPath(import.meta.resolve(name))
  return path.replace(`${sep}development${sep}`, `${sep}production${sep}`)
}

const [root = '', outDir = ''] = process.argv.slice(2)
try {
  await build({
    ...houseConfig(root),
    base: '/studio/assets/',
    mode: 'production',
    logLevel: 'error',
    worker: { format: 'es', rolldownOptions: { output: { charset: 'ascii' } } },
    // React Router names its development build to every bundler; the other has no warnings in it.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: produced('react-router') },
        { find: /^react-router\/dom$/, replacement: produced('react-router/dom') },
      ],
    },
    build: {
      outDir,
      assetsDir: '',
      manifest: 'manifest.json',
      // One sheet of 8 KB: a later part needs its script alone, and a sheet that did not come would
      // never be asked for again.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [join(root, 'src/studio/server/first-site.ts'), join(root, 'src/studio/main.tsx')],
        // All that the page needs to open in one file, also what later parts share with it: in many
        // small ones, of which each is compressed by itself, it is 7 KB more.
        output: {
          // A browser reads a script of nothing but ASCII without decoding it first.
          charset: 'ascii',
          codeSplitting: {
            groups: [
              { name: 'first-site', test: /first-site/, priority: 1 },
              { name: 'main', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  })
} catch (error) {
  const { message } = error as Error
  const words = message.replaceAll(`${root}/`, '').replaceAll(/^\s+at .*\n?/gm, '')
  process.stdout.write(diskWords(error) ?? words)
  process.exitCode = 1
}
