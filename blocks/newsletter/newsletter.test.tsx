import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { Newsletter } from './Newsletter.tsx'

const newsletter = blockDrawer(Newsletter, example)

test('without script the form posts one email field, in a new tab (K6, K10, J8)', () => {
  const html = newsletter()
  const { action = '', field = '' } = view.services.newsletter ?? {}
  const [form = ''] = /<form[^>]*>/.exec(html) ?? []
  expect(form).toContain(`action="${action}"`)
  expect(form).toContain('method="post"')
  expect(form).toContain('target="_blank"')
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).toContain(`name="${field}"`)
  expect(html).not.toContain('<iframe')
})

test('the field asks for an email, fills nothing in and leaves the words as typed (K1, K2, D17)', () => {
  const [input = ''] = /<input[^>]*>/.exec(newsletter()) ?? []
  for (const part of [
    'type="email"',
    'required=""',
    'autoComplete="email"',
    'autoCapitalize="off"',
    'spellCheck="false"',
  ])
    expect(input).toContain(part)
  expect(newsletter()).toMatch(/<form[^>]*autoComplete="off"/)
  expect(newsletter({ autocomplete: 'off' })).toMatch(/<input[^>]*autoComplete="off"/)
})

test('the two sets ask on their own: campaign and month name the flag (K5, D16)', () => {
  expect(newsletter()).toContain('data-flag="newsletter:letters:2025-05"')
  expect(newsletter({ month: '2025-02' })).toContain('data-flag="newsletter:letters:2025-02"')
})

test('the thanks are in the page from the start, in a live region', () => {
  expect(newsletter()).toMatch(/role="status">.*Thanks for signing up!/s)
})

test('a site without a forms service shows no form', () => {
  expect(newsletter({}, { services: {} })).not.toContain('<form')
})
