import type { FieldShape } from '#studio/inspector/fields/field.ts'

import { referenceKinds } from './references.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'control',
  fits: (schema) => schema.type === 'string' && referenceKinds.has(schema['x-ref'] ?? ''),
}
