/**
 * The fields read themselves: a folder here is a field. `field.ts` says which settings it is for, by
 * the shape of their schema, and `Field.tsx` draws it. There is no list to add to.
 */
import type { ComponentType } from 'react'

import type { Schema } from '#engine/schema.ts'
import { resolved } from '#engine/schema.ts'
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

const known = new WeakMap<Schema, FoundField | null>()

/** The field for a setting; undefined where there is none, and its value is shown as it is. */
export function fieldFor(schema: Schema): FoundField | undefined {
  const before = known.get(schema)
  if (before !== undefined) return before ?? undefined
  const whole = resolved(schema)
  const name = nameOf(schema)
  const field = fields().find((one) => one.fits(whole, name))
  known.set(schema, field ?? null)
  return field
}
