import type { FieldShape } from '#studio/inspector/fields/field.ts'

/** What others name a thing by: the id of a block, of a section of the menu. */
export const field: FieldShape = {
  rank: 5,
  frame: 'control',
  fits: (schema) => schema['x-id'] !== undefined,
}
