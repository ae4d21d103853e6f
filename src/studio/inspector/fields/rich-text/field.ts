import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'control',
  fits: (_, name) => name === 'RichText' || name === 'RichLine',
  shows: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((line: unknown) => typeof line === 'string')),
}
