import type { FieldShape } from '#studio/inspector/fields/field.ts'

import { controlFor } from './control-for.ts'

export const field: FieldShape = {
  rank: 3,
  frame: 'control',
  fits: (schema) => controlFor(schema) !== undefined,
}
