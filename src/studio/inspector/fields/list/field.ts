import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 0,
  frame: 'group',
  parts: true,
  fits: ({ type, items }) => [type].flat().includes('array') && items !== undefined,
  shows: (value) => Array.isArray(value),
}
