/**
 * The fields read themselves: a folder here is a field. `field.ts` says which settings it is for, by
 * the shape of their schema, and `Field.tsx` draws it. There is no list to add to.
 */
import type { ComponentType } from 'react'

import { fits } from '#engine/schema/fits.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { nameOf } from '#studio/inspector/form/shape.ts'

import type { FieldProps, FieldShape, FoundField } from './field.ts'

const shapes = import.meta.glob<{ field: FieldShape }>('./*/field.ts', { eager: true })
const views = import.meta.glob<{ Field: ComponentType<FieldProps> }>('./*/Field.tsx', {
  eager: true,
})

let found: readonly FoundField[] | undefined

/** All of them, the most special first. Made when first asked, because lists hold fields in turn. */
function fields(): readonly FoundField[] {
  found ??= Object.entries(shapes)
    .map(([path, { field }]) => {
      const view = views[path.replace('field.ts', 'Field.tsx')]
      if (!view) throw new Error(`${path} has no Field.tsx beside it. Add one.`)
      return { ...field, Field: view.Field }
    })
    .toSorted((a, b) => b.rank - a.rank)
  return found
}

const candidates = new WeakMap<Schema, readonly FoundField[]>()

/**
 * The field for a setting of this value; undefined where there is none, and the value is shown as it
 * is.
 */
export function fieldFor(schema: Schema, value: unknown): FoundField | undefined {
  const whole = resolved(schema)
  let some = candidates.get(schema)
  if (!some) {
    const name = nameOf(schema)
    some = fields().filter((one) => one.fits(whole, name))
    candidates.set(schema, some)
  }
  if (!fits(whole, value)) return undefined
  return some.find(({ shows }) => value === undefined || (shows?.(value) ?? true))
}
