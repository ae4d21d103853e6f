/**
 * What a schema says of a value, as forms need it: its kind, whether a value is of it at all, and what
 * a new one begins as.
 */
import { type Schema, blockSchemas, definition, isRecord, resolved } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

/** The name of the definition that a schema refers to: `Link`, `Field`; undefined for its own. */
export function nameOf({ $ref }: Schema): string | undefined {
  if ($ref === undefined) return undefined
  const name = $ref.replace('#/$defs/', '')
  return nameOf(definition(name)) ?? name
}

/**
 * The schema of a value: without `$ref`, of the type of block that it is, and with the `then` of each
 * condition that holds for it.
 */
export function schemaFor(schema: Schema, value: unknown): Schema {
  const named = resolved(schema)
  const type = named.oneOf && isRecord(value) ? value['type'] : undefined
  const whole = (typeof type === 'string' && blockSchemas.get(type)) || named
  const parts = [whole, ...(whole.allOf ?? [])].map(resolved)
  const more = parts.flatMap((part) =>
    part.if && part.then && holds(part.if, value) ? [schemaFor(part.then, value)] : [],
  )
  const all = [...parts.slice(1).filter(({ if: condition }) => !condition), ...more]
  return all.reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...(part.properties ? { properties: laid(sum.properties, part.properties) } : {}),
      ...(part.required
        ? { required: [...new Set([...(sum.required ?? []), ...part.required])] }
        : {}),
    }),
    whole,
  )
}

function laid(
  under: Schema['properties'] = {},
  over: NonNullable<Schema['properties']>,
): NonNullable<Schema['properties']> {
  const result: Record<string, Schema> = { ...under }
  for (const [key, schema] of Object.entries(over)) result[key] = { ...result[key], ...schema }
  return result
}

/** Whether a value meets a condition as far as ours go: const, enum, required, properties. */
function holds(condition: Schema, value: unknown): boolean {
  if (condition.not && holds(condition.not, value)) return false
  if ('const' in condition && condition.const !== value) return false
  if (condition.enum && !condition.enum.includes(value)) return false
  if (!isRecord(value)) return !condition.required && !condition.properties
  if (condition.required?.some((key) => !Object.hasOwn(value, key))) return false
  return Object.entries(condition.properties ?? {}).every(
    ([key, inner]) => !Object.hasOwn(value, key) || holds(inner, value[key]),
  )
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
