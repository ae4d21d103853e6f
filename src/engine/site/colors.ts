/**
 * Colours of words and what the words stand on.
 *
 * A setting that is a Color is of words, one that is a Field of a ground. Words stand on a Field of
 * the same thing: with several, on the one that follows them. How well they are read there is a
 * matter of the theme, which says what each name of a colour looks like.
 */
import { type Schema, blockSchemas, definition, isRecord, resolved } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'

/** Colours by name, and what the words on a field are coloured. */
export interface Palette {
  readonly colors: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
}

/** Of several themes, the later laid over the earlier. Whatever is no text is left out. */
export function paletteOf(themes: readonly unknown[]): Palette {
  const colors: Record<string, string> = {}
  const text: Record<string, string> = {}
  for (const theme of themes) {
    for (const [name, value] of entries(theme, 'colors'))
      if (typeof value === 'string') colors[name] = value
    for (const [name, field] of entries(theme, 'fields')) {
      const words = valueAt(field, '/text')
      if (typeof words === 'string') text[name] = words
    }
  }
  return { colors, text }
}

function entries(theme: unknown, key: string): [string, unknown][] {
  const part = valueAt(theme, `/${key}`)
  return isRecord(part) ? Object.entries(part) : []
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

/** Whether nobody can read words of a colour on a field, because the theme makes them too alike. */
export function alike(words: string, field: string, { colors }: Palette): boolean {
  const ratio = contrast(colors[words], colors[field])
  return ratio !== undefined && ratio < LARGE
}

/** Whether a schema's `x-never` bans words of a colour on a field. */
export function isBanned(schema: Schema, words: string, field: string): boolean {
  return schema['x-never']?.some(([one, two]) => one === words && two === field) ?? false
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21; undefined unless both are hexadecimal. */
export function contrast(a: string | undefined, b: string | undefined): number | undefined {
  const [one, two] = [luminance(a), luminance(b)]
  if (one === undefined || two === undefined) return undefined
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

/** Relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string | undefined): number | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color ?? '') ?? []
  if (hex === undefined) return undefined
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
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
  const all = spotsOf(block['type'])
  if (all.length === 0 || block['hidden'] === true) return none
  const found: Meeting[] = []
  for (const spot of all) meet(block, spot, 0, '', found)
  return found
}

const none: readonly Meeting[] = []

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

/** Where a block may have words on a ground: two settings of what is found along a path. */
interface Spot {
  /** Names of settings; '' stands for each entry of a list. */
  readonly path: readonly string[]
  readonly words: readonly [key: string, schema: Schema]
  readonly field: readonly [key: string, schema: Schema]
  /** What is known of two colours there, by words and field: blocks have few pairs, and sites many blocks. */
  readonly known: Map<unknown, Map<unknown, Pair>>
}

type Pair = Pick<Meeting, 'words' | 'field' | 'never' | 'pair'>

const spots = new Map<unknown, readonly Spot[]>()

function spotsOf(type: unknown): readonly Spot[] {
  let known = spots.get(type)
  if (known === undefined) {
    known = spotsIn(blockSchemas.get(type as string) ?? {})
    spots.set(type, known)
  }
  return known
}

/** Follows `$ref` without making the schemas one, which takes most of the time. */
function spotsIn({ $ref, properties = {}, items }: Schema): readonly Spot[] {
  const found: Spot[] = []
  for (const [key, setting] of Object.entries(properties)) {
    if (!isColor(setting)) {
      found.push(...below(key, spotsIn(setting)))
      continue
    }
    const ground = groundOf(key, properties)
    if (ground === undefined) continue
    const field = resolved(properties[ground] ?? {})
    found.push({
      path: [],
      words: [key, resolved(setting)],
      field: [ground, field],
      known: new Map(),
    })
  }
  if (items) found.push(...below('', spotsIn(items)))
  if ($ref !== undefined) found.push(...spotsOfDefinition($ref))
  return found
}

function below(step: string, inner: readonly Spot[]): Spot[] {
  return inner.map((spot) => ({ ...spot, path: [step, ...spot.path] }))
}

const targets = new Map<string, readonly Spot[]>()

function spotsOfDefinition(ref: string): readonly Spot[] {
  const known = targets.get(ref)
  if (known) return known
  // Known before it is looked at, because a definition may hold itself.
  targets.set(ref, [])
  const found = spotsIn(definition(ref.replace('#/$defs/', '')))
  targets.set(ref, found)
  return found
}

function meet(value: unknown, spot: Spot, depth: number, at: string, found: Meeting[]): void {
  const step = spot.path[depth]
  if (step === '') {
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index += 1)
        meet(value[index], spot, depth + 1, `${at}/${index}`, found)
    return
  }
  if (!isRecord(value)) return
  if (step !== undefined) {
    const inner = value[step]
    if (inner !== undefined) meet(inner, spot, depth + 1, `${at}/${escaped(step)}`, found)
    return
  }
  const [wordsKey, own] = spot.words
  const [fieldKey, under] = spot.field
  const pair = pairOf(spot, value[wordsKey] ?? own.default, value[fieldKey] ?? under.default)
  if (pair && colorsWords(wordsKey, value)) found.push({ ...pair, holder: value, at, spot })
}

function pairOf(spot: Spot, words: unknown, field: unknown): Pair | undefined {
  const known = spot.known.get(words)?.get(field)
  if (known) return known
  const pair = madePair(spot, words, field)
  if (pair) spot.known.set(words, (spot.known.get(words) ?? new Map()).set(field, pair))
  return pair
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
