import type { FieldShape } from '#studio/inspector/fields/field.ts'

/** A text of words that stand in a list of the same document, with commas between: allergens. */
export const field: FieldShape = {
  rank: 5,
  frame: 'group',
  fits: (schema) => schema.type === 'string' && schema['x-words'] !== undefined,
}
