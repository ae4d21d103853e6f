import { listIn } from '#engine/edit/list-in.ts'
import type { Example } from '#engine/rules/docs.ts'
import { blocks } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { withDefaults } from '#engine/schema/defaults.ts'
import { type Money, itemsIn, markedName, priceAmount, priceText } from '#engine/site/menu.ts'
import { valueAt } from '#engine/where.ts'

/** A page asks another price than the menu for a thing of the same name. */
export const otherPrice: Rule = {
  code: 'other-price',
  severity: 'warning',
  docs: {
    why: 'Whoever saw the lower price expects to pay it, and in New York has a right to.',
    wrong: faves('$2'),
    right: faves('$3'),
  },
  check(site, report) {
    const priced = site.named('price')
    if (priced.size === 0 || !site.keepsSchema('site.json')) return
    const money = withDefaults<Money>(site.document('site.json'), 'Site')
    const menu = menuPrices(site.document('content/menu.json'))
    for (const [pair, number] of priced) {
      const [name, text] = JSON.parse(pair) as [string, string]
      const asked = menu.get(plain(name)) ?? []
      if (asked.length === 0 || asked.some((price) => isSame(price, text, money))) continue
      const [first = ''] = asked.map((price) => priceText(price, money))
      for (const path of site.documentsNaming(number))
        for (const at of site.pointersTo(path, 'price', pair))
          report({
            file: site.file(path),
            at,
            problem: `"${name}" costs ${first} on the menu, but ${text} here.`,
            remedy: `Write "${first}", or change the price in ${site.file('content/menu.json')}.`,
            fix: { at, value: first, safe: false },
          })
    }
  },
}

/** A fave called as the one drink on the menu of the examples, which is $3. */
function faves(price: string): Example {
  const video = {
    webm: 'media/a.webm',
    mp4: 'media/a.mp4',
    poster: { src: 'media/logo.svg', alt: '' },
  }
  const item = { name: 'the seltzer', description: 'Cold.', price, field: 'mayo', video }
  const link = { label: 'Order', href: 'link:order' }
  return {
    ...blocks({ type: 'faves', id: 'faves', heading: 'Faves', link, items: [item] }),
    'pages/media/a.webm': '',
    'pages/media/a.mp4': '',
  }
}

/** Whether two prices are one, as far as can be told: one in words, "from $12", may be any. */
function isSame(asked: string | number, text: string, money: Money): boolean {
  // To ask how a language writes prices takes longer than to look at a hundred pages.
  const [, digits] = /^\p{Sc}?(\d+(?:\.\d\d)?)$/u.exec(text) ?? []
  if (digits !== undefined && Number(digits) === asked) return true
  const amounts = [asked, text].map((price) => priceAmount(price, money))
  return amounts[0] === amounts[1] || amounts.includes(undefined)
}

/** What the things on a menu of any shape cost, by their plain names. */
function menuPrices(menu: unknown): Map<string, (string | number)[]> {
  const written = valueAt(menu, '/vegetarianMark')
  const mark = typeof written === 'string' && written !== '' ? written : undefined
  const prices = new Map<string, (string | number)[]>()
  for (const { entry } of itemsIn(menu)) {
    const { name, price } = entry
    if (typeof name !== 'string' || !(typeof price === 'number' || typeof price === 'string'))
      continue
    const key = plain(markedName(name, mark).name)
    listIn(prices, key).push(price)
  }
  return prices
}

/** A name without what people write one way here and another there: capitals, and the article. */
function plain(name: string): string {
  return name.trim().toLowerCase().replace(/^the /, '')
}
