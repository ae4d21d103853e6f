import { isRecord } from '#engine/is-record.ts'
import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 5,
  frame: 'control',
  fits: (_, name) => name === 'Stack',
  shows: (value) =>
    Array.isArray(value) &&
    value.every((line: unknown) => isRecord(line) && typeof line['text'] === 'string'),
}
