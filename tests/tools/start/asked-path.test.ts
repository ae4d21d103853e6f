import { expect, test } from 'vitest'

import { askedMoment, askedPath, draftAsked, momentAsked } from '#tools/start/asked-path.ts'

test('an address says the path as people write it, a draft and a moment', () => {
  const url = '/caf%C3%A9?draft=main/summer.json&at=2026-12-24T18%3A00'
  expect([askedPath(url), draftAsked(url), momentAsked(url)]).toEqual([
    '/café',
    'main/summer.json',
    '2026-12-24T18:00',
  ])
  expect([draftAsked('/'), momentAsked('/')]).toEqual([null, undefined])
  expect(askedPath('/location%2Bhours/a%23b')).toBe('/location+hours/a#b')
  expect(askedPath('/%E9')).toBe(undefined)
})

test('a moment is one of the site’s clock', () =>
  expect(new Date(askedMoment('2026-12-24T18:00', 'America/New_York')).toISOString()).toBe(
    '2026-12-24T23:00:00.000Z',
  ))

test.each(['9999-12-31', '0001-01-01', 'Christmas', ''])(
  '“%s” is none, and whoever wrote the address is told how to write one',
  (at) =>
    expect(() => askedMoment(at, 'America/New_York')).toThrow(
      `“${at}” is not a day or a time that a page can be shown at. Write a day, or a day and a time, after the address: ?at=2026-12-24, ?at=2026-12-24T18:00.`,
    ),
)
