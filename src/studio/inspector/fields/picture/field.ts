import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'group',
  parts: true,
  fits: ({ type, properties = {} }) =>
    type === 'object' && 'src' in properties && 'alt' in properties,
}
