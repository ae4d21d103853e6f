import { expect, test } from 'vitest'

import type { IdKind } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { type Name, mentionsOf, nameAt, renamed } from '#studio/inspector/rename.ts'
import type { Values } from '#studio/state/documents.ts'

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
    { id: 'end', text: ['[Now](link:order?at=12), [how](link:order#how) or [not](link:orders).'] },
  ]),
  'content/links.json': { links: { order: link('https://order.example'), maps: link('#') } },
  'content/locations.json': { locations: { ues: { name: 'UES' }, noho: { name: 'NoHo' } } },
  'm/shops.json': {
    route: '/shops',
    blocks: [{ type: 'location-card', id: 'shops', locations: ['ues', 'noho'] }],
  },
}

/** `home.json#/blocks/0` as a document and a pointer in it. */
const placeOf = (where: string): [document: string, at: string] => {
  const cut = where.indexOf('#')
  return [where.slice(0, cut), where.slice(cut + 1)]
}

/** The documents once what has a name there has another, with all that names it or without. */
function after(all: Values, kind: IdKind, where: string, to: string, leave = false): Values {
  const [document, at] = placeOf(where)
  const name = nameAt(all, document, at, kind)
  const mentions = leave ? [] : mentionsOf(all, name, to)
  return renamed(all, name, to, { mentions, file: `pages/${document}` })
}

const at = (all: Values, where: string): unknown => {
  const [document, pointer] = placeOf(where)
  return valueAt(all[document], pointer)
}

test('links to a block follow it, in paragraphs, from other pages and from the frame', () => {
  const now = after(values, 'anchor', 'm/home.json#/blocks/1/id', 'best')
  expect(at(now, 'm/home.json#/blocks/1/id')).toBe('best')
  expect(at(now, 'm/home.json#/blocks/0/link/href')).toBe('#best')
  expect(at(now, 'm/home.json#/blocks/0/text/0')).toBe('See [them](#best) or [more](#faves-more).')
  expect(at(now, 'm/menu.json#/blocks/0/link/href')).toBe('/#best')
  expect(at(now, 'm/menu.json#/blocks/0/text/0')).toBe('[Here](/#best), [there](/about#faves).')
  expect(at(now, 'm/chrome.json#/header/links/0/href')).toBe('#best')
  // Words that look like a link, and a path of another site, are none.
  expect(at(now, 'm/home.json#/blocks/1/headline/0')).toBe('#faves')
  expect(at(now, 'm/home.json#/blocks/1/link/href')).toBe('link:order/faves')
})

test('without its links, only the block is renamed', () => {
  expect(after(values, 'anchor', 'm/home.json#/blocks/1/id', 'best', true)).toEqual({
    ...values,
    'm/home.json': page('/', [
      { id: 'intro', link: link('#faves'), text: ['See [them](#faves) or [more](#faves-more).'] },
      { id: 'best', link: link('link:order/faves'), headline: ['#faves'] },
    ]),
  })
})

test('a frame whose link another page answers to as well keeps it', () => {
  const twice = { ...values, 'm/other.json': page('/other', [{ id: 'faves' }]) }
  const now = after(twice, 'anchor', 'm/home.json#/blocks/1/id', 'best')
  expect(now['m/chrome.json']).toBe(twice['m/chrome.json'])
})

test('links to an anchor inside of a block follow it', () => {
  const sections = [{ id: 'orders', parts: [{ id: 'refunds', text: ['See [orders](#orders).'] }] }]
  const legal = {
    ...values,
    'm/terms.json': page('/terms', [{ type: 'legal-text', id: 'terms', sections }]),
    'm/help.json': page('/help', [{ id: 'help', link: link('/terms#refunds') }]),
  }
  const one = after(legal, 'anchor', 'm/terms.json#/blocks/0/sections/0/id', 'buying')
  expect(at(one, 'm/terms.json#/blocks/0/sections/0/id')).toBe('buying')
  expect(at(one, 'm/terms.json#/blocks/0/sections/0/parts/0/text/0')).toBe('See [orders](#buying).')
  const two = after(legal, 'anchor', 'm/terms.json#/blocks/0/sections/0/parts/0/id', 'money-back')
  expect(at(two, 'm/help.json#/blocks/0/link/href')).toBe('/terms#money-back')
})

test('an entry of a record is renamed where it stands, and wherever it is named', () => {
  const places = after(values, 'location', 'content/locations.json#/locations/ues', 'uptown')
  expect(Object.keys(at(places, 'content/locations.json#/locations') as object)).toEqual([
    'uptown',
    'noho',
  ])
  expect(at(places, 'm/shops.json#/blocks/0/locations')).toEqual(['uptown', 'noho'])
  const links = after(values, 'link', 'content/links.json#/links/order', 'pickup')
  expect(at(links, 'm/home.json#/blocks/1/link/href')).toBe('link:pickup/faves')
  expect(at(links, 'm/menu.json#/blocks/1/text/0')).toBe(
    '[Now](link:pickup?at=12), [how](link:pickup#how) or [not](link:orders).',
  )
})

