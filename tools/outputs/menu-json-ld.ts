import { allergensOf, detailText, markedName } from '#engine/site/menu.ts'
import type { Menu } from '#schema/types.ts'

type Item = Menu['sections'][number]['items'][number]

/**
 * The menu as schema.org knows it (https://schema.org/Menu), for the page at `url`. Schema.org has
 * no place for allergens, so they stand in the description; a price in words, "from $12", is left
 * out, since an offer needs a number.
 */
export function menuNode(menu: Menu, url: string): object {
  const itemNode = ({ name, price, description, size, allergens }: Item): object => {
    const { name: plain, vegetarian } = markedName(name, menu.vegetarianMark)
    const contains = allergensOf(allergens).join(', ')
    return {
      '@type': 'MenuItem',
      name: plain,
      description:
        [detailText(description, size), contains && `${menu.containsLabel} ${contains}`]
          .filter(Boolean)
          .join('. ') || undefined,
      offers: offer(price),
      suitableForDiet: vegetarian ? 'https://schema.org/VegetarianDiet' : undefined,
    }
  }
  return {
    '@type': 'Menu',
    '@id': `${url}#menu`,
    url,
    hasMenuSection: menu.sections.map(({ name, items }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.map(itemNode),
    })),
  }
}

function offer(price: string | number): object | undefined {
  const amount = Number(price)
  return price === '' || Number.isNaN(amount)
    ? undefined
    : { '@type': 'Offer', price: amount.toFixed(2), priceCurrency: 'USD' }
}
