import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, HeroImageProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HeroImage } from './HeroImage.tsx'

function hero(changes: Partial<HeroImageProps> = {}): string {
  const props = completeBlock(
    example as unknown as Block,
    facts(model.site, 2026),
  ) as HeroImageProps
  return renderToStaticMarkup(
    <SiteContext value={view}>
      <HeroImage {...props} {...changes} />
    </SiteContext>,
  )
}

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

test('both settings of the words are one heading, and each reads as a phrase', () => {
  const [heading = ''] = /<h1.*<\/h1>/.exec(hero()) ?? []
  const [, wide = '', phone = ''] =
    /^<h1[^>]*>(.*)(<span class="[^"]*phone.*)<\/h1>$/.exec(heading) ?? []
  expect(words(wide)).toBe('Made by hand held with both')
  expect(words(phone)).toBe('Made by hand held with both')
})

test('without lines of their own phones keep the lines as they are', () => {
  const html = hero({ phoneHeadline: undefined as never })
  expect(html.match(/Made by hand/g)).toHaveLength(1)
  expect(html).not.toMatch(/class="[^"]*(wide|phone)/)
})

test('the hero image is loaded first and is decoration beside its words (G1)', () => {
  expect(hero()).toMatch(/<img src="[^"]*held-by-two\.svg" [^>]*alt="" [^>]*fetchPriority="high"/)
})

test('the author says how many screens wide the drawing is, phones apart', () => {
  expect(hero({ width: 2, phoneWidth: 4 })).toContain('--wide-art:2;--phone-art:4')
})
