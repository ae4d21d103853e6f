import type { FieldShape } from '#studio/inspector/fields/field.ts'
import { listed } from '#studio/inspector/fields/listed.ts'

/** How many letters of choices fit beside each other. */
const ROOM = 30

/** One of a few short words, one of which it is by default. */
export const field: FieldShape = {
  rank: 3,
  frame: 'group',
  fits: (schema) => {
    const choices = listed(schema) ?? []
    return (
      schema.default !== undefined &&
      choices.length > 0 &&
      choices.length <= 4 &&
      choices.join('').length + choices.length * 2 <= ROOM
    )
  },
}
