/**
 * Colours of words and what the words stand on.
 *
 * A setting that is a Color is of words, one that is a Field of a ground. Words stand on a Field of
 * the same thing: with several, on the one that follows them. How well they are read there is a
 * matter of the theme, which says what each name of a colour looks like.
 */
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { type Schema, blockSchemas, referred, resolved } from '#engine/schema/schema.ts'
import { rgbOf, toLight } from '#engine/text/css-color.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

/** Colours by name, and what the words on a field are coloured. */
export interface Palette {
  readonly colors: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
}

/**
 * Of several themes, the later laid over the earlier. Whatever is no text is left out, and nothing is in
 * it that no theme names: a field may ask for a colour called `constructor`.
 */
export function paletteOf(themes: readonly unknown[]): Palette {
  const colors = Object.create(null) as Record<string, string>
  const text = Object.create(null) as Record<string, string>
  for (const theme of themes) {
    for (const [name, value] of entriesAt(theme, '/colors'))
      if (typeof value === 'string') colors[name] = value
    for (const [name, field] of entriesAt(theme, '/fields')) {
      const words = valueAt(field, '/text')
      if (typeof words === 'string') text[name] = words
    }
  }
  return { colors, text }
}

/** Which setting of a thing the words of the setting `key` stand on. */
export function groundOf(
  key: string,
  properties: Readonly<Record<string, Schema>>,
): string | undefined {
  const keys = Object.keys(properties)
  const grounds = keys.filter((one) => isField(properties[one]))
  return grounds.find((one) => keys.indexOf(one) > keys.indexOf(key)) ?? grounds[0]
}

export function isColor(schema: Schema | undefined): boolean {
  return schema?.$ref === '#/$defs/Color'
}

function isField(schema: Schema | undefined): boolean {
  return schema?.$ref === '#/$defs/Field'
}

/** Below this even large words cannot be read. */
export const LARGE = 3

/** From here on all words can be read. */
export const ALL = 4.5

/** Whether nobody can read words of a colour on a field, because the theme makes them too alike. */
export function alike(words: string, field: string, { colors }: Palette): boolean {
  const ratio = contrast(colors[words], colors[field])
  return ratio !== undefined && ratio < LARGE
}

/** Whether a schema's `x-never` bans words of a colour on a field. */
export function isBanned(schema: Schema, words: string, field: string): boolean {
  return schema['x-never']?.some(([one, two]) => one === words && two === field) ?? false
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21; undefined unless both can be told and are opaque. */
export function contrast(a: string | undefined, b: string | undefined): number | undefined {
  const [one, two] = [luminance(a), luminance(b)]
  if (one === undefined || two === undefined) return undefined
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string | undefined): number | undefined {
  const rgb = rgbOf(color ?? '')
  if (!rgb) return undefined
  const [red, green, blue] = rgb
  return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue)
}

/** Words on a ground somewhere in a block. */
interface Meeting {
  readonly words: string
  readonly field: string
  /** Whether a schema bans the two. */
  readonly never: boolean
  /** All three as one text: "tomato ham never". */
  readonly pair: string
  /** What holds the two settings, and where it is in the block. */
  readonly holder: Readonly<Record<string, unknown>>
  readonly at: string
  readonly spot: Spot
}

/** All of a block, which may break its schema; none of a hidden one. */
export function meetings(block: Readonly<Record<string, unknown>>): readonly Meeting[] {
  const found: Meeting[] = []
  if (block['hidden'] !== true)
    meet(block, spotsOf(block['type']), '', (pair, holder, at, spot) =>
      found.push({ ...pair, holder, at, spot }),
    )
  return found
}

/** The pairs of the same alone, which many blocks are asked for: "tomato ham never". */
export function eachPair(
  block: Readonly<Record<string, unknown>>,
  found: (pair: string) => void,
): void {
  if (block['hidden'] !== true)
    meet(block, spotsOf(block['type']), undefined, ({ pair }) => found(pair))
}

/**
 * Whether there is anything to colour with the setting `key`. "noteColor" colours the setting
 * "note" or the "note" of an entry of a list; a name of no such form, all words. A colour that is
 * written always counts, so that it is told where it was written.
 */
export function colorsWords(key: string, holder: Readonly<Record<string, unknown>>): boolean {
  if (Object.hasOwn(holder, key) || !key.endsWith('Color')) return true
  const of = key.slice(0, -'Color'.length)
  if (holder[of]) return true
  const has = (one: unknown): boolean => isRecord(one) && Boolean(one[of])
  return Object.values(holder).some((one) => Array.isArray(one) && one.some(has))
}

