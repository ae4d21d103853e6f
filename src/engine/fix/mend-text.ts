/**
 * A text brought as far towards JSON as the fixes of its syntax lead.
 *
 * Reading stops at the first fault, and to read a file of thousands of faults anew for each would
 * take a minute. So only a window of it is read: what stands before is sound, and all that counts of
 * it is which brackets are open and whether an entry is complete. A few characters that leave the
 * reader in the same state stand in for it.
 */
import { type Fault, scan } from '#engine/text/scan.ts'

import { edited } from './edits.ts'
import { syntaxFix } from './syntax.ts'

/** How much is read at a time at least, in characters. */
const WINDOW = 4096
/** A fault this close to the end of a window may be that of the cut. */
const MARGIN = 8

/**
 * With `suggested` also by fixes that are not safe. Each must bring the first fault nearer to the end.
 * The size of the window changes nothing but the time.
 */
export function mendText(text: string, suggested: boolean, window = WINDOW): string {
  const view = new View(text, window)
  let left = Infinity
  let before = view.state()
  for (;;) {
    const { fault, start } = view.next()
    if (!fault) return view.whole()
    if (view.left(start) >= left) {
      view.restore(before)
      return view.whole()
    }
    const fix = syntaxFix(fault, view.shown())
    if (!fix || !(fix.safe || suggested)) return view.whole()
    left = view.left(start)
    before = view.state()
    view.replace(edited(view.shown(), fix.edits))
  }
}

interface State {
  readonly parts: number
  readonly ahead: string
  readonly from: number
  readonly open: string
  readonly complete: boolean
}

/** The text as what is done with, what is looked at, and what is not reached yet. */
class View {
  private readonly source: string
  private readonly window: number
  private readonly done: string[] = []
  private ahead = ''
  /** Where in the source the unreached begins. */
  private from = 0
  /** The brackets that are open where `ahead` begins. */
  private open = ''
  /** Whether the entry before it is complete. */
  private complete = false

  constructor(text: string, window: number) {
    this.source = text
    this.window = window
  }

  whole(): string {
    return this.done.join('') + this.ahead + this.source.slice(this.from)
  }

  shown(): string {
    return this.prefix() + this.ahead
  }

  replace(shown: string): void {
    this.ahead = shown.slice(this.prefix().length)
  }

  state(): State {
    const { ahead, from, open, complete } = this
    return { parts: this.done.length, ahead, from, open, complete }
  }

  restore({ parts, ahead, from, open, complete }: State): void {
    this.done.length = parts
    Object.assign(this, { ahead, from, open, complete })
  }

  /** How much stands behind a place of `ahead`. */
  left(at: number): number {
    return this.ahead.length - at + this.source.length - this.from
  }

  /** The first fault, as it stands in what is shown then, and where it begins in `ahead`. */
  next(): { fault: Fault | undefined; start: number } {
    for (let wanted = this.window; ;) {
      this.reach(wanted)
      const shown = this.shown()
      const { fault } = scan(shown, new Set())
      const start = (fault ? fault.start : shown.length) - this.prefix().length
      const cut = this.from < this.source.length && (!fault || mayBeCut(fault, shown))
      const passed = this.pass(start)
      if (cut) wanted = passed > 0 ? this.window : 2 * this.ahead.length
      else if (!fault || passed === 0) return { fault, start }
    }
  }

  private reach(length: number): void {
    const more = length - this.ahead.length
    if (more <= 0) return
    this.ahead += this.source.slice(this.from, this.from + more)
    this.from = Math.min(this.from + more, this.source.length)
  }

  /**
   * Is done with what stands before `end`, up to its last bracket or entry; how much that was. A
   * comma is not done with before its entry begins, because it may be one too many.
   */
  private pass(end: number): number {
    const { ahead } = this
    let passed = 0
    let comma = false
    for (let at = 0; at < end; at += 1) {
      const char = ahead[at] as string
      if (' \n\r\t'.includes(char)) continue
      if (comma) {
        this.complete = false
        passed = at
      }
      comma = char === ','
      if (char === '"') {
        for (at += 1; at < end && ahead[at] !== '"'; at += 1) if (ahead[at] === '\\') at += 1
      } else if ('{[]}'.includes(char)) {
        const opens = char === '{' || char === '['
        this.open = opens ? this.open + char : this.open.slice(0, -1)
        this.complete = !opens
        passed = at + 1
      }
    }
    this.done.push(ahead.slice(0, passed))
    this.ahead = ahead.slice(passed)
    return passed
  }

  /** A text stands in for what is complete, because a number would join a figure that follows. */
  private prefix(): string {
    const outer = this.open.slice(0, -1).replaceAll('{', '{"":')
    const inner = this.open.slice(-1)
    return outer + inner + (this.complete ? (inner === '{' ? '"":""' : '""') : '')
  }
}

/** Whether a fault may be none in the whole text, or another one. */
function mayBeCut({ kind, start, end }: Fault, shown: string): boolean {
  if (kind === 'truncated' || end > shown.length - MARGIN) return true
  if (kind === 'comment') return isSpace(shown, end)
  const isUnclosed = (kind === 'single-quotes' || kind === 'curly-quotes') && end - start < 2
  return isUnclosed && !shown.includes('\n', start)
}

/** Whether a text has nothing but spaces from a place on, and no line end. */
function isSpace(text: string, start: number): boolean {
  const space = /[ \t]*\r?/y
  space.lastIndex = start
  space.test(text)
  return space.lastIndex === text.length
}
