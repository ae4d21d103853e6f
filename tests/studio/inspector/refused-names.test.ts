import { expect, test } from 'vitest'

import { nameLike, refusedName } from '#studio/inspector/names.ts'

const pattern = '^[a-z][a-z0-9-]*$'

test.each([
  ['noho', 'There’s a “noho” already. “noho-2” would do.', 'noho-2'],
  [
    'East Village',
    'A name is made of lowercase letters, digits and hyphens. “east-village” would do.',
    'east-village',
  ],
  ['Noho', 'A name is made of lowercase letters, digits and hyphens. “noho-2” would do.', 'noho-2'],
  [
    '14th Street',
    'A name is made of lowercase letters, digits and hyphens. “th-street” would do.',
    'th-street',
  ],
  [
    'イースト',
    'A name is made of lowercase letters, digits and hyphens. Write one like “union-square”.',
    undefined,
  ],
  ['', 'There has to be a name. Write one.', undefined],
])('the refusal of “%s” proposes a name that works, where it can', (name, why, instead) => {
  expect(refusedName(name, ['noho'], { pattern })).toEqual({ why, instead })
  if (instead !== undefined) expect(refusedName(instead, ['noho'], { pattern })).toBeUndefined()
})

test('a name that is too long is proposed shorter', () =>
  expect(refusedName('north-house', [], { pattern, maxLength: 5 })).toEqual({
    why: 'A name here can have up to 5 characters. “north” would do.',
    instead: 'north',
  }))

test('a name that is one already is refused nothing, and stays as it is written', () => {
  expect(refusedName('soho', ['noho'], { pattern })).toBeUndefined()
  expect(nameLike('soho', ['noho'], { pattern })).toBe('soho')
  expect(nameLike('inkSoft', [])).toBe('inkSoft')
})

test('where names are on a list, the ones that are left are offered', () => {
  const fields = { enum: ['mayo', 'ink'] }
  expect(refusedName('Ink', [], fields)?.instead).toBe('ink')
  expect(nameLike('Mayo', [], fields)).toBe('mayo')
  expect(refusedName('ink', ['ink'], fields)).toEqual({
    why: 'That’s none of the names that are left. Use one of these: mayo.',
    instead: undefined,
  })
  expect(refusedName('', ['ink', 'mayo'], fields)?.why).toBe(
    'All of them are here already. Change one of these.',
  )
})
