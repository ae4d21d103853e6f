import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 0,
  frame: 'control',
  fits: ({ type }) => type === 'number' || type === 'integer',
}
