import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { type Schema, blockSchemas, referred } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'

/** A heading as a visitor meets it. */
export interface Heading {
  readonly level: number
  /** JSON Pointer into the page. */
  readonly at: string
  readonly block: number
  /** It must be there and is not, which is a finding of its own: `at` is what lacks it. */
  readonly missing?: true
}

/**
 * The headings of a page, as the schemas of its blocks announce them with `x-heading`, without
 * hidden blocks. A contract test holds each block's HTML to its schema. Without places it takes a
 * third of the time, and `at` is empty.
 */
export function headingsOf(blocks: readonly unknown[], placed = true): Heading[] {
  const found: Heading[] = []
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (!isRecord(block) || block['hidden'] === true) continue
    const { type } = block
    const outline = typeof type === 'string' ? outlineOf(type) : undefined
    if (outline) collect(block, outline, placed ? `/blocks/${index}` : '', index, found)
  }
  return found
}

/** Where a value holds headings: it is one itself, in its items, or in these settings. */
interface Outline {
  readonly level: number | undefined
  readonly items: Outline | undefined
  readonly settings: ReadonlyMap<string, Outline>
  /** Which of the settings must be there. */
  readonly required: readonly string[]
}

const outlineOf = memo((type: string) => outlined(blockSchemas.get(type)))

/** Follows `$ref` without making the schemas one: most of the time of a small site went there. */
function outlined(schema: Schema | undefined): Outline | undefined {
  if (!schema) return undefined
  const { $ref, items, properties, required = [] } = schema
  const level = schema['x-heading']
  if (level !== undefined) return { level, items: undefined, settings: none, required }
  if ($ref !== undefined && items === undefined && properties === undefined) return target($ref)
  const settings = new Map<string, Outline>()
  for (const key in properties) {
    const outline = outlined(properties[key])
    if (outline) settings.set(key, outline)
  }
  const inner = outlined(items)
  return inner || settings.size > 0 ? { level, items: inner, settings, required } : undefined
}

const none: Outline['settings'] = new Map()
const target: (ref: string) => Outline | undefined = memo((ref) => outlined(referred(ref)))

function collect(
  value: unknown,
  { level, items, settings, required }: Outline,
  at: string,
  block: number,
  found: Heading[],
): void {
  if (level !== undefined) found.push({ level, at, block })
  else if (Array.isArray(value)) {
    if (items)
      for (let index = 0; index < value.length; index += 1)
        collect(value[index], items, at && `${at}/${index}`, block, found)
  } else if (isRecord(value))
    for (const [key, outline] of settings)
      if (value[key] !== undefined && value[key] !== '')
        collect(value[key], outline, at && `${at}/${escaped(key)}`, block, found)
      else if (outline.level !== undefined && required.includes(key))
        found.push({ level: outline.level, at, block, missing: true })
}
