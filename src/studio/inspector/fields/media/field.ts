import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'group',
  fits: (_, name) => name === 'Media',
}
