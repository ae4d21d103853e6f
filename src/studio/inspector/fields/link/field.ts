import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'group',
  parts: true,
  fits: ({ type, properties = {} }) =>
    type === 'object' && 'label' in properties && 'href' in properties,
}
