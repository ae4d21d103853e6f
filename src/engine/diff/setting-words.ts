/** Settings and values as the forms call them: "post 4, kind of post", "Video". */
import type { BlockName } from '#engine/diff/changes.ts'
import { isRecord } from '#engine/is-record.ts'
import { labelOf, oneOf, words } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { namingKeys } from '#engine/text/own-words.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

/** A setting of a document, or of a block in it. */
export interface SettingPlace {
  /** Of the document, inside the pages folder. */
  readonly path: string
  readonly block?: BlockName | undefined
  readonly pointer: string
  /** What the pointer leads through, for things on the way to be called by their own words. */
  readonly inside?: unknown
}

export function settingSchema(of: SettingPlace): Schema {
  return followed(of).schema
}

export function settingName(of: SettingPlace): string {
  return followed(of).names.join(', ')
}

/** The value, or the word that stands for it. */
export function settingValue(of: SettingPlace, value: unknown): unknown {
  return choiceWords(settingSchema(of), value)
}

export function choiceWords({ enum: choices }: Schema, value: unknown): unknown {
  return typeof value === 'string' && choices?.includes(value) ? words(value) : value
}

/** The way to a setting through the schema of its document or block, and where that ends. */
function followed({ path, block, pointer, inside }: SettingPlace): {
  names: string[]
  schema: Schema
} {
  const kind = documentKind(path)
  let schema = (block ? blockSchemas.get(block.type) : kind && definition(kind)) ?? {}
  let value = inside
  const names: string[] = []
  const way = steps(pointer)
  for (const [index, step] of way.entries()) {
    const inner = schema.properties?.[step]
    value = valueAt(value, `/${escaped(step)}`)
    if (!inner && /^\d+$/.test(step)) {
      const list = names.pop() ?? ''
      // What comes or goes as a whole is told with its words anyway.
      const called = index < way.length - 1 ? calledBy(value) : undefined
      const key = way[index - 1] ?? ''
      // Headlines and texts are lists that are called as one thing: which of them says more than "line".
      const one = oneOf(key) === 'entry' ? list : oneOf(key, schema)
      names.push(called ?? `${one} ${Number(step) + 1}`.trim())
    } else if (!inner && isOfEntries(schema) && index > 0 && index === way.length - 1) {
      names.splice(-1, 1, `${oneOf(way[index - 1] ?? '', schema)} “${step}”`)
    } else names.push(keyName(step, inner))
    schema = innerSchema(schema, step)
  }
  return { names, schema }
}

/** What people call a thing, in quotes: “The Baron”; undefined where it has no name but an id. */
function calledBy(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const key = namingKeys(value).find((one) => !['text', 'alt', 'id'].includes(one.toLowerCase()))
  const words = key === undefined ? undefined : value[key]
  return typeof words === 'string' && words.trim() !== '' ? `“${words}”` : undefined
}

/** The schema of what stands in a list or group under a key or an index. */
export function innerSchema(schema: Schema, step: string): Schema {
  const { properties, items, additionalProperties } = schema
  const others = typeof additionalProperties === 'object' ? additionalProperties : {}
  return resolved(properties?.[step] ?? items ?? others)
}

/** Whether its keys are names that people give: of shops, links, codes. */
export function isOfEntries({ properties, additionalProperties }: Schema): boolean {
  return properties === undefined && typeof additionalProperties === 'object'
}

/** A key by what the form calls it; one that no schema has, as it is. "MP4 file" and "WebM file" stay. */
export function keyName(key: string, schema: Schema | undefined): string {
  if (!schema) return key
  const label = labelOf(key, schema)
  return /^[A-Z][^A-Z ]*(?: |$)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}
