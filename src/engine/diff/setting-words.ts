/** Settings and values as the forms call them: "posts 4, kind of post", "Video". */
import type { BlockName } from '#engine/diff/changes.ts'
import { labelOf, words } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { steps } from '#engine/text/pointer.ts'

/** A setting of a document, or of a block in it. */
export interface SettingPlace {
  /** Of the document, inside the pages folder. */
  readonly path: string
  readonly block?: BlockName | undefined
  readonly pointer: string
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
function followed({ path, block, pointer }: SettingPlace): { names: string[]; schema: Schema } {
  const kind = documentKind(path)
  let schema = (block ? blockSchemas.get(block.type) : kind && definition(kind)) ?? {}
  const names: string[] = []
  for (const step of steps(pointer)) {
    const inner = schema.properties?.[step]
    if (!inner && /^\d+$/.test(step)) names.push(`${names.pop() ?? ''} ${Number(step) + 1}`.trim())
    else names.push(keyName(step, inner))
    schema = innerSchema(schema, step)
  }
  return { names, schema }
}

/** The schema of what stands in a list or group under a key or an index. */
export function innerSchema(schema: Schema, step: string): Schema {
  const { properties, items, additionalProperties } = schema
  const others = typeof additionalProperties === 'object' ? additionalProperties : {}
  return resolved(properties?.[step] ?? items ?? others)
}

/** A key by what the form calls it; one that no schema has, as it is. "MP4 file" and "WebM file" stay. */
export function keyName(key: string, schema: Schema | undefined): string {
  if (!schema) return key
  const label = labelOf(key, schema)
  return /^[A-Z][^A-Z ]*(?: |$)/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
}
