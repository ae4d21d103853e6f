import { expect, test } from 'vitest'

import type { Menu } from '#schema/types.ts'
import { menuNode } from '#tools/outputs/menu-json-ld.ts'

const item = { id: 'a', serve: 'a', undercooked: false }
const menu = {
  vegetarianMark: '(v)',
  containsLabel: 'Contains',
  sections: [
    {
      id: 'snacks',
      name: 'Snacks',
      serve: 's',
      items: [
        { ...item, name: 'Slaw (v)', price: 4.5, description: 'Vinegar', allergens: 'Egg, Soy' },
        { ...item, name: 'Soup', price: 'from $6', description: '', size: '12 oz' },
      ],
    },
  ],
} as unknown as Menu

const site = { lang: 'pt-PT', currency: 'EUR' }

test('the menu names its sections and items, with a price where there is a number', () => {
  const node = JSON.parse(JSON.stringify(menuNode(menu, 'https://a.example/menu', site))) as unknown
  expect(node).toEqual({
    '@type': 'Menu',
    '@id': 'https://a.example/menu#menu',
    url: 'https://a.example/menu',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Snacks',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Slaw',
            description: 'Vinegar. Contains Egg, Soy',
            offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'EUR' },
            suitableForDiet: 'https://schema.org/VegetarianDiet',
          },
          { '@type': 'MenuItem', name: 'Soup', description: '12 oz' },
        ],
      },
    ],
  })
})

test.each([
  ['ja-JP', 'JPY', 1500, '1500'],
  ['ja-JP', 'JPY', '¥1,500', '1500'],
  ['ar-KW', 'KWD', 1.5, '1.500'],
  ['en-US', 'USD', 15, '15.00'],
])(
  'in %s and %s the offer of %j has as many decimals as the currency: %s',
  (lang, currency, price, text) => {
    const [section] = menu.sections
    const one = {
      ...menu,
      sections: [{ ...section, items: [{ ...item, name: 'A', description: '', price }] }],
    }
    const node = JSON.stringify(
      menuNode(one as unknown as Menu, 'https://a.example/menu', { lang, currency }),
    )
    expect(node).toContain(`"price":"${text}","priceCurrency":"${currency}"`)
  },
)

test('a menu without a mark tells of no item that it is vegetarian', () => {
  const { vegetarianMark: _, ...plain } = menu
  const node = JSON.stringify(menuNode(plain, 'https://a.example/menu', site))
  expect(node).toContain('"name":"Slaw (v)"')
  expect(node).not.toContain('suitableForDiet')
})
