/**
 * What may be written at a place of a document: keys that are not there yet, and values that the
 * schema lists, or that stand elsewhere on the site. The same core that judges them offers them.
 */
import { isRecord } from '#engine/is-record.ts'
import { applies } from '#engine/schema/applies.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { isMediaPath } from '#engine/site/is-media-path.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import { nameOf, schemaAt, schemaFor } from '#studio/inspector/form/shape.ts'
import type { Values } from '#studio/state/documents.ts'

export interface Offer {
  readonly label: string
  /** What is said beside it. */
  readonly detail: string
  /** The JSON that it stands for. */
  readonly json: string
}

/** Keys that an object at `at` may have and `has` not, and that say something beside its others. */
export function offeredKeys(
  root: Schema,
  value: unknown,
  at: string,
  has: readonly string[],
): Offer[] {
  const schema = schemaAt(root, value, at)
  if (!schema) return []
  const there = valueAt(value, at)
  const { properties = {}, required = [] } = schemaFor(schema, there)
  const holder = isRecord(there) ? there : {}
  return Object.entries(properties)
    .filter(([key]) => !has.includes(key) && applies(properties, holder, key))
    .map(([key, inner]) => ({
      label: key,
      detail: `${required.includes(key) ? 'required. ' : ''}${resolved(inner).description ?? ''}`,
      json: JSON.stringify(key),
    }))
}

/** Values that may stand at `at`. */
export function offeredValues(
  root: Schema,
  value: unknown,
  at: string,
  site: { readonly values: Values; readonly media: readonly string[] },
): Offer[] {
  const holder = schemaAt(root, value, holderOf(at))
  const key = steps(at).at(-1) ?? ''
  if (key === 'type' && (holder?.oneOf || holder?.['x-type'] !== undefined))
    return [...blockSchemas].map(([type, schema]) => ({
      label: type,
      detail: schema.title ?? '',
      json: JSON.stringify(type),
    }))
  const inner = holder && (holder.properties?.[key] ?? holder.items)
  if (!inner) return []
  const schema = resolved(inner)
  const plain = (text: string, detail = ''): Offer => ({
    label: text,
    detail,
    json: JSON.stringify(text),
  })
  if (schema.enum)
    return schema.enum.map((one, index) => ({
      label: typeof one === 'string' ? one : JSON.stringify(one),
      detail: schema.enumDescriptions?.[index] ?? '',
      json: JSON.stringify(one),
    }))
  if (schema.type === 'boolean')
    return ['true', 'false'].map((label) => ({ label, detail: '', json: label }))
  if (nameOf(inner) === 'Media') return site.media.filter(isMediaPath).map((src) => plain(src))
  return choicesOf(schema['x-ref'] ?? '', site.values).map(({ id, name }) => plain(id, name))
}

/** The schema of the part of a document that is edited: of a block, or of all of it. */
export function rootSchema(kind: string | undefined, block: unknown): Schema {
  if (isRecord(block) && typeof block['type'] === 'string') {
    const known = blockSchemas.get(block['type'])
    if (known) return known
  }
  return definition(kind ?? 'Block')
}
