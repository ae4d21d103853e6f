import { expect, test } from 'vitest'

import { namedHref } from '#engine/site/named-href.ts'

const to = (href: string) => ({ kind: 'ordering', label: 'Order', href }) as const
const links = {
  order: to('https://order.example'),
  shop: to('https://order.example/shop/'),
  tagged: to('https://order.example/?shop=1/#top'),
}

test.each([
  ['link:order', 'https://order.example'],
  ['link:order/menu/hot', 'https://order.example/menu/hot'],
  ['link:order?utm=1', 'https://order.example?utm=1'],
  ['link:order#a', 'https://order.example#a'],
  ['link:order/menu?utm=/1#a?b', 'https://order.example/menu?utm=/1#a?b'],
  ['link:shop', 'https://order.example/shop/'],
  ['link:shop/menu', 'https://order.example/shop/menu'],
  ['link:shop?utm=1', 'https://order.example/shop/?utm=1'],
  ['link:tagged', 'https://order.example/?shop=1/#top'],
  ['link:tagged/menu', 'https://order.example/menu?shop=1/#top'],
  ['link:tagged?utm=1', 'https://order.example/?shop=1/&utm=1#top'],
  ['link:tagged#a', 'https://order.example/?shop=1/#a'],
  ['link:gone?utm=1', undefined],
  ['/menu', undefined],
])('%s leads to %s', (href, address) => {
  expect(namedHref(href, links)).toBe(address)
})
