import type { FieldShape } from '#studio/inspector/fields/field.ts'
import { listed } from '#studio/inspector/fields/listed.ts'

export const field: FieldShape = {
  rank: 2,
  frame: 'control',
  fits: (schema) => listed(schema) !== undefined,
}
