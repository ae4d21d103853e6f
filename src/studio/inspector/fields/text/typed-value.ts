import type { Schema } from '#engine/schema/schema.ts'
import { whenEmptied } from '#studio/inspector/form/shape.ts'

/**
 * What a typed text is as a value. Where a number may stand too, as a price, one that is written out
 * is a number; half of one, as `4.`, is still a text.
 */
export function typedValue(text: string, schema: Schema, required: boolean): unknown {
  if (text === '') return whenEmptied(schema, required)
  const number = Number(text)
  return [schema.type].flat().includes('number') && String(number) === text ? number : text
}
