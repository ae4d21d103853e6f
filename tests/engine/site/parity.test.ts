import { expect, test } from 'vitest'

import { siteModel } from '#engine/site/model.ts'
import { parity } from '#engine/site/parity.ts'

const page = (route: string, blocks: object[], more: object = {}) => ({
  route,
  title: 'T',
  description: 'D',
  blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })),
  ...more,
})

test('each set is told what it has and another lacks', () => {
  const model = siteModel(
    new Map<string, unknown>([
      ['site.json', { variant: 'one', brand: {}, services: {} }],
      ['one/chrome.json', { layout: 'header', header: { links: [{ href: '/about' }] } }],
      [
        'one/home.json',
        page('/', [
          { type: 'intro', link: { href: '/menu' } },
          { type: 'faves', hidden: true },
        ]),
      ],
      ['one/about.json', page('/about', [{ type: 'edge' }])],
      ['one/soon.json', page('/soon', [{ type: 'marquee' }], { status: 'draft' })],
      ['two/chrome.json', { layout: 'sidebar' }],
      ['two/home.json', page('/', [{ type: 'intro', link: { href: '/menu' } }])],
    ]),
  )
  expect(parity(model)).toEqual({
    one: { routes: ['/about'], blocks: ['edge'], links: ['/about'] },
    two: { routes: [], blocks: [], links: [] },
  })
})
