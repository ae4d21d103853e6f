import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { Refusal } from '#tools/lib/command/command.ts'
import { contentHash } from '#tools/lib/content-hash.ts'

import type { FontSource, ThemeFonts } from './theme-fonts.ts'

const { resolve } = createRequire(import.meta.url)

/** All that the theme takes glyphs from: its fonts, and what mends single characters of them. */
export function fontSources(fonts: ThemeFonts): FontSource[] {
  return Object.values(fonts).flatMap((font) => [font, ...(font.patches ?? [])])
}

/** Reads a file of an installed package. @throws {Refusal} if the package or the file is not there. */
export async function readFontFile(name: string, file: string): Promise<Buffer> {
  const path = join(packageFolder(name), file)
  if (!existsSync(path)) {
    throw new Refusal(
      `The package ${name} has no file ${file}.`,
      'Correct "files" under "fonts" in theme.json.',
    )
  }
  return readFile(path)
}

/** A licence to publish next to the fonts: where it is, and its name in the output. */
export interface Licence {
  readonly name: string
  readonly path: string
}

/** The licence of every package the theme takes glyphs from. @throws {Refusal} if one has none. */
export function fontLicences(fonts: ThemeFonts): Licence[] {
  return [...new Set(fontSources(fonts).map((source) => source.package))].toSorted().map((name) => {
    const path = join(packageFolder(name), 'LICENSE')
    if (!existsSync(path))
      throw new Refusal(
        `The font package ${name} has no LICENSE.`,
        'Take the font from a package that has one.',
      )
    // As all assets, which are cached for ever: packages of two owners may share the rest of a name.
    return {
      name: `licences/${name.split('/').at(-1)}-${contentHash(readFileSync(path))}.txt`,
      path,
    }
  })
}

function packageFolder(name: string): string {
  const folder = resolve
    .paths(name)
    ?.map((modules) => join(modules, name))
    .find(existsSync)
  if (folder) return folder
  throw new Refusal(
    `The font package ${name} is not installed.`,
    `Run \`npm install --save-dev ${name}\`, or name another under "fonts" in theme.json.`,
  )
}
