import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** As Vite, Rolldown and Node say it of a path, a package or a `#name/…`: what was asked for, and by which file. */
const lostImports = [
  /^Failed to load url (?<asked>\S+) .* in (?<by>\S+)\. Does the file exist\?$/,
  /^Cannot find (?:module|package) '(?<asked>[^']+)' imported from '?(?<by>[^']+)'?$/,
  /Rolldown failed to resolve import "(?<asked>[^"]+)" from "(?<by>[^"]+)"/,
]

const ownPlace = /^\s+at .*?\b((?:blocks|src)\/[^\s():]+:\d+:\d+)\)?$/m

/** A source in what a bundler or a loader says, with its line and column; a setting of theirs says it otherwise. */
const placeSaid =
  /((?:blocks|src|tools|schema)\/[\w./-]+)(?:\?[\w&=]*)?:(\d+):(\d+)|path: "([\w.-]+)", message: "([^"]*)", line: (\d+), column: (\d+)/

/** What bundlers and loaders put before what they say. */
const heading =
  /^(?:Build failed with .*|Transform failed with .*|\[[\w: -]+\]\s*|.*?:\d+:\d+: (?:ERROR: )?|(?:\w*Error: )?(?:\[[\w -]+\] )?)/

/**
 * What is wrong with a source file that cannot be bundled or run: its place, and a sentence below it.
 * Undefined where no source file is at fault, as far as the error tells.
 */
export function sourceFault(error: unknown, root: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const own = (text: string): string => text.replaceAll(`${root}/`, '')
  // Bundlers colour what they say, for terminals.
  const said = own(stripVTControlCharacters(error.message)).trim()
  for (const lost of lostImports) {
    const { asked, by } = lost.exec(said)?.groups ?? {}
    if (asked !== undefined && by !== undefined)
      return `${placeIn(by, asked, root)}\n${whyLost(asked, root)}`
  }
  const [match, source, line, column, setting, why, row, place] = placeSaid.exec(said) ?? []
  const file = source ?? setting
  if (match === undefined || file === undefined) {
    // What our own code throws is a plain error, and says what it is about.
    const [, thrown] = error.name === 'Error' ? [] : (ownPlace.exec(own(error.stack ?? '')) ?? [])
    return thrown === undefined ? undefined : `${thrown}\n${said}`
  }
  const marks = marksIn(join(root, file))
  if (file.startsWith('schema/generated/'))
    return marks === undefined
      ? `${file} cannot be read. Run \`npm run generate\`.`
      : `${file}:${marks}\nA merge left its conflict markers here. Run \`npm run generate\`.`
  if (marks !== undefined)
    return `${file}:${marks}\nA merge left its conflict markers here. Keep the right version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`
  return `${file}:${line ?? row}:${column ?? place}\n${why ?? firstSentence(said, match)}`
}

/** After an update of the code, packages that it brought may not be installed. */
function whyLost(asked: string, root: string): string {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(asked) ?? []
  return textOf(join(root, 'package-lock.json')).includes(`"node_modules/${name}"`)
    ? `The package “${name}” is not installed here. Run npm ci --include=dev, then this command again.`
    : `There is no “${asked}” to import.`
}

/** The line of the first mark that a merge left in a file; undefined if there is none. */
function marksIn(path: string): number | undefined {
  const text = textOf(path)
  const at = text.search(/^<{7} /m)
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}

/** Without headings, and without the place, which stands before it. */
function firstSentence(said: string, place: string): string {
  const lines = said
    .split('\n')
    .map((line) => {
      let left = line
      for (let rest = ''; rest !== left; left = left.replace(heading, '').trim()) rest = left
      return left
    })
    .filter((line) => line !== '' && !line.startsWith(place) && !line.endsWith(place))
  return lines[0] ?? said
}

/** Where a file has a text in quotes: `blocks/marquee/Marquee.tsx:5:20`; its name alone if it has not. */
function placeIn(file: string, quoted: string, root: string): string {
  const text = textOf(join(root, file))
  const [at] = ["'", '"']
    .map((mark) => text.indexOf(mark + quoted + mark))
    .filter((one) => one >= 0)
  if (at === undefined) return file
  const before = text.slice(0, at).split('\n')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
