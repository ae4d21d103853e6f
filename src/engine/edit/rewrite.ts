/**
 * A changed document in its old text.
 *
 * Whoever changes a page (the Studio, a fix, a migration, a merge) makes a new value; this writes it
 * so that everything that stays keeps its bytes: spacing, line ends, the order of keys, how a number
 * is spelt. A moved item takes its own text along. One heading changed is one line changed.
 */
import { isRecord } from '#engine/is-record.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { escaped, holderOf } from '#engine/text/pointer.ts'
import { type Place, scan } from '#engine/text/scan.ts'

import { inPlace } from './align.ts'
import { equal } from './equal.ts'
import { followed } from './followed.ts'
import { listIn } from './list-in.ts'

/**
 * `text` changed just enough to mean `value`; `text` itself if it already does.
 *
 * Keys stand where they stood; new ones come after the key they follow in `value`. New parts are
 * indented like the lines around them.
 *
 * @throws {Error} if `text` is not JSON, or has a key twice: which of the two to keep is not known.
 */
export function rewrite(text: string, value: unknown): string {
  const { places, duplicates, fault } = scan(text, 'all')
  if (fault) throw new Error('The text is not JSON, so nothing can be changed in it.')
  if (duplicates.length > 0)
    throw new Error('The text has a key twice, so nothing can be changed in it safely.')
  const root = (places.get('') as Place).value
  const before = jsonValue(text)
  if (equal(before, value)) return text
  const written = new Writer(text, places).node('', before, value, '')
  return text.slice(0, root.start) + written + text.slice(root.end)
}

interface Member {
  /** What stands before it: for the first the space after the bracket, else comma and space. */
  readonly gap: string
  readonly text: string
}

class Writer {
  private readonly text: string
  private readonly children = new Map<string, { pointer: string; place: Place }[]>()
  private readonly places: ReadonlyMap<string, Place>
  private readonly unit: string
  private readonly newline: string

  constructor(text: string, places: ReadonlyMap<string, Place>) {
    this.text = text
    this.places = places
    for (const [pointer, place] of places) {
      if (pointer === '') continue
      listIn(this.children, holderOf(pointer)).push({ pointer, place })
    }
    this.newline = text.includes('\r\n') ? '\r\n' : '\n'
    const written = text.trim()
    this.unit = /^[{[]\r?\n([ \t]+)/.exec(written)?.[1] ?? (written.includes('\n') ? '  ' : '')
  }

  /** The value at `pointer`, which was `before`, as text; `indent` is that of its own line. */
  node(pointer: string, before: unknown, after: unknown, indent: string): string {
    if (equal(before, after)) return this.slice(pointer)
    if (Array.isArray(before) && Array.isArray(after))
      return this.array(pointer, before, after, indent)
    if (isRecord(before) && isRecord(after)) return this.object(pointer, before, after, indent)
    return this.fresh(after, indent)
  }

  private object(
    pointer: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    indent: string,
  ): string {
    const inner = this.innerIndent(pointer, indent)
    const order = Object.keys(before).filter((key) => Object.hasOwn(after, key))
    let previous: string | undefined
    for (const key of Object.keys(after)) {
      if (!Object.hasOwn(before, key))
        order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key)
      previous = key
    }
    const old = Object.keys(before)
    const members = order.map((key) => {
      const at = `${pointer}/${escaped(key)}`
      const place = this.places.get(at)
      if (!place)
        return {
          from: -1,
          text: `${JSON.stringify(key)}${this.colon()}${this.fresh(after[key], inner)}`,
        }
      const head = this.text.slice((place.key ?? place.value).start, place.value.start)
      return { from: old.indexOf(key), text: head + this.node(at, before[key], after[key], inner) }
    })
    return this.joined(pointer, '{', '}', members, indent)
  }

  private array(
    pointer: string,
    before: readonly unknown[],
    after: readonly unknown[],
    indent: string,
  ): string {
    const inner = this.innerIndent(pointer, indent)
    // What is new has the spelling of the one in whose stead it came.
    const from = inPlace(followed(before, after), before.length, () => true)
    const members = after.map((item, index) => {
      const old = from[index] ?? -1
      return {
        from: old,
        text:
          old < 0
            ? this.fresh(item, inner)
            : this.node(`${pointer}/${old}`, before[old], item, inner),
      }
    })
    return this.joined(pointer, '[', ']', members, indent)
  }

  /** The members in their brackets, each with the gap that stood before it where it had one. */
  private joined(
    pointer: string,
    open: string,
    close: string,
    members: readonly { from: number; text: string }[],
    indent: string,
  ): string {
    if (members.length === 0) return open + close
    const { start, end } = (this.places.get(pointer) as Place).value
    const gaps: string[] = []
    let last = start + 1
    for (const { place } of this.children.get(pointer) ?? []) {
      gaps.push(this.text.slice(last, (place.key ?? place.value).start))
      last = place.value.end
    }
    const fresh = this.unit === '' ? '' : this.newline + indent + this.unit
    const first = gaps[0] ?? fresh
    const between = gaps[1] ?? `,${first === '' && this.unit !== '' ? ' ' : first}`
    const written = members.map(({ from, text }, index): Member => ({
      gap: index === 0 ? first : ((from > 0 ? gaps[from] : undefined) ?? between),
      text,
    }))
    const closing =
      gaps.length > 0
        ? this.text.slice(last, end - 1)
        : this.unit === ''
          ? ''
          : this.newline + indent
    return open + written.map(({ gap, text }) => gap + text).join('') + closing + close
  }

  /** The indentation of the lines inside the value at `pointer`. */
  private innerIndent(pointer: string, indent: string): string {
    const [first] = this.children.get(pointer) ?? []
    if (!first) return indent + this.unit
    const start = (first.place.key ?? first.place.value).start
    const gap = this.text.slice((this.places.get(pointer) as Place).value.start + 1, start)
    const line = gap.lastIndexOf('\n')
    return line < 0 ? indent : gap.slice(line + 1)
  }

  /** A value that was not there, with the indentation of the line it begins on. */
  private fresh(value: unknown, indent: string): string {
    const lines = JSON.stringify(value, null, this.unit).split('\n')
    return lines.join(this.newline + indent)
  }

  private colon(): string {
    return this.unit === '' ? ':' : ': '
  }

  private slice(pointer: string): string {
    const { start, end } = (this.places.get(pointer) as Place).value
    return this.text.slice(start, end)
  }
}
