import { expect, test } from 'vitest'

import { dateFormat } from '#engine/time/date-format.ts'

const day = new Date('2026-11-26T12:00Z')

test('a format is made once for a language and what it shows', () => {
  const weekday = dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
  expect(dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' })).toBe(weekday)
  expect(weekday.format(day)).toBe('Thursday')
})

test('another language or another part of the date is another format', () => {
  expect(dateFormat('de', { weekday: 'long', timeZone: 'UTC' }).format(day)).toBe('Donnerstag')
  expect(dateFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(day)).toBe('Thu')
})
