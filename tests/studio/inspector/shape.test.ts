import { expect, test } from 'vitest'

import { emptyOf } from '#engine/schema/empty.ts'
import { fits } from '#engine/schema/fits.ts'
import { labelOf, oneOf } from '#engine/schema/labels.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { settingsOf, tabOf, unknownKeys } from '#studio/inspector/form/settings-of.ts'
import { nameOf, whenEmptied } from '#studio/inspector/form/shape.ts'

const faves = blockSchemas.get('faves') ?? {}

test('a block has its name last, and its settings where the schema puts them', () => {
  const tabs = settingsOf(faves, {}).map((one) => `${one.key} ${tabOf(one)}`)
  expect(tabs.slice(0, 3)).toEqual(['hidden Show when', 'span Look', 'layout Show when'])
  expect(tabs).toContain('heading Content')
  expect(tabs).toContain('noteColor Look')
  expect(tabs.at(-1)).toBe('id Content')
})

test('a setting the schema does not know is named, and no other', () => {
  expect(unknownKeys(faves, { type: 'faves', id: 'a', heading: 'A', sparkle: 1 })).toEqual([
    'sparkle',
  ])
  expect(unknownKeys(faves, 'no object')).toEqual([])
})

test('what is new has what is required of it, and says nothing', () => {
  expect(emptyOf(definition('Link'))).toEqual({ label: '', href: '' })
  expect(emptyOf(definition('Stack'))).toEqual([{ text: '' }])
  expect(emptyOf(definition('Video'))).toEqual({ webm: '', mp4: '', poster: { src: '', alt: '' } })
  expect(emptyOf({ type: 'boolean' })).toBe(false)
  expect(emptyOf({ type: 'number', minimum: 2 })).toBe(2)
})

test('an emptied text gives the default back, unless empty says something', () => {
  expect(whenEmptied({ default: 'More...', minLength: 1 }, false)).toBeUndefined()
  expect(whenEmptied({ default: '' }, false)).toBeUndefined()
  expect(whenEmptied({ default: 'Holidays' }, false)).toBe('')
  expect(whenEmptied({ minLength: 1 }, true)).toBe('')
})

test('a value of another kind is told from one that is not there', () => {
  expect(fits({ type: 'string' }, undefined)).toBe(true)
  expect(fits({ type: 'string' }, 3)).toBe(false)
  expect(fits({ type: ['string', 'number'] }, 3)).toBe(true)
  expect(fits({ enum: ['a'] }, {})).toBe(false)
  expect(fits({ properties: {} }, [])).toBe(false)
})

test('a reference is known by the name of what it refers to', () => {
  expect(nameOf({ $ref: '#/$defs/Link', description: 'A link.' })).toBe('Link')
  expect(nameOf({ type: 'string' })).toBeUndefined()
})

/** Each thing that a form can show, once, with where it stands: `legal-text/sections/0`. */
function everySchema(): Map<Schema, string> {
  const seen = new Map<Schema, string>()
  const walk = (schema: Schema, place: string): void => {
    const whole = resolved(schema)
    if (seen.has(whole)) return
    seen.set(whole, place)
    const { properties = {}, items, additionalProperties } = whole
    for (const [key, inner] of Object.entries(properties)) walk(inner, `${place}/${key}`)
    if (items) walk(items, `${place}/0`)
    if (typeof additionalProperties === 'object') walk(additionalProperties, `${place}/*`)
  }
  for (const [type, schema] of blockSchemas) walk(schema, type)
  const documents =
    'Page Site Chrome Theme Menu Locations Links Feed QuizProfiles QuizQuestions QuizScoring'
  for (const kind of documents.split(' ')) walk(definition(kind), kind)
  return seen
}

test('no two settings of one thing are called the same', () => {
  const twice = [...everySchema()].flatMap(([schema, place]) => {
    const labels = settingsOf(schema, undefined).map((one) => labelOf(one.key, one.schema))
    const double = labels.filter((label, index) => labels.indexOf(label) < index)
    return double.map((label) => `${place}: ${label}`)
  })
  expect(twice).toEqual([])
  expect(everySchema().size).toBeGreaterThan(100)
})

test('every list has a word for one of it', () => {
  const nameless = [...everySchema()].filter(
    ([schema, place]) =>
      (schema.items ?? typeof schema.additionalProperties === 'object') &&
      oneOf(place.slice(place.lastIndexOf('/') + 1), schema) === 'entry',
  )
  expect(nameless.map(([, place]) => place)).toEqual([])
})

test('the form of a page leaves its blocks alone, each of which has its own', () => {
  const keys = settingsOf(definition('Page'), { route: '/', blocks: [] }).map(({ key }) => key)
  expect(keys).toContain('route')
  expect(keys).not.toContain('blocks')
})

test('what no page should have any more is asked for only where a page has it, or has to', () => {
  const old: Schema = { type: 'string', deprecated: true }
  const schema: Schema = { type: 'object', properties: { a: old, b: old }, required: ['b'] }
  expect(settingsOf(schema, {}).map(({ key }) => key)).toEqual(['b'])
  expect(settingsOf(schema, { a: '' }).map(({ key }) => key)).toEqual(['a', 'b'])
})

test('what is only called blocks is a setting like any other', () => {
  const schema: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { blocks: { type: 'array', items: { type: 'string' } } },
  }
  expect(settingsOf(schema, {}).map(({ key }) => key)).toEqual(['blocks'])
  expect(unknownKeys({ ...schema, properties: {} }, { blocks: ['kept'] })).toEqual(['blocks'])
})
