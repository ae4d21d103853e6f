import { describe, expect, test } from 'vitest'

import { facts as factsOf, fill } from '#engine/fill.ts'

const facts = { product: 'Mitts', phone: '212-555-0142' }

test('words in braces become facts, at every depth', () =>
  expect(
    fill(
      { title: '{product} | Hello', lines: ['Text {phone}', { deep: '{product}{product}' }] },
      facts,
    ),
  ).toEqual({
    title: 'Mitts | Hello',
    lines: ['Text 212-555-0142', { deep: 'MittsMitts' }],
  }))

test('words that are no fact stay as they are, the names of objects too', () =>
  expect(fill('{toString} {unknown} { product }', facts)).toBe('{toString} {unknown} { product }'))

test('what is no text is left alone, and the input is not changed', () => {
  const input = { count: 3, on: true, none: null, text: '{phone}' }
  expect(fill(input, facts)).toEqual({ count: 3, on: true, none: null, text: '212-555-0142' })
  expect(input.text).toBe('{phone}')
})

describe('a phone number', () => {
  const brand = {
    product: 'خبز',
    legalName: 'خبز',
    phone: '+212 5 22 55 01 42',
    phoneE164: '+212522550142',
    email: 'salam@khobz.example',
    schemaType: 'Bakery',
  }
  const filled = (text: string, lang: string): string => fill(text, factsOf({ brand, lang }, 2026))

  test('keeps its groups in order among words from right to left', () =>
    expect(filled('هاتف {phone}', 'ar')).toBe('هاتف \u2066+212 5 22 55 01 42\u2069'))

  test('is plain among words from left to right', () =>
    expect(filled('Tél. {phone}', 'fr')).toBe('Tél. +212 5 22 55 01 42'))

  test('has company: a name in Latin letters keeps its full stop behind it', () => {
    const latin = { ...brand, legalName: 'Khobz Co.' }
    expect(fill('© {legalName}', factsOf({ brand: latin, lang: 'ar' }, 2026))).toBe(
      '© \u2066Khobz Co.\u2069',
    )
    expect(filled('© {legalName}', 'ar')).toBe('© خبز')
  })

  test('is dialled as it is', () =>
    expect(filled('tel:{phoneE164}', 'ar')).toBe('tel:+212522550142'))
})
