/**
 * A line of rich text: words, strong ones between two stars, and links.
 *
 * Stars that touch the words between them come first: those of "2 ** 3 and **hot**" take none of them
 * away. What is left is paired as it comes. A backslash keeps a star or a bracket after it from being
 * a mark; anywhere else it is a backslash.
 */
import { equal } from '#engine/edit/equal.ts'

/** Words that look alike. */
export interface Run {
  readonly text: string
  readonly strong: boolean
  /** Where they lead; '' for nowhere. */
  readonly href: string
}

const LINK = String.raw`\[[^\]]+\]\([^)\s]+\)`
const touching = new RegExp(String.raw`(\*\*(?![*\s])[^*]*[^*\s]\*\*|${LINK})`)
const any = new RegExp(String.raw`(\*\*[^*]+\*\*|${LINK})`)
/** Where a link may begin; the next may begin inside what looks like its address. */
const start = /\[[^\]]+\]\((?=([^)]*)\))/g

/**
 * From how many characters on a line has no marks: twice what a paragraph may have. To look for them
 * takes a time that grows with the square of the length.
 */
const TOO_LONG = 4000

/** A character that a line shows, as UTF-16 counts, and where the line has it. */
export interface Letter extends Run {
  /** Offsets in the line, with a backslash that keeps the character. */
  readonly start: number
  readonly end: number
}

/** What a line shows, from left to right. */
export function runsOf(line: string): Run[] {
  return piecesOf(line)
    .map(({ words, strong, href }) => ({ text: shown(words), strong, href: shown(href) }))
    .filter(({ text }) => text !== '')
}

/** The same, character by character, for whoever changes what stands between two places of a line. */
export function lettersOf(line: string): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const { all, lead, words, strong, href } of piecesOf(line)) {
    let start = at + lead
    for (const one of words.split('')) {
      const end = start + width(one)
      letters.push({ text: shown(one), strong, href: shown(href), start, end })
      start = end
    }
    at += all.split('').reduce((sum, one) => sum + width(one), 0)
  }
  return letters
}

/** The words of a line, as they are read. */
export function wordsOf(line: string): string {
  return runsOf(line)
    .map(({ text }) => text)
    .join('')
}

/**
 * The addresses of the links in a line, `/terms` in `Read [our terms](/terms).`, and of what only
 * looks like one, for a space in its address. None that the line shows is left out.
 */
export function hrefsIn(line: string): string[] {
  if (line.length >= TOO_LONG) return []
  return [...withoutEscapes(line).matchAll(start)].map(([, href = '']) => shown(href))
}

/** A line that shows just this. It has no backslash where none is needed. */
export function lineOf(runs: readonly Run[]): string {
  const wanted = tidy(runs)
  const bare = wanted.map((run) => marked(run, run.text)).join('')
  return equal(runsOf(bare), wanted) ? bare : allEscaped(wanted)
}

/** A line in which what a backslash keeps is no mark, for whoever looks for marks. */
export function withoutEscapes(line: string): string {
  if (!line.includes('\\')) return line
  return line.replaceAll(/(?<!\\)(\\+)([*[\]])/g, (_, slashes: string, mark: string) => {
    const pairs = asides.get('\\')?.repeat(slashes.length >> 1) ?? ''
    return pairs + (slashes.length % 2 === 1 ? asides.get(mark) : mark)
  })
}

/** Stand for what a backslash keeps. No text has them: Unicode gives them to programs alone. */
const asides = new Map([
  ['*', '\uFDD0'],
  ['[', '\uFDD1'],
  [']', '\uFDD2'],
  ['\\', '\uFDD3'],
])
const meant = new Map([...asides].map(([mark, aside]) => [aside, mark]))

function shown(text: string): string {
  return text.replaceAll(/[\uFDD0-\uFDD3]/g, (aside) => meant.get(aside) ?? aside)
}

/** How much of a line a character of the text without escapes stands for. */
function width(one: string): number {
  return meant.has(one) ? 2 : 1
}

/** A part of a text without escapes: a mark with its words, or what stands between marks. */
interface Piece {
  readonly all: string
  /** Length of what stands before the words. */
  readonly lead: number
  readonly words: string
  readonly strong: boolean
  readonly href: string
}

function piecesOf(line: string): Piece[] {
  const text = withoutEscapes(line)
  if (line.length >= TOO_LONG) return [plainPiece(text)]
  return pieces(text, touching, (rest) => pieces(rest, any, (words) => [plainPiece(words)]))
}

function plainPiece(words: string): Piece {
  return { all: words, lead: 0, words, strong: false, href: '' }
}

/** The marks of a text as pieces, and what stands between them as `rest` has it. */
function pieces(text: string, marks: RegExp, rest: (text: string) => Piece[]): Piece[] {
  return text
    .split(marks)
    .flatMap((part, index) => (index % 2 === 0 ? rest(part) : [markedPiece(part)]))
}

function markedPiece(all: string): Piece {
  const [, words = '', href = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(all) ?? []
  if (href !== '') return { all, lead: 1, words, strong: false, href }
  return { all, lead: 2, words: all.slice(2, -2), strong: true, href: '' }
}

function plain(text: string): Run {
  return { text, strong: false, href: '' }
}

/** Neighbours that look alike as one, and a space beside a mark, never within. */
function tidy(runs: readonly Run[]): Run[] {
  return joined(joined(runs).flatMap(apart))
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (run.text === '') continue
    if (last && last.href === run.href && last.strong === run.strong)
      all[all.length - 1] = { ...last, text: last.text + run.text }
    else all.push(run)
  }
  return all
}

function apart({ text, strong, href }: Run): Run[] {
  const rest = text.trimStart()
  const words = rest.trimEnd()
  const before = text.slice(0, text.length - rest.length)
  return [plain(before), { text: words, strong, href }, plain(rest.slice(words.length))]
}

function marked({ strong, href }: Run, words: string): string {
  if (href !== '') return `[${words}](${href})`
  return strong ? `**${words}**` : words
}

/** With a backslash before each star and bracket that is no mark. */
function allEscaped(runs: readonly Run[]): string {
  const words = runs.map((run, index) => escaped(run, index < runs.length - 1))
  return runs.map((run, index) => marked(run, words[index] ?? '')).join('')
}

/** With a backslash before whatever could be a mark, and before backslashes that would keep one. */
function escaped({ text, strong, href }: Run, isFollowed: boolean): string {
  const words = text.replaceAll(/(?<!\\)(\\*)([*[\]])/g, String.raw`$1$1\$2`)
  return strong || href !== '' || isFollowed ? words.replace(/(?<!\\)\\+$/, '$&$&') : words
}
