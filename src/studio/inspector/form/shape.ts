/**
 * What a schema says of a value, as forms need it.
 */
import { isRecord } from '#engine/is-record.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

/** The name of the definition that a schema refers to: `Link`, `Field`; undefined for its own. */
export function nameOf({ $ref }: Schema): string | undefined {
  if ($ref === undefined) return undefined
  const name = $ref.replace('#/$defs/', '')
  return nameOf(definition(name)) ?? name
}

/** The schema of a value: without `$ref`, of the type of block that it is. */
export function schemaFor(schema: Schema, value: unknown): Schema {
  const named = resolved(schema)
  const type = named.oneOf && isRecord(value) ? value['type'] : undefined
  return (typeof type === 'string' && blockSchemas.get(type)) || named
}

/**
 * What a setting is when its text is emptied. One that may be left out is, so that its default
 * counts again; an empty text stays where it says something else than the default.
 */
export function whenEmptied(schema: Schema, required: boolean): '' | undefined {
  if (required) return ''
  const saysMore = (schema.minLength ?? 0) === 0 && (schema.default ?? '') !== ''
  return saysMore ? '' : undefined
}

/** The schema of what stands at a pointer inside of a value; undefined where it knows of none. */
export function schemaAt(root: Schema, value: unknown, at: string): Schema | undefined {
  let schema: Schema | undefined = schemaFor(root, value)
  let here = value
  for (const step of steps(at)) {
    const { properties, items, additionalProperties }: Schema = schema
    const inner: Schema | undefined = Array.isArray(here)
      ? items
      : (properties?.[step] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined))
    if (!inner) return undefined
    here = valueAt(here, `/${escaped(step)}`)
    schema = schemaFor(inner, here)
  }
  return schema
}

/** The schema of a list of things; undefined for one that is defined elsewhere, which is a text. */
export function listSchema(root: Schema, value: unknown, at: string): Schema | undefined {
  const key = steps(at).at(-1) ?? ''
  const holder = schemaAt(root, value, holderOf(at))
  const own = holder?.properties?.[key] ?? (/^\d+$/.test(key) ? holder?.items : undefined)
  return own?.$ref === undefined && own?.items !== undefined ? own : undefined
}
