import { expect, test } from 'vitest'

import { blockDrawer, words } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import { ContactCard } from './ContactCard.tsx'
import example from './example.json' with { type: 'json' }

const contact = blockDrawer(ContactCard, example)

test('a tap on the number writes a text message to it (G5)', () => {
  const { phone, phoneE164 } = view.brand
  const [, href, label = ''] = /<a href="(sms:[^"]+)"[^>]*>(.*?)<\/a>/.exec(contact()) ?? []
  expect(href).toBe(`sms:${phoneE164}`)
  expect(words(label)).toBe(phone)
})

test('a tap on an address writes an email to it (G5)', () => {
  const { email, pressEmail } = view.brand
  for (const address of [email, pressEmail]) {
    expect(contact()).toMatch(new RegExp(`<a href="mailto:${address}"[^>]*>${address}</a>`))
  }
})

test('each way to get in touch stands under what it is for', () => {
  const pairs = [...contact().matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)]
  expect(pairs.map(([, label, value = '']) => [label, words(value)])).toEqual([
    ['Text us, eight to eight', view.brand.phone],
    ['Orders, allergies, lost umbrellas', view.brand.email],
    ['Press', view.brand.pressEmail],
  ])
})

test('with a headline it opens a page: the first heading, and an arm that is loaded first', () => {
  const html = contact()
  expect(html).toMatch(/<h1.*<h2[^>]*>Get in touch<\/h2>/)
  expect(html).toMatch(/<img [^>]*alt="" [^>]*fetchPriority="high"/)
})

test('without one it is a band: no first heading, and an arm that waits', () => {
  const html = contact({ headline: undefined })
  expect(html).not.toContain('<h1')
  expect(html).toMatch(/<img [^>]*alt="" [^>]*loading="lazy"/)
})