/** What to change, in the block: the setting of the words, else of the field, else what holds them. */
export function placeOf({ holder, at, spot }: Meeting): string {
  const written = [spot.words[0], spot.field[0]].find((key) => Object.hasOwn(holder, key))
  return written === undefined ? at : `${at}/${escaped(written)}`
}

/** Two settings of one thing: a colour of words, and the field that they stand on. */
interface Spot {
  readonly words: readonly [key: string, schema: Schema]
  readonly field: readonly [key: string, schema: Schema]
  /** What is known of two colours there, by words and field: blocks have few pairs, and sites many blocks. */
  readonly known: Map<unknown, Map<unknown, Pair>>
}

type Pair = Pick<Meeting, 'words' | 'field' | 'never' | 'pair'>

/** Where a value may have words on a ground: as it stands, in these settings, in each of its items. */
interface Spots {
  readonly own: readonly Spot[]
  readonly settings: readonly (readonly [key: string, inner: Spots])[]
  readonly items: Spots | undefined
}

const nowhere: Spots = { own: [], settings: [], items: undefined }

const spotsOf = memo(
  (type: unknown): Spots => spotsIn(blockSchemas.get(type as string) ?? {}) ?? nowhere,
)

/** Follows `$ref` without making the schemas one, which takes most of the time; undefined for none. */
function spotsIn({ $ref, properties = {}, items }: Schema): Spots | undefined {
  const there = $ref === undefined ? undefined : spotsOfDefinition($ref)
  const own = [...(there?.own ?? [])]
  const settings = [...(there?.settings ?? [])]
  for (const [key, setting] of Object.entries(properties)) {
    if (!isColor(setting)) {
      const inner = spotsIn(setting)
      if (inner) settings.push([key, inner])
      continue
    }
    const ground = groundOf(key, properties)
    if (ground === undefined) continue
    const field = resolved(properties[ground] ?? {})
    own.push({ words: [key, resolved(setting)], field: [ground, field], known: new Map() })
  }
  const entry = (items && spotsIn(items)) ?? there?.items
  if (own.length === 0 && settings.length === 0 && !entry) return undefined
  return { own, settings, items: entry }
}

const targets = new Map<string, Spots | undefined>()

function spotsOfDefinition(ref: string): Spots | undefined {
  // Known before it is looked at, because a definition may hold itself.
  if (!targets.has(ref)) {
    targets.set(ref, undefined)
    targets.set(ref, spotsIn(referred(ref)))
  }
  return targets.get(ref)
}

type Met = (pair: Pair, holder: Readonly<Record<string, unknown>>, at: string, spot: Spot) => void

/** Without `at`, the place where the value is, those that are found have none: it takes half of the time. */
function meet(
  value: unknown,
  { own, settings, items }: Spots,
  at: string | undefined,
  found: Met,
): void {
  if (Array.isArray(value)) {
    if (items)
      for (let index = 0; index < value.length; index += 1)
        meet(value[index], items, at === undefined ? at : `${at}/${index}`, found)
    return
  }
  if (!isRecord(value)) return
  for (const spot of own) {
    const pair = pairIn(value, spot)
    if (pair) found(pair, value, at ?? '', spot)
  }
  for (const [key, inner] of settings) {
    const below = value[key]
    if (below !== undefined)
      meet(below, inner, at === undefined ? at : `${at}/${escaped(key)}`, found)
  }
}

function pairIn(value: Record<string, unknown>, spot: Spot): Pair | undefined {
  const [key, own] = spot.words
  const [ground, under] = spot.field
  const words = value[key] ?? own.default
  const field = value[ground] ?? under.default
  let pair = spot.known.get(words)?.get(field)
  if (!pair) {
    pair = madePair(spot, words, field)
    if (!pair) return undefined
    spot.known.set(words, (spot.known.get(words) ?? new Map()).set(field, pair))
  }
  return colorsWords(key, value) ? pair : undefined
}

/** What is not in its list is a fault of the schema, and may hold the space that parts a pair. */
function madePair(
  { words: [, own], field: [, under] }: Spot,
  words: unknown,
  field: unknown,
): Pair | undefined {
  if (typeof words !== 'string' || typeof field !== 'string') return undefined
  if (!own.enum?.includes(words) || !under.enum?.includes(field)) return undefined
  const never = isBanned(own, words, field) || isBanned(under, words, field)
  return { words, field, never, pair: `${words} ${field}${never ? ' never' : ''}` }
}
