import { expect, test } from 'vitest'

import type { Menu } from '#schema/types.ts'
import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { MenuSection } from './MenuSection.tsx'

const order = view.links['order']?.href

const section = blockDrawer(MenuSection, example)

/** The section with this one item in it. */
function withItem(item: Partial<Menu['sections'][number]['items'][number]>): string {
  const { menu } = view
  if (!menu) throw new Error('The site has no menu. These tests stand on it.')
  const whole = {
    id: 'a',
    name: 'A',
    price: 4,
    description: 'Plain',
    serve: 'menu/a',
    undercooked: false,
    ...item,
  }
  const only = { id: 'sandwiches', name: 'Sandwiches', serve: 'menu/sandwiches', items: [whole] }
  return section({}, { ...view, menu: { ...menu, sections: [only] } } as typeof view)
}

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')

test('its title leads to its category, counted by its name (I3, I11, N1)', () =>
  expect(section()).toMatch(
    new RegExp(`<h2[^>]*><a href="${order}/menu/sandwiches"[^>]* data-event="ct: Sandwiches"`),
  ))

test('an item leads to its product page, counted by its name (I3, I11, N1)', () =>
  expect(section()).toContain(
    `<a href="${order}/menu/sandwiches/the-gigante" class="menu-section-link" data-event="ct: The Gigante">`,
  ))

test('an item shows name, price, description with size, allergens and note (I4, D13, D14)', () => {
  const html = withItem({
    name: 'Tea',
    price: 4.5,
    description: 'Cold.',
    size: '16 oz',
    allergens: 'Dairy, Soy',
    note: 'Until Sold Out',
  })
  expect(text(html)).toContain('|Tea|$4.50|Cold. 16 oz|Contains Dairy, Soy|Until Sold Out|')
})

test('without allergens nothing is said to be contained, without note there is none (I4)', () => {
  const html = withItem({})
  expect(html).not.toContain('Contains')
  expect(html).not.toContain('menu-section-note')
})

test('a vegetarian item has an icon that says so, and no mark in name or label (I7, D12, N1)', () => {
  const html = withItem({ name: 'Slaw (v)' })
  expect(html).toContain('alt="Vegetarian"')
  expect(html).toContain('data-event="ct: Slaw"')
  expect(html).not.toContain('(v)')
})

test('any other item has no icon (I7)', () => expect(withItem({})).not.toContain('Vegetarian'))

test('an item that may be undercooked has an asterisk, and words for it (I8)', () =>
  expect(text(withItem({ undercooked: true }))).toContain('A|*| may be served raw or undercooked|'))

test('shows only the items asked for, in any number (D15)', () => {
  expect(section().match(/<li /g)).toHaveLength(8)
  const html = section({ only: ['the-baron'] })
  expect(html.match(/<li /g)).toHaveLength(1)
  expect(html).toContain('The Baron')
})

test('an unknown part is named', () =>
  expect(() => section({ section: 'brunch' })).toThrow('There is no section "brunch"'))

test('where nothing is ordered online, and nothing marked vegetarian, names are plain words', () => {
  const { ordering: _, vegetarianMark: __, allergens: ___, ...menu } = view.menu!
  const html = section({}, { ...view, menu })
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('link:')
  expect(html).not.toContain('data-vegetarian')
  expect(text(html)).toContain('|The Gigante|')
})

test('an item that the ordering site does not have is no link, and others are', () => {
  const { ordering, sections } = view.menu!
  const [first, ...more] = sections[0]!.items
  const { serve: _, ...bare } = first!
  const one = { ...sections[0]!, id: 'sandwiches', items: [bare, ...more] }
  const html = section({}, { ...view, menu: { ...view.menu!, sections: [one] } })
  expect(html.match(/class="menu-section-link"/g)).toHaveLength(more.length)
  expect(html).not.toContain(`${view.links[ordering ?? '']?.href}/undefined`)
})
