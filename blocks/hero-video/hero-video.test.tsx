import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { model } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HeroVideo } from './HeroVideo.tsx'

const hero = blockDrawer(HeroVideo, example)

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('both settings of the words are one heading, and each reads as a phrase', () => {
  const html = hero()
  expect(html.match(/<h1/g)).toHaveLength(1)
  const [, wide = '', phone = ''] =
    /<h1[^>]*>(.*)(<span class="[^"]*phone.*)<\/h1>/.exec(html) ?? []
  expect(words(wide)).toBe('Get your mitts on it!')
  expect(words(phone)).toBe('Get your mitts on it!')
})

test('a headline without words beside the drawing has no empty places for them', () => {
  expect(hero({ beside: undefined })).not.toContain('beside')
})

test('the drawing is loaded first, in a form of its own on phones, and says nothing', () => {
  const html = hero()
  expect(html).toMatch(/<source media="\(max-width: 767px\)" srcSet="[^"]*hero-phone\.svg"/)
  expect(html).toMatch(
    /<img src="[^"]*hero\.svg" width="\d+" height="\d+" alt="" [^>]*fetchPriority="high"/,
  )
})

test('the video waits for the page, stays off phones, and is silent (E3)', () => {
  const [video = ''] = /<video[^>]*>/.exec(hero()) ?? []
  expect(video).toContain('data-media="(min-width: 768px)"')
  expect(video).toContain('muted=""')
  expect(video).toContain('aria-hidden="true"')
  expect(video).not.toContain(' src=')
})

test('two on a page, say one for phones, each have a filter of their own', () => {
  const both = ['one', 'two'].map((id) => hero({ id })).join('')
  const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(ids).size).toBe(ids.length)
  for (const name of ['one', 'two']) expect(both).toContain(`<filter id="${name}-key"`)
})

/** What the filter makes of the alpha of a colour, 0 to 1. */
function alpha(color: string, opacity = 1): number {
  const [, values = ''] = /<feColorMatrix values="([^"]+)"/.exec(hero()) ?? []
  const row = values.split(/\s+/).slice(15).map(Number)
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const terms = [...channels, opacity, 1].map((value, index) => value * (row[index] ?? 0))
  return Math.min(
    Math.max(
      terms.reduce((sum, term) => sum + term),
      0,
    ),
    1,
  )
}

test('of the video only the blue is taken out', () => {
  const colors: Record<string, string> = model.sets[model.site.variant]?.theme.colors ?? {}
  expect(alpha(colors['blue'] ?? '')).toBe(0)
  for (const name of ['ink', 'tomato', 'mustard', 'ham', 'lettuce', 'mayo', 'pickle', 'toast']) {
    expect([name, alpha(colors[name] ?? '')]).toEqual([name, 1])
  }
})

test('a video without a picture yet shows the drawing behind it', () => {
  expect(alpha('#000000', 0)).toBe(0)
})
