import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { bundleClient } from '#tools/build/bundle-client.ts'
import { buildPageScript } from '#tools/build/page-scripts.ts'
import { classNamesIn } from '#tools/vite/class-names-only.ts'

/** What a block adds to a page, in bytes, minified and compressed with brotli. */
export interface Weight {
  readonly css: number
  /** Its behaviors and its islands, without React and the loader, which all share. */
  readonly script: number
}

/** The weights by type. `stylesOf` gives the CSS of a page from its HTML. */
export async function blockWeights(
  root: string,
  types: readonly string[],
  stylesOf: (html: string) => string,
): Promise<Record<string, Weight>> {
  const client = await bundleClient(root, join(root, '.cache'))
  const code = new Map(client.files.map((file) => [file.name, file.code]))
  const loader = (await buildPageScript(root, [])).code
  const weights: Record<string, Weight> = {}
  for (const type of types) {
    const folder = join(root, 'blocks', type)
    const files = readdirSync(folder)
    const islands = Object.entries(client.islands)
      .filter(([file]) => file.startsWith(`/blocks/${type}/`))
      .map(([, name]) => compressed(code.get(name) ?? ''))
    const behaviors = files
      .filter((name) => name.endsWith('.behavior.ts'))
      .map((name) => `${type}/${name.replace('.behavior.ts', '')}`)
    const behavior =
      behaviors.length > 0
        ? compressed((await buildPageScript(root, behaviors)).code) - compressed(loader)
        : 0
    weights[type] = {
      css: cssBytes(folder, files, stylesOf),
      script: islands.reduce((sum, bytes) => sum + bytes, behavior),
    }
  }
  return weights
}

function cssBytes(
  folder: string,
  files: readonly string[],
  stylesOf: (html: string) => string,
): number {
  const names = files
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name))
    .flatMap((file) => Object.values(classNamesIn(readFileSync(file, 'utf8'), file)))
  const css = stylesOf(`<i class="${names.join(' ')}">`).slice(stylesOf('').length)
  return css.trim() === '' ? 0 : compressed(css)
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}