const drinks = { id: 'drinks', items: [{ id: 'seltzer' }, { id: 'drinks' }] }
const eaten = {
  'content/menu.json': { sections: [drinks, { id: 'sides', items: [{ id: 'fries' }] }] },
  'content/feed.json': { posts: [{ id: 'post-1' }] },
  'content/quiz/questions.json': { rows: [{ 'Q#': '1' }, { 'Q#': '2' }] },
  'content/quiz/scoring.json': { rows: [{ 'Q#': '2' }, { 'Q#': '1' }] },
  'm/menu.json': page('/menu', [
    { type: 'menu-section', id: 'list', section: 'drinks', only: ['drinks', 'seltzer'] },
    { type: 'social-feed', id: 'drinks', linkOverrides: [{ post: 'post-1', href: '/' }] },
  ]),
}

test('what pages name by an id inside of a list is renamed wherever it is named, and nothing else', () => {
  const section = after(eaten, 'menu-section', 'content/menu.json#/sections/0/id', 'cold')
  expect(at(section, 'content/menu.json#/sections/0')).toEqual({ ...drinks, id: 'cold' })
  expect(at(section, 'm/menu.json#/blocks/0')).toMatchObject({
    id: 'list',
    section: 'cold',
    only: ['drinks', 'seltzer'],
  })
  expect(at(section, 'm/menu.json#/blocks/1/id')).toBe('drinks')
  const item = after(eaten, 'menu-item', 'content/menu.json#/sections/0/items/1/id', 'all-drinks')
  expect(at(item, 'm/menu.json#/blocks/0')).toMatchObject({
    section: 'drinks',
    only: ['all-drinks', 'seltzer'],
  })
  const post = after(eaten, 'post', 'content/feed.json#/posts/0/id', 'opening')
  expect(at(post, 'm/menu.json#/blocks/1/linkOverrides/0/post')).toBe('opening')
  const question = after(eaten, 'quiz-question', 'content/quiz/questions.json#/rows/0/Q#', 'first')
  expect(at(question, 'content/quiz/scoring.json#/rows')).toEqual([
    { 'Q#': '2' },
    { 'Q#': 'first' },
  ])
})

test('an id that two things have is changed, and what names it stays with the other', () => {
  const twice = {
    ...eaten,
    'content/menu.json': { sections: [drinks, { id: 'sides', items: [{ id: 'seltzer' }] }] },
  }
  const now = after(twice, 'menu-item', 'content/menu.json#/sections/1/items/0/id', 'water')
  expect(at(now, 'content/menu.json#/sections/1/items/0/id')).toBe('water')
  expect(now['m/menu.json']).toBe(twice['m/menu.json'])
})

test('what is suppressed somewhere follows the name of the place', () => {
  const suppressions = [
    { file: 'pages/m/home.json', at: 'faves' },
    { file: 'pages/m/menu.json', at: 'faves' },
    { file: 'pages/content/locations.json', at: '/locations/ues/hours' },
    { file: 'pages/content/locations.json', at: '/locations/ues-2' },
    { file: 'pages/m/home.json' },
  ]
  const all = { ...values, 'site.json': { checks: { suppressions } } }
  const places = (now: Values): unknown[] =>
    suppressions.map((_, index) => at(now, `site.json#/checks/suppressions/${index}/at`))
  const [home, menu, hours, other, file] = suppressions.map((one) => one.at)
  const block = after(all, 'anchor', 'm/home.json#/blocks/1/id', 'best', true)
  expect(places(block)).toEqual(['best', menu, hours, other, file])
  const shop = after(all, 'location', 'content/locations.json#/locations/ues', 'uptown')
  expect(places(shop)).toEqual([home, menu, '/locations/uptown/hours', other, file])
})

test('the others of a kind are those that the same references could mean', () => {
  const others = (kind: IdKind, where: string): Name['others'] => {
    const [document, pointer] = placeOf(where)
    return nameAt(eaten, document, pointer, kind).others
  }
  expect(others('menu-section', 'content/menu.json#/sections/0/id')).toEqual(['sides'])
  expect(others('menu-item', 'content/menu.json#/sections/0/items/1/id')).toEqual([
    'seltzer',
    'fries',
  ])
  expect(others('anchor', 'm/menu.json#/blocks/0/id')).toEqual(['drinks'])
})
