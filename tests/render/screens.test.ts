import { expect, test } from 'vitest'

import { hero, renderedHome } from './rendered-home.ts'

function rendered(...screens: ('phones' | 'desktops' | undefined)[]): string {
  return renderedHome(
    screens.map((on, index) => ({
      ...hero,
      id: `hero-${index}`,
      ...(on ? { when: { on } } : {}),
    })),
  )
}

test('a block for phones and one for desktops stand in one page, each shown on its screens', () => {
  const html = rendered('phones', 'desktops')
  expect(html).toContain('data-on="phones"')
  expect(html).toContain('@media (min-width: 768px){[data-on=phones]{display:none}}')
  expect(html).toContain('@media (max-width: 767px){[data-on=desktops]{display:none}}')
})

test('no screen loads the pictures of the other', () => {
  const html = rendered('phones', 'desktops')
  const pictures = html.match(/<img [^>]*>/g) ?? []
  const ofBlocks = html.slice(html.indexOf('data-on=')).match(/<img [^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(0)
  expect(ofBlocks.length).toBeGreaterThan(0)
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  expect(preloads).toHaveLength(2)
  expect(preloads[0]).toContain('media="(max-width: 767px)"')
  expect(preloads[1]).toContain('media="(min-width: 768px)"')
  const inBlocks = [...html.matchAll(/data-on="[^"]+".*?<\/picture>/gs)].map(([block]) => block)
  for (const block of inBlocks)
    for (const tag of block.match(/<img [^>]*>/g) ?? []) expect(tag).toContain('loading="lazy"')
})

test('a page whose blocks show everywhere carries nothing for it', () =>
  expect(rendered(undefined)).not.toContain('data-on'))

test('the header has the colour of the band under it on phones and on desktops', () => {
  const html = renderedHome([
    { ...hero, id: 'small', field: 'blue', when: { on: 'phones' } },
    { ...hero, id: 'large', field: 'ham', when: { on: 'desktops' } },
  ])
  const [header = ''] = /<header .*?<\/header>/su.exec(html) ?? []
  expect(header).toMatch(/^<header [^>]*data-field="ham" data-phone-field="blue"/)
  expect(header).toMatch(
    /<source media="\(max-width: 767px\)" srcSet="[^"]*logo-blue[^>]*>[^>]*logo-ink/i,
  )
  expect(html).toContain('@media (max-width: 767px){[data-phone-field=blue]{--field:var(--blue)')
})
