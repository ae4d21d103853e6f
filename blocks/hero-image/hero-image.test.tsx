import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { HeroImage } from './HeroImage.tsx'

const hero = blockDrawer(HeroImage, example)

test('both settings of the words are one heading, and each reads as a phrase', () => {
  const [heading = ''] = /<h1.*<\/h1>/.exec(hero()) ?? []
  const [, wide = '', phone = ''] =
    /^<h1[^>]*>(.*)(<span class="[^"]*phone.*)<\/h1>$/.exec(heading) ?? []
  expect(words(wide)).toBe('Made by hand held with both')
  expect(words(phone)).toBe('Made by hand held with both')
})

test('without lines of their own phones keep the lines as they are', () => {
  const html = hero({ phoneHeadline: undefined })
  expect(html.match(/Made by hand/g)).toHaveLength(1)
  expect(html).not.toMatch(/class="[^"]*(wide|phone)/)
})

test('the hero image is loaded first and is decoration beside its words (G1)', () => {
  expect(hero()).toMatch(/<img src="[^"]*held-by-two\.svg" [^>]*alt="" [^>]*fetchPriority="high"/)
})

test('the author says how many screens wide the drawing is, phones apart', () => {
  expect(hero({ width: 2, phoneWidth: 4 })).toContain('--wide-art:2;--phone-art:4')
})
