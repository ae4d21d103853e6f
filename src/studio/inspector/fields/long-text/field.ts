import type { FieldShape } from '#studio/inspector/fields/field.ts'

/** From how many characters a text gets more than one line to stand in. */
const LONG = 80

export const field: FieldShape = {
  rank: 1,
  frame: 'control',
  fits: ({ type, maxLength = 0, ...schema }) =>
    type === 'string' &&
    schema.pattern === undefined &&
    (schema['x-multiline'] === true || maxLength >= LONG),
}
