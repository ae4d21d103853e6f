import type { Brand } from '#schema/types.ts'

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
    return value.replace(/\{([a-zA-Z0-9]+)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] as string) : whole,
    ) as T
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, facts)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill<unknown>(inner, facts)]),
  ) as T
}

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

/** The facts of a site: those of its brand, and the year. */
export function facts(brand: Brand, year: number): Facts {
  const { product, legalName, phone, phoneE164, email, pressEmail } = brand
  const press: Facts = pressEmail === undefined ? {} : { pressEmail }
  return { product, legalName, phone, phoneE164, email, ...press, year: String(year) }
}
