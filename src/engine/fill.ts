import { isRightToLeft, leftToRight } from '#engine/text/direction.ts'
import type { Site } from '#schema/types.ts'

/** Words that any text of the site may use between braces, by name: `{product}`, `{phone}`. */
export type Facts = Readonly<Record<string, string>>

/**
 * The same value with every `{name}` in its strings filled from the facts. Keys, numbers and names
 * that are no fact stay as they are; the input is never changed.
 */
export function fill<T>(value: T, facts: Facts): T {
  if (typeof value === 'string') {
    // Most texts have none, and the Studio asks for all of a page at once.
    if (!value.includes('{')) return value
    const filled = value.replace(/\{([a-zA-Z0-9]+)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] as string) : whole,
    )
    return (isAddress.test(value) ? filled.replace(isolates, '') : filled) as T
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, facts)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill<unknown>(inner, facts)]),
  ) as T
}

/** `tel:{phone}`, which is dialled and not read. */
const isAddress = /^[a-z]+:\S+$/

/** The signs of `leftToRight`. */
const isolates = /[\u2066\u2069]/g

/** What texts may name between braces. */
export const factNames = [
  'product',
  'legalName',
  'phone',
  'phoneE164',
  'email',
  'pressEmail',
  'year',
] as const

/** Those of them that a brand may lack. */
export const spareFacts: ReadonlySet<string> = new Set<(typeof factNames)[number]>(['pressEmail'])

/**
 * The facts of a site: those of its brand, and the year. In a language that is written from right to
 * left the groups of a phone number would change places, and the full stop of a name in Latin letters
 * would stand before it, so both are marked to keep their order.
 */
export function facts({ brand, lang }: Pick<Site, 'brand' | 'lang'>, year: number): Facts {
  const { product, email, pressEmail } = brand
  const ordered = (text: string): string => (isRightToLeft(lang) ? leftToRight(text) : text)
  const [phone, phoneE164] = [ordered(brand.phone), ordered(brand.phoneE164)]
  const isLatin = /^\p{Script=Latin}/u.test(brand.legalName)
  const legalName = isLatin ? ordered(brand.legalName) : brand.legalName
  const press: Facts = pressEmail === undefined ? {} : { pressEmail }
  return { product, legalName, phone, phoneE164, email, ...press, year: String(year) }
}
