import { expect, test } from 'vitest'

import { sendingOn } from '#engine/rules/examples.ts'
import { check, page } from '#tests/engine/site.ts'

/** `sends('a>b b>/')`: what is wrong with pages that send their visitors on like this. */
async function sends(text: string, rest: Record<string, unknown> = {}): Promise<string[]> {
  const files = text.split(' ').map((one) => {
    const [from = '', to = ''] = one.split('>')
    const { blocks } = sendingOn(/^[a-z]$/.test(to) ? `/${to}` : to)
    return [`pages/one/${from}.json`, page(blocks, { route: `/${from}`, ...rest })] as const
  })
  return (await check(Object.fromEntries(files))).map((line) =>
    line.replace(/^pages\/one\/(\w)\.json:\S+ (\S+) \[.*?\] /, '$1 $2 '),
  )
}

test.each([
  'a>/',
  'a>https://elsewhere.example',
  'a>mailto:a@one.example',
  'a>link:order',
  'a>/#news b>/',
])('%s is sound', async (text) => expect(await sends(text)).toEqual([]))

test.each([
  ['a>a', ['a redirect-loop Visitors who are redirected to /a come back here.']],
  ['a>b b>a', ['a redirect-loop Visitors who are redirected to /b come back here.']],
  ['b>c c>d d>b', ['b redirect-loop Visitors who are redirected to /c come back here.']],
  ['a>b b>c c>b', ['b redirect-loop Visitors who are redirected to /c come back here.']],
  ['a>b b>/', ['a redirect-chain The page /b redirects visitors to /. Write "/".']],
  [
    'a>b b>https://elsewhere.example',
    ['a redirect-chain The page /b redirects visitors to https://elsewhere.example.'],
  ],
])('%s is told once', async (text, expected) => {
  const found = await sends(text)
  expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
})

test('a page that sends visitors to its own alias sends them in a circle', async () =>
  expect((await sends('a>/b', { aliases: ['/b'] })).join()).toContain('a redirect-loop '))

const menuHead = {
  type: 'menu-head',
  id: 'menu',
  headline: [{ text: 'Menu' }],
  link: { label: 'See the menu', href: '/menu' },
}

test('a block that sends visitors on only in one of its modes is followed in that one', async () => {
  const menu = (more: object) =>
    check({ 'pages/one/menu.json': page([{ ...menuHead, ...more }], { route: '/menu' }) })
  expect((await menu({ mode: 'redirect' })).join()).toContain('redirect-loop [block 1 (menu-head)')
  expect(await menu({})).toEqual([])
  expect(await menu({ mode: 'redirect', hidden: true })).toEqual([])
})

test('a page that leads to a menu whose visitors are sent on is told of the chain', async () => {
  const link = { label: 'Order', href: 'https://order.example' }
  const files = {
    'pages/one/food.json': page(sendingOn('/menu').blocks, { route: '/food' }),
    'pages/one/menu.json': page([{ ...menuHead, mode: 'redirect', link }], { route: '/menu' }),
  }
  expect((await check(files)).join()).toContain('The page /menu redirects visitors to https:')
})
