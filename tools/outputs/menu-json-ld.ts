import { allergensOf, decimalsOf, detailText, markedName, priceAmount } from '#engine/site/menu.ts'
import type { Menu, Site } from '#schema/types.ts'

type Money = Pick<Site, 'currency' | 'lang'>
type Item = Menu['sections'][number]['items'][number]

/**
 * The menu of a site as schema.org knows it (https://schema.org/Menu), for the page at `url`. Schema.org has
 * no place for allergens, so they stand in the description; a price in words, "from $12", is left
 * out, since an offer needs a number.
 */
export function menuNode(menu: Menu, url: string, site: Money): object {
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
      offers: offer(price, site),
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

function offer(price: string | number, site: Money): object | undefined {
  const amount = priceAmount(price, site)
  return amount === undefined
    ? undefined
    : {
        '@type': 'Offer',
        price: amount.toFixed(decimalsOf(site)),
        priceCurrency: site.currency,
      }
}
