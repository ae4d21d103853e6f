/**
 * A reader of JSON that remembers where things stand.
 *
 * It accepts exactly what `JSON.parse` accepts, to 32 levels and after a byte order mark if there is
 * one, and builds no values. It costs about four times as much as `JSON.parse`, so it is run only on
 * files that have a finding. What it stops at is named by kind; the words for people are in
 * `syntax-messages.ts`.
 */

import { escaped } from './pointer.ts'

/** Offsets into a text, in UTF-16 units; `end` is the first one after it. */
export interface Range {
  readonly start: number
  readonly end: number
}

export interface Place {
  readonly key?: Range
  readonly value: Range
}

/** A key that its object already has; a parser would keep the last one and say nothing. */
export interface Duplicate {
  readonly pointer: string
  readonly first: Range
  readonly second: Range
}

export type FaultKind =
  | 'bad-escape'
  | 'bad-number'
  | 'comment'
  | 'curly-quotes'
  | 'empty'
  | 'missing-colon'
  | 'missing-comma'
  | 'missing-value'
  | 'more-after-end'
  | 'needs-quotes'
  | 'single-quotes'
  | 'stray-character'
  | 'too-deep'
  | 'trailing-comma'
  | 'truncated'
  | 'unclosed-text'
  | 'unknown-word'
  | 'wrong-bracket'

export interface Fault extends Range {
  readonly kind: FaultKind
  /** The text that is wrong, or the bracket that is wanted. */
  readonly detail: string
  /** The bracket that was never closed, or is closed by the wrong one. */
  readonly opener?: Range
}

export interface Scan {
  /** The asked pointers that the document has. */
  readonly places: ReadonlyMap<string, Place>
  readonly duplicates: readonly Duplicate[]
  /** The first thing that is not JSON; what stands after it was not read. */
  readonly fault: Fault | undefined
}

/** Deepest nesting that is read; a page comes from a pull request. */
export const MAX_DEPTH = 32

class Stop extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** Where the asked JSON Pointers stand in a text; `all` asks for every one. Never throws. */
export function scan(text: string, wanted: ReadonlySet<string> | 'all'): Scan {
  const scanner = new Scanner(text, wanted)
  let fault: Fault | undefined
  try {
    scanner.document()
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop
    fault = stop.fault
  }
  return { places: scanner.places, duplicates: scanner.duplicates, fault }
}

const word = /[\p{L}\p{N}_$-]+/uy
const number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y
const numberLike = /[-+.0-9][-+.0-9a-zA-Z_]*/y

class Scanner {
  readonly places = new Map<string, Place>()
  readonly duplicates: Duplicate[] = []
  private readonly text: string
  private readonly wanted: ReadonlySet<string> | 'all'
  private readonly open: number[] = []
  private at = 0
  /** The end of what was read last: where a missing comma belongs. */
  private last = 0

  constructor(text: string, wanted: ReadonlySet<string> | 'all') {
    this.text = text
    this.wanted = wanted
  }

  document(): void {
    while (this.text.charCodeAt(this.at) === 0xfeff) this.at += 1
    this.space()
    if (this.at === this.text.length) this.stop('empty', 0, this.text.length)
    this.value('', undefined)
    this.space()
    if (this.at < this.text.length) this.stop('more-after-end', this.at, this.at + 1)
  }

  private value(pointer: string, key: Range | undefined): void {
    const start = this.at
    const char = this.text[start]
    if (char === '{') this.object(pointer)
    else if (char === '[') this.array(pointer)
    else if (char === '"') this.string()
    else this.scalar()
    this.last = this.at
    if (this.wanted !== 'all' && !this.wanted.has(pointer)) return
    const value = { start, end: this.at }
    this.places.set(pointer, key ? { key, value } : { value })
  }

