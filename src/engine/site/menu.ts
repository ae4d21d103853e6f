import { isRecord } from '#engine/is-record.ts'
import { itemsAt } from '#engine/where.ts'

/** What the site's prices are in, and how its language writes them. */
export interface Money {
  /** Three letters of ISO 4217. */
  readonly currency: string
  readonly lang: string
}

/**
 * A price as a visitor reads it: a number with the sign of the currency where the language puts it,
 * and with cents only where there are some (15 → $15, 4.5 → $4.50, 12 €); a text as it is, with the
 * sign at the amount it begins with unless one is there.
 */
export function priceText(price: string | number, money: Money): string {
  const format = priceFormat(money)
  if (typeof price === 'number') return format.format(price)
  const [amount] = /^\d[\d.,]*(\s?[–/-]\s?\p{L}*\p{Sc}?\s?\d[\d.,]*)?/u.exec(price) ?? []
  if (amount === undefined) return price
  const rest = price.slice(amount.length)
  const known = [signOf(format), money.currency].some((sign) => rest.includes(sign))
  if (known || /\p{Sc}/u.test(rest)) return price
  const parts = format.formatToParts(0)
  const at = parts.findIndex(({ type }) => type === 'integer')
  const words = (some: Intl.NumberFormatPart[]): string => some.map(({ value }) => value).join('')
  return words(parts.slice(0, at)) + amount + words(parts.slice(at + 1)) + rest
}

/** How much a price is; undefined for one in words, "from $12". */
export function priceAmount(price: string | number, money: Money): number | undefined {
  if (typeof price === 'number') return price
  const format = priceFormat(money)
  const words = plain(price)
    .replace(plain(signOf(format)), '')
    .trim()
  const group = format.formatToParts(12345).find(({ type }) => type === 'group')?.value ?? ''
  // Where there are no cents, whatever parts the digits are thousands.
  const parting = `[${plain(group)}${decimalsOf(money) === 0 ? '.,' : ''}]`
  const thousands = new RegExp(`^[1-9]\\d{0,2}(${parting}\\d{2,3})*${parting}\\d{3}(?!\\d)`)
  const digits = words.replace(thousands, (all) => all.replaceAll(/\D/g, ''))
  const amount = Number(digits.replace(',', '.'))
  return digits === '' || Number.isNaN(amount) ? undefined : amount
}

/** The yen has a sign of either width, a space may be one that does not break, an apostrophe curly. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('’', "'")
}

/** How many decimals amounts of a currency have: 2 for dollars, 0 for yen, 3 for dinars. */
export function decimalsOf({ currency }: Pick<Money, 'currency'>): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

function priceFormat({ currency, lang }: Money): Intl.NumberFormat {
  return new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    // 1500 is $1500, and 15000 won are ₩15,000.
    useGrouping: 'min2',
  })
}

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
}

/** Description and size in one line; a part that is empty leaves no space behind. */
export function detailText(description: string, size: string | undefined): string {
  return [description, size]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** A name without the mark at its end, and whether it had one; a menu without a mark marks none. */
export function markedName(
  name: string,
  mark: string | undefined,
): { name: string; vegetarian: boolean } {
  const plain = name.trim()
  return mark !== undefined && plain.endsWith(mark)
    ? { name: plain.slice(0, -mark.length).trim(), vegetarian: true }
    : { name: plain, vegetarian: false }
}

/** The address at which something is ordered; undefined where it is not ordered online. */
export function orderHref(
  { ordering }: { readonly ordering?: string },
  { serve }: { readonly serve?: string },
): string | undefined {
  return ordering === undefined || serve === undefined ? undefined : `link:${ordering}/${serve}`
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
  for (const [index, entry] of itemsAt(holder, `/${key}`).entries())
    if (isRecord(entry)) yield { at: `${start}/${key}/${index}`, entry }
}
