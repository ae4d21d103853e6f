import { isRecord } from '#engine/schema/schema.ts'

/**
 * A price as a visitor reads it: a number in dollars, with cents only where there are some (15 →
 * $15, 4.5 → $4.50); a text as it is, after a dollar sign if it begins with a digit.
 */
export function priceText(price: string | number): string {
  if (typeof price === 'number')
    return `$${Number.isInteger(price) ? String(price) : price.toFixed(2)}`
  return /^\d/.test(price) ? `$${price}` : price
}

/** Description and size in one line; a part that is empty leaves no space behind. */
export function detailText(description: string, size: string | undefined): string {
  return [description, size]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** A name without the mark at its end, and whether it had one. */
export function markedName(name: string, mark: string): { name: string; vegetarian: boolean } {
  const plain = name.trim()
  return plain.endsWith(mark)
    ? { name: plain.slice(0, -mark.length).trim(), vegetarian: true }
    : { name: plain, vegetarian: false }
}

/** The words of a list with commas; none for a list that is not there. */
export function allergensOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

interface Found {
  readonly at: string
  readonly entry: Readonly<Record<string, unknown>>
}

/** The sections of a menu that may break its schema, each with its pointer. */
export function* sectionsIn(menu: unknown): Generator<Found> {
  yield* entriesIn(menu, 'sections', '')
}

/** The items of a menu that may break its schema, each with its pointer. */
export function* itemsIn(menu: unknown): Generator<Found> {
  for (const { at, entry } of sectionsIn(menu)) yield* entriesIn(entry, 'items', at)
}

function* entriesIn(holder: unknown, key: string, start: string): Generator<Found> {
  const list = isRecord(holder) ? holder[key] : undefined
  if (!Array.isArray(list)) return
  for (const [index, entry] of (list as unknown[]).entries())
    if (isRecord(entry)) yield { at: `${start}/${key}/${index}`, entry }
}
