/**
 * Lines that stand below each other in a list: those of a headline, the paragraphs of a text. On the
 * page they are written on and on, as in any other text.
 */
import { oneOf } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import { schemaAt } from '#studio/inspector/form/shape.ts'

export interface Line {
  /** JSON Pointer of the list inside the block. */
  readonly at: string
  readonly index: number
  /** Where its words stand in it: '' where they are all of it. */
  readonly inside: '' | '/text'
  /** How many there may be. */
  readonly most: number
  readonly least: number
  /** What one is called: "paragraph". */
  readonly word: string
}

type List = readonly unknown[]

/** The line whose words stand at a pointer; undefined for words that are no item of a list. */
export function lineAt(block: Block, pointer: string): Line | undefined {
  const root = blockSchemas.get(block.type)
  const inside = pointer.endsWith('/text') ? '/text' : ''
  const item = pointer.slice(0, pointer.length - inside.length)
  const at = holderOf(item)
  const index = Number(steps(item).at(-1))
  const list = root && at !== '' && Array.isArray(valueAt(block, at)) && schemaAt(root, block, at)
  if (!list || !list.items || !Number.isInteger(index) || !holdsLines(list, inside))
    return undefined
  const { maxItems: most = Infinity, minItems: least = 0 } = list
  return {
    at,
    index,
    inside,
    most,
    least: Math.max(least, 1),
    word: oneOf(steps(at).at(-1) ?? '', list),
  }
}

function holdsLines({ items, 'x-name': name }: Schema, inside: string): boolean {
  if (inside === '/text') return name === 'Stack'
  return items !== undefined && resolved(items).type === 'string'
}

export function linePointer({ at, inside }: Line, index: number): string {
  return `${at}/${index}${inside}`
}

/** The list with the words of a line in two; what else the line has stays with the first. */
export function splitLine(
  list: List,
  { index, inside }: Line,
  before: string,
  after: string,
): List {
  const line = list[index]
  return inside === ''
    ? list.toSpliced(index, 1, before, after)
    : list.toSpliced(index, 1, { ...(line as object), text: before }, { text: after })
}

/** The list in which the line before has these words, and the line is none. */
export function joinLine(list: List, { index, inside }: Line, text: string): List {
  const before = list[index - 1]
  return list.toSpliced(index - 1, 2, inside === '' ? text : { ...(before as object), text })
}

export function withoutLine(list: List, index: number): List {
  return list.toSpliced(index, 1)
}

/** Whether a list is what it was before a line of it was begun, but for the space that Enter took. */
export function isBeforeLine(before: List, list: List, index: number): boolean {
  const words = (lines: List): string =>
    JSON.stringify(lines, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))
  return words(before) === words(withoutLine(list, index))
}

/** The first line in which two lists differ, as the second has it. */
export function changedLine(before: List, after: List): number {
  const found = after.findIndex(
    (line, index) => JSON.stringify(line) !== JSON.stringify(before[index]),
  )
  return found < 0 ? after.length - 1 : found
}
