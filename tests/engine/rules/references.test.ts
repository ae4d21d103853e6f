import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { onOneMorePage } from './one-more-page.ts'

type Json = Record<string, unknown>

/** Findings for one more page of the real site, of a block's example with these changes. */
const found = (type: string, change: (example: Json) => Json): Promise<string[]> =>
  onOneMorePage(change(JSON.parse(readFileSync(`blocks/${type}/example.json`, 'utf8')) as Json))

test('a misspelt location is told the nearest one', async () =>
  expect(
    await found('location-card', (example) => ({ ...example, locations: ['ues', 'nohoo'] })),
  ).toEqual([
    'unknown-location [block 1 (location-card) › locations #2] There is no location called "nohoo" in pages/content/locations.json. Did you mean "noho"?',
  ]))

test('where nothing is chosen yet, that is all there is to say', async () =>
  expect(await found('location-card', (example) => ({ ...example, locations: [''] }))).toEqual([
    'unknown-location [block 1 (location-card) › locations #1] No location is chosen. Choose a location from pages/content/locations.json.',
  ]))

test('an unknown location is told those that there are', async () => {
  const [finding] = await found('hours-card', (example) => ({
    ...example,
    location: 'zebra-crossing',
  }))
  expect(finding).toMatch(
    /^unknown-location \[block 1 \(hours-card\) › location\] There is no location called "zebra-crossing" in .* Use one of: ues, noho, .*; or add it there\.$/,
  )
})

test.each([
  ['link:ordr/menu', 'unknown-link', 'Did you mean "link:order/menu"?'],
  ['javascript:alert(1)', 'unsafe-url', 'Use https://…, a page of this site or link:name.'],
  [
    'somewhere',
    'wrong-address',
    'Use /a-page, #an-anchor, https://…, mailto:, sms:, tel: or link:name.',
  ],
])('a link to %s inside a paragraph is one finding', async (href, code, remedy) => {
  const key = richTextOf('intro')
  const [finding, ...more] = await found('intro', (example) => ({
    ...example,
    [key]: [`Hello [you](${href}).`],
  }))
  expect(more).toEqual([])
  expect(finding).toMatch(new RegExp(`^${code} \\[block 1 \\(intro\\) › ${key} #1\\] `))
  expect(finding?.endsWith(remedy)).toBe(true)
})

test('a sound link inside a paragraph is none', async () =>
  expect(
    await found('intro', (example) => ({
      ...example,
      [richTextOf('intro')]: ['Hello [you](/about-us).'],
    })),
  ).toEqual([]))

function richTextOf(type: string): string {
  const { properties } = JSON.parse(readFileSync(`blocks/${type}/block.schema.json`, 'utf8')) as {
    properties: Record<string, { $ref?: string }>
  }
  return (
    Object.keys(properties).find((key) => properties[key]?.$ref?.endsWith('/rich-text.json')) ?? ''
  )
}
