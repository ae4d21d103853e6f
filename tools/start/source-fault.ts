import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { Lines } from '#engine/text/lines.ts'

/** As Vite says it of a path, and of a package or a `#name/…`: what was asked for, and by which file. */
const lostImport =
  /^(?:Failed to load url (\S+) .* in (\S+)\. Does the file exist\?|Cannot find module '([^']+)' imported from '([^']+)')$/

const ownPlace = /^\s+at .*?\b((?:blocks|src)\/[^\s():]+:\d+:\d+)\)?$/m

/**
 * What is wrong with a source file that cannot be run. Before it stands the place, where the fault
 * does not say it itself: that of an import which leads to nothing, or in a file that fails as it loads.
 */
export function sourceFault(error: Error, root: string): string {
  const own = (text: string): string => text.replaceAll(`${root}/`, '')
  // Bundlers colour what they say, for terminals.
  const said = own(stripVTControlCharacters(error.message)).trim()
  const [, path, byPath, name, byName] = lostImport.exec(said) ?? []
  const [asked, file] = [path ?? name, byPath ?? byName]
  if (asked !== undefined && file !== undefined)
    return `${placeIn(file, asked, root)}\nThere is no “${asked}” to import.`
  // What our own code throws is a plain error, and says what it is about.
  const [, place] = error.name === 'Error' ? [] : (ownPlace.exec(own(error.stack ?? '')) ?? [])
  return place === undefined ? said : `${place}\n${said}`
}

/** Where a file has a text in quotes: `blocks/marquee/Marquee.tsx:5:20`; its name alone if it has not. */
function placeIn(file: string, quoted: string, root: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  const [at] = ["'", '"']
    .map((mark) => text.indexOf(mark + quoted + mark))
    .filter((one) => one >= 0)
  if (at === undefined) return file
  const { line, column } = new Lines(text).position(at)
  return `${file}:${line}:${column}`
}