  private object(pointer: string): void {
    const seen = new Map<string, Range>()
    this.enter()
    for (let first = true; ; first = false) {
      if (this.leaves('}', first)) return
      const start = this.at
      const name = this.key()
      const range = { start, end: this.at }
      const inner = `${pointer}/${escaped(name)}`
      const earlier = seen.get(name)
      if (earlier) this.duplicates.push({ pointer: inner, first: earlier, second: range })
      else seen.set(name, range)
      this.last = this.at
      this.space()
      if (this.text[this.at] !== ':') this.expected('missing-colon')
      this.at += 1
      this.space()
      if (/^[}\],]/.test(this.text.charAt(this.at)))
        this.stop('missing-value', start, range.end, name)
      this.value(inner, range)
    }
  }

  private array(pointer: string): void {
    this.enter()
    for (let index = 0; ; index += 1) {
      if (this.leaves(']', index === 0)) return
      this.value(`${pointer}/${index}`, undefined)
    }
  }

  private enter(): void {
    if (this.open.length === MAX_DEPTH) this.stop('too-deep', this.at, this.at + 1)
    this.open.push(this.at)
    this.at += 1
  }

  /** Steps over the comma, or out of the bracket; true when it has left. */
  private leaves(close: string, first: boolean): boolean {
    this.space()
    let comma = -1
    if (!first && this.text[this.at] === ',') {
      comma = this.at
      this.at += 1
      this.space()
    }
    const char = this.text[this.at]
    if (char === close || char === '}' || char === ']') {
      if (comma >= 0) this.stop('trailing-comma', comma, comma + 1)
      if (char !== close) this.stop('wrong-bracket', this.at, this.at + 1, close, this.openRange())
      this.at += 1
      this.open.pop()
      return true
    }
    if (this.at === this.text.length) this.truncated()
    if (char === ',') {
      if (first) this.stop('stray-character', this.at, this.at + 1, char)
      this.stop('trailing-comma', comma, comma + 1)
    }
    if (!first && comma < 0) this.expected('missing-comma')
    return false
  }

  private key(): string {
    const start = this.at
    const char = this.text[start]
    if (char === '"') {
      this.string()
      const raw = this.text.slice(start, this.at)
      return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1)
    }
    this.quotes()
    const name = this.match(word)
    if (name) this.stop('needs-quotes', start, start + name.length, name)
    return this.stop('stray-character', start, start + 1, char)
  }

  private string(): void {
    const start = this.at
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at)
      if (code === 34) {
        this.at += 1
        return
      }
      if (code === 92) this.escape()
      else if (code < 32) {
        if (code === 10 || code === 13) this.stop('unclosed-text', start, this.at)
        this.stop('stray-character', this.at, this.at + 1, this.text[this.at])
      }
    }
    this.truncated(start)
  }

  private escape(): void {
    const match = /\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/y
    match.lastIndex = this.at
    if (!match.test(this.text)) {
      if (this.at + 1 >= this.text.length) this.truncated(this.at)
      this.stop('bad-escape', this.at, this.at + 2, this.text.slice(this.at, this.at + 2))
    }
    this.at = match.lastIndex - 1
  }

  private scalar(): void {
    const start = this.at
    if (start === this.text.length) this.truncated()
    const figure = this.match(numberLike)
    if (figure) {
      if (this.match(number) !== figure)
        this.stop('bad-number', start, start + figure.length, figure)
      this.at += figure.length
      return
    }
    this.quotes()
    const name = this.match(word)
    if (name === 'true' || name === 'false' || name === 'null') {
      this.at += name.length
      return
    }
    if (name) this.stop('unknown-word', start, start + name.length, name)
    this.stop('stray-character', start, start + 1, this.text[start])
  }

  /** Stops at quotes that are not JSON's, with all that stands between them. */
  private quotes(): void {
    const start = this.at
    const char = this.text[start] ?? ''
    if (!"'`‘’“”„«".includes(char)) return
    const close = /['`‘’“”»\n\r]/g
    close.lastIndex = start + 1
    const isClosed = /[^\n\r]/.test(close.exec(this.text)?.[0] ?? '')
    const end = isClosed ? close.lastIndex : start + 1
    this.stop(
      /['`]/.test(char) ? 'single-quotes' : 'curly-quotes',
      start,
      end,
      this.text.slice(start + 1, end - 1),
    )
  }

  private space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code === 32 || code === 10 || code === 13 || code === 9) this.at += 1
      else break
    }
    if (this.text[this.at] !== '/') return
    const comment = /\/\/[^\n\r]*|\/\*[^]*?(\*\/|$)/y
    const found = this.match(comment)
    if (found) this.stop('comment', this.at, this.at + found.length, found)
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0]
  }

  private openRange(): Range | undefined {
    const start = this.open.at(-1)
    return start === undefined ? undefined : { start, end: start + 1 }
  }

  /** Something is missing right after what was read last. */
  private expected(kind: 'missing-colon' | 'missing-comma'): never {
    if (this.at === this.text.length) this.truncated()
    return this.stop(kind, Math.max(this.last - 1, 0), this.last)
  }

  private truncated(from?: number): never {
    const end = this.text.trimEnd().length
    const opener = from === undefined ? this.openRange() : { start: from, end: from + 1 }
    const close = from === undefined ? (this.text[opener?.start ?? 0] === '[' ? ']' : '}') : '"'
    return this.stop('truncated', Math.max(end - 1, 0), end, close, opener)
  }

  private stop(kind: FaultKind, start: number, end: number, detail = '', opener?: Range): never {
    throw new Stop(opener ? { kind, start, end, detail, opener } : { kind, start, end, detail })
  }
}
