import { expect, test } from 'vitest'

import { valueAt } from '#engine/where.ts'
import {
  blockRenamed,
  entryRenamed,
  linksToBlock,
  refusedName,
  canBeRenamed,
} from '#studio/inspector/rename.ts'

const link = (href: string, label = 'x') => ({ label, href })
const page = (route: string, blocks: readonly object[]) => ({
  route,
  blocks: blocks.map((block) => ({ type: 'poster', ...block })),
})

const values = {
  'site.json': { variant: 'm' },
  'm/chrome.json': { layout: 'header', header: { links: [link('#faves'), link('/menu')] } },
  'm/home.json': page('/', [
    { id: 'intro', link: link('#faves'), text: ['See [them](#faves) or [more](#faves-more).'] },
    { id: 'faves', link: link('link:order/faves'), headline: ['#faves'] },
  ]),
  'm/menu.json': page('/menu', [
    { id: 'top', link: link('/#faves'), text: ['[Here](/#faves), [there](/about#faves).'] },
  ]),
  'content/links.json': { links: { order: link('https://order.example'), maps: link('#') } },
  'content/locations.json': { locations: { ues: { name: 'UES' }, noho: { name: 'NoHo' } } },
  'm/shops.json': {
    route: '/shops',
    blocks: [{ type: 'location-card', id: 'shops', locations: ['ues', 'noho'] }],
  },
}

test('links to a block follow it, in paragraphs, from other pages and from the frame', () => {
  const links = linksToBlock(values, 'm/home.json', 'faves', 'best')
  const after = blockRenamed(values, 'm/home.json', 'faves', 'best', links)
  const at = (id: string, pointer: string): unknown =>
    valueAt((after as Record<string, unknown>)[id], pointer)
  expect(at('m/home.json', '/blocks/1/id')).toBe('best')
  expect(at('m/home.json', '/blocks/0/link/href')).toBe('#best')
  expect(at('m/home.json', '/blocks/0/text/0')).toBe('See [them](#best) or [more](#faves-more).')
  expect(at('m/menu.json', '/blocks/0/link/href')).toBe('/#best')
  expect(at('m/menu.json', '/blocks/0/text/0')).toBe('[Here](/#best), [there](/about#faves).')
  expect(at('m/chrome.json', '/header/links/0/href')).toBe('#best')
  // Words that look like a link, and a path of another site, are none.
  expect(at('m/home.json', '/blocks/1/headline/0')).toBe('#faves')
  expect(at('m/home.json', '/blocks/1/link/href')).toBe('link:order/faves')
})

test('without its links, only the block is renamed', () => {
  const after = blockRenamed(values, 'm/home.json', 'faves', 'best', [])
  expect(after).toEqual({
    ...values,
    'm/home.json': page('/', [
      { id: 'intro', link: link('#faves'), text: ['See [them](#faves) or [more](#faves-more).'] },
      { id: 'best', link: link('link:order/faves'), headline: ['#faves'] },
    ]),
  })
})

test('a frame whose link another page answers to as well keeps it', () => {
  const twice = { ...values, 'm/other.json': page('/other', [{ id: 'faves' }]) }
  const documents = linksToBlock(twice, 'm/home.json', 'faves', 'best').map((one) => one.document)
  expect(documents).not.toContain('m/chrome.json')
})

test('an entry of a record is renamed where it stands, and wherever it is named', () => {
  const places = entryRenamed(values, 'content/locations.json', '/locations/ues', 'uptown')
  expect(Object.keys(valueAt(places['content/locations.json'], '/locations') as object)).toEqual([
    'uptown',
    'noho',
  ])
  expect(valueAt(places['m/shops.json'], '/blocks/0/locations')).toEqual(['uptown', 'noho'])
  const links = entryRenamed(values, 'content/links.json', '/links/order', 'pickup')
  expect(valueAt(links['m/home.json'], '/blocks/1/link/href')).toBe('link:pickup/faves')
})

test('a name that is taken, or is no name, is refused in a sentence', () => {
  const of = { propertyNames: { pattern: '^[a-z][a-z0-9-]*$' } }
  expect(refusedName('noho', { noho: 1 }, of)).toContain('There is a “noho” already.')
  expect(refusedName('No Ho', {}, of)).toContain('small letters')
  expect(refusedName('soho', { noho: 1 }, of)).toBeUndefined()
})

test('only where what names an entry would follow can it be renamed', () => {
  expect(canBeRenamed('content/locations.json', '/locations')).toBe(true)
  expect(canBeRenamed('content/links.json', '/links')).toBe(true)
  expect(canBeRenamed('theme.json', '/colors')).toBe(false)
  expect(canBeRenamed('site.json', '/archives')).toBe(false)
})
