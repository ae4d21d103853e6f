import type { Edit, Mend } from '#engine/finding.ts'
import type { Place, Range } from '#engine/text/scan.ts'

/** A change of the thing at `place`, as edits of the text that holds it, which is JSON. */
export function editsOf(
  mend: Exclude<Mend, { edits: unknown }>,
  { key, value }: Place,
  text: string,
): Edit[] {
  if ('key' in mend) return key ? [{ ...key, text: JSON.stringify(mend.key) }] : []
  if ('value' in mend) return [{ ...value, text: written(mend.value) }]
  if ('add' in mend)
    return [added(mend.add, { start: key?.start ?? value.start, end: value.end }, text)]
  return [{ ...entry(key ? { start: key.start, end: value.end } : value, text), text: '' }]
}

/** An entry behind another: in a line of its own where that has one, else beside it. */
function added(
  [key, value]: readonly [string, unknown],
  { start, end }: Range,
  text: string,
): Edit {
  const indent = behind(text, start, ' \t')
  const [line] = /\r?\n[ \t]*$/.exec(text.slice(Math.max(0, indent - 2), start)) ?? [' ']
  return { start: end, end, text: `,${line}${JSON.stringify(key)}: ${written(value)}` }
}

/** Where the last of these characters before a place begin, without a look at the text before them. */
function behind(text: string, end: number, chars: string): number {
  let start = end
  while (start > 0 && chars.includes(text.charAt(start - 1))) start -= 1
  return start
}

/** Lists are written in one line, as a person writes a list of one. */
function written(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : JSON.stringify(value)
}

/** An entry with one of the commas around it and the space that goes with it. */
function entry({ start, end }: Range, text: string): Range {
  const after = /\s*,\s*/y
  after.lastIndex = end
  if (after.test(text)) return { start, end: after.lastIndex }
  const comma = behind(text, start, ' \t\r\n') - 1
  return { start: text[comma] === ',' ? comma : start, end }
}

/** The text with these edits, of which no two may overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let last = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(last, edit.start), edit.text)
    last = edit.end
  }
  return parts.join('') + text.slice(last)
}

/** Whether the edit shares a character, or its place, with one of the others. */
export function overlaps(edit: Range, others: readonly Range[]): boolean {
  return others.some(({ start, end }) => edit.start <= end && start <= edit.end)
}
