import type { FieldShape } from '#studio/inspector/fields/field.ts'

/** Things by name: locations, links. */
export const field: FieldShape = {
  rank: 1,
  frame: 'group',
  parts: true,
  fits: ({ type, properties, additionalProperties }) =>
    type === 'object' && properties === undefined && typeof additionalProperties === 'object',
}
