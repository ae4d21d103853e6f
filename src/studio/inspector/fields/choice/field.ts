import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 2,
  frame: 'control',
  fits: ({ enum: choices }) =>
    choices !== undefined && choices.every((choice) => typeof choice === 'string'),
}
