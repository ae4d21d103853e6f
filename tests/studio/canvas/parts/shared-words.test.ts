// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import {
  isSetting,
  sharedAround,
  sharedAt,
  sharedForBlock,
} from '#studio/canvas/parts/shared-words.ts'

const words = { product: 'Mitts', phone: '212-555-0142' }
const values = {
  'site.json': { brand: { product: 'Mitts', phone: '212-555-0142' } },
  'content/locations.json': {
    locations: {
      ues: { name: 'UES', street: '1462 Second Avenue', city: 'New York', postalCode: '10075' },
      noho: {
        name: 'NOHO',
        street: '37 Great Jones Street',
        city: 'New York',
        postalCode: '10012',
      },
    },
  },
  'content/menu.json': {
    sections: [
      { id: 'soups', name: 'Soups', items: [{ id: 'tomato', name: 'Tomato', price: 9 }] },
      { id: 'sides', name: 'Sides', items: [{ id: 'chips', name: 'Chips', price: 9 }] },
    ],
  },
  'content/quiz/questions.json': {
    rows: [{ 'Q#': '1', A: 'Point. That is all.', B: 'A pickle - media/pickle.jpg' }],
  },
  'content/links.json': { links: { order: { label: 'Order Online' } } },
  'main/chrome.json': {
    strings: { more: 'Load more' },
    header: { links: [{ label: 'Soups' }] },
    footer: { lead: 'Text {phone}', places: 'UES' },
  },
}

/** Where the words of the element marked `here` stand. */
const at = (html: string, type = 'location-card') => {
  document.body.innerHTML = `<main>${html}</main>`
  const [root, target] = [document.querySelector('main'), document.querySelector('[here]')]
  if (!root || !target) throw new Error('Nothing is marked.')
  const around = type === 'footer'
  const all = around
    ? sharedAround(values, 'main', '/footer', words)
    : sharedForBlock(values, type, 'main', words)
  const found = sharedAt(target, root, all)
  return found && `${found.document}#${found.pointer}`
}

const shops =
  '<ul><li><h3>UES</h3><p>New York</p><i>10075</i></li>' +
  '<li><h3>NOHO</h3><p here>New York</p><i>10012</i></li></ul>'

test.each([
  ['<h3 here>UES</h3>', 'location-card', 'content/locations.json#/locations/ues/name'],
  [
    '<a here>1462  Second\nAvenue</a>',
    'location-card',
    'content/locations.json#/locations/ues/street',
  ],
  [shops, 'location-card', 'content/locations.json#/locations/noho/city'],
  ['<h2 here>Soups</h2>', 'menu-section', 'content/menu.json#/sections/0/name'],
  [
    '<div><b>Tomato</b><i>$9</i></div><div><b>Chips</b><i here>$9</i></div>',
    'menu-section',
    'content/menu.json#/sections/1/items/0/price',
  ],
  ['<a here>212-555-0142</a>', 'location-card', 'site.json#/brand/phone'],
  ['<button here>Load more</button>', 'social-feed', 'main/chrome.json#/strings/more'],
  ['<a here>Order Online</a>', 'newsletter', 'content/links.json#/links/order/label'],
  [
    '<label here><input type="radio"><span>Point. That is all.</span></label>',
    'quiz',
    'content/quiz/questions.json#/rows/0/A',
  ],
  [
    '<label><input type="radio" here><img><span>A pickle</span></label>',
    'quiz',
    'content/quiz/questions.json#/rows/0/B',
  ],
  ['<p here>Text 212-555-0142</p>', 'footer', 'main/chrome.json#/footer/lead'],
  ['<p here>NOHO</p>', 'footer', 'content/locations.json#/locations/noho/name'],
  ['<p here>UES</p>', 'footer', 'main/chrome.json#/footer/places'],
])('%s of %s stands in %s', (html, type, place) => {
  expect(at(html, type)).toBe(place)
})

test('words that no page shares, and what is only around some, stand nowhere', () => {
  expect(at('<p here>Open late</p>')).toBeUndefined()
  expect(at('<p here><b>UES</b></p>')).toBeUndefined()
  // Not what another block shows, nor an id.
  expect(at('<p here>$9</p>', 'newsletter')).toBeUndefined()
  expect(at('<p here>tomato</p>', 'menu-section')).toBeUndefined()
})

test('a setting of the block is what is said, and not what only holds it', () => {
  const block = { type: 'faves', id: 'faves', heading: 'Faves', items: [{ name: 'x' }] } as never
  expect(isSetting(block, '/heading')).toBe(true)
  expect(isSetting(block, '/items/0')).toBe(false)
  expect(isSetting(block, '')).toBe(false)
})
