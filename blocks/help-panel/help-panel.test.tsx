import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HelpPanel } from './HelpPanel.tsx'

const html = blockDrawer(HelpPanel, example)()

test('the number is one link that writes a text message, the address one that writes an email (G5, G7)', () => {
  const { phone, phoneE164, email } = view.brand
  expect(html).toMatch(new RegExp(`<a href="sms:\\${phoneE164}"[^>]*>.*${phone}.*?</a>`))
  expect(html).toContain(`href="mailto:${email}"`)
})

test('the page is called Need Help? (G7)', () => {
  expect(/<h1.*?<\/h1>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')).toBe('Need Help?')
})
