import { isRecord } from '#engine/is-record.ts'
import { applies } from '#engine/schema/applies.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'

export type Condition = NonNullable<Schema['x-if']>

/** Of a schema what has to do with conditions, so that a value is walked nowhere else. */
interface Conditions {
  readonly properties: NonNullable<Schema['properties']>
  readonly own: readonly (readonly [key: string, condition: Condition])[]
  /** Those inside of settings. */
  readonly inner: readonly (readonly [key: string, conditions: Conditions])[]
  /** Those of each thing of a list. */
  readonly items: Conditions | undefined
}

/**
 * The settings of a block, at any depth, that count only beside certain others; undefined for a block
 * without. The schema of a block never holds itself.
 */
export function conditionsIn(schema: Schema): Conditions | undefined {
  const { properties = {}, items } = resolved(schema)
  const own = Object.entries(properties).flatMap(([key, { 'x-if': condition }]) =>
    condition ? [[key, condition] as const] : [],
  )
  const inner = Object.entries(properties).flatMap(([key, setting]) => {
    const conditions = conditionsIn(setting)
    return conditions ? [[key, conditions] as const] : []
  })
  const each = items && conditionsIn(items)
  return own.length + inner.length > 0 || each ? { properties, own, inner, items: each } : undefined
}

/** A setting that is written and says nothing beside the others. */
interface Idle {
  readonly at: string
  readonly key: string
  readonly condition: Condition
}

/** All of them in the value at `at`, which may break its schema. */
export function* idleIn(value: unknown, conditions: Conditions, at: string): Generator<Idle> {
  const { properties, own, inner, items } = conditions
  if (Array.isArray(value) && items) {
    for (const [index, item] of value.entries()) yield* idleIn(item, items, `${at}/${index}`)
  } else if (isRecord(value)) {
    for (const [key, condition] of own)
      if (Object.hasOwn(value, key) && !applies(properties, value, key))
        yield { at: `${at}/${escaped(key)}`, key, condition }
    for (const [key, deeper] of inner) yield* idleIn(value[key], deeper, `${at}/${escaped(key)}`)
  }
}
