import type { FieldShape } from '#studio/inspector/fields/field.ts'
import { listed } from '#studio/inspector/fields/listed.ts'

/** Several of a few: the days a shop is open. */
export const field: FieldShape = {
  rank: 2,
  frame: 'group',
  fits: ({ type, uniqueItems, items }) =>
    type === 'array' && uniqueItems === true && items !== undefined && listed(items) !== undefined,
}
