import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { NotFound } from './NotFound.tsx'
import { start } from './path.behavior.ts'

/** The sentence that a visitor of this address reads. */
function sentence(path: string, dir = ''): { text: string; html: string } {
  const window = new Window({ url: `https://shop.example${path}` })
  window.document.documentElement.setAttribute('dir', dir)
  const root = window.document.createElement('p')
  root.dataset['sentence'] = 'The requested page {path} was not found.'
  const { location } = globalThis
  Object.defineProperty(globalThis, 'location', { value: window.location, configurable: true })
  start(root as unknown as HTMLElement)
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true })
  return { text: root.textContent, html: root.innerHTML }
}

test.each([
  ['/bowls', 'The requested page /bowls was not found.'],
  ['/bowls?a=1#b', 'The requested page /bowls was not found.'],
  ['/a b', 'The requested page /a%20b was not found.'],
  ['/$&', 'The requested page /$& was not found.'],
])('%s', (path, expected) => expect(sentence(path).text).toBe(expected))

test('markup in the address stays text', () =>
  expect(sentence('/<img src=x>').html).not.toContain('<img'))

test('an address keeps its order among words from right to left', () =>
  expect(sentence('/bread/rye', 'rtl').text).toContain('\u2066/bread/rye\u2069'))

test.each([
  ['A shop, home', 'A shop, home'],
  ['', example.home.label],
])('the link of a logo that says “%s” is called “%s”', (alt, name) => {
  const html = blockDrawer(NotFound, example)({ logo: { ...example.logo, alt } })
  expect(html).toMatch(new RegExp(`<a href="/"><img [^>]*alt="${name}"`))
})
