import type { FieldShape } from '#studio/inspector/fields/field.ts'

export const field: FieldShape = {
  rank: 0,
  frame: 'control',
  fits: ({ type }) => {
    const types = [type].flat()
    return !types.includes('string') && (types.includes('number') || types.includes('integer'))
  },
  shows: (value) => typeof value === 'number',
}
