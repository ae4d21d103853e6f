import { isRecord } from '#engine/is-record.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { ownWords } from '#engine/text/own-words.ts'
import { isDay } from '#engine/time/calendar.ts'

/** Most letters of an item's own words that its title shows. */
const MOST = 60

/** What an item of a list is called: its first words; '' where it has none. */
export function itemTitle(value: unknown): string {
  const text = ownWords(value) ?? ''
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text
}

/** The first picture in a value, as its data names it. */
export function firstPicture(value: unknown): string | undefined {
  if (typeof value === 'string')
    return /^media\/.+\.(svg|webp|avif|png|jpe?g)$/.test(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = firstPicture(inner)
    if (found !== undefined) return found
  }
  return undefined
}

/** A short fact beside the title: the first day, or text that may only be a few letters long, as a price. */
export function itemFact(value: unknown, schema: Schema): string {
  if (!isRecord(value)) return ''
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const { type, maxLength = Infinity } = resolved(inner)
    const text = value[key]
    if (type !== 'string' || typeof text !== 'string') continue
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayOf(text)
    if (maxLength <= 8) return text
  }
  return ''
}

/** "Nov 26, 2026"; as it is written where there is no such day. */
function dayOf(date: string): string {
  const day = new Date(`${date}T00:00Z`)
  return isDay(date)
    ? day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    : date
}
