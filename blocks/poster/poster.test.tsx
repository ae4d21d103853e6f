import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { Poster } from './Poster.tsx'

const poster = blockDrawer(Poster, example)

test('the stacked lines are one heading that reads as a phrase and names the section', () => {
  const html = poster()
  const [, id = '', lines = ''] = /<h1 id="([^"]+)"[^>]*>(.*)<\/h1>/.exec(html) ?? []
  expect(words(lines)).toBe('Not a bowl place.')
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('the button leads where the author says, with a hand that says nothing (G9)', () => {
  const [, href, inner = ''] = /<a href="([^"]+)"[^>]*>(.*?)<\/a>/.exec(poster()) ?? []
  expect(href).toBe(view.resolve('link:order'))
  expect(words(inner)).toBe('Order Now')
  expect(inner).toContain('alt=""')
})

test('the drawing is loaded first, and no picture says what the words say', () => {
  const html = poster()
  expect(html).toMatch(/<img src="[^"]*bowl-full\.svg" [^>]*fetchPriority="high"/)
  expect(html.match(/<img [^>]*>/g)?.every((picture) => picture.includes('alt=""'))).toBe(true)
})

test('a poster without a button or a hand in front has no empty place for them', () => {
  const html = poster({ link: undefined, front: undefined })
  expect(html).not.toContain('<a ')
  expect(html.match(/<img /g)).toHaveLength(1)
})
