import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HelpCard } from './HelpCard.tsx'

const html = blockDrawer(HelpCard, example)()

test('a tap on the number writes a text message to it (F4, G5)', () => {
  const { phone, phoneE164 } = view.brand
  expect(html).toMatch(new RegExp(`<a href="sms:\\${phoneE164}"[^>]*>${phone}</a>`))
})

test('a tap on the address writes an email to it (F4, G5)', () => {
  const { email } = view.brand
  expect(html).toMatch(new RegExp(`<a href="mailto:${email}"[^>]*>${email}</a>`))
})

test('the hand is decoration', () => {
  expect(html).toContain('alt=""')
})
