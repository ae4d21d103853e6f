import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, HelpCardProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HelpCard } from './HelpCard.tsx'

const props = completeBlock(example as unknown as Block, facts(model.site, 2026)) as HelpCardProps
const html = renderToStaticMarkup(
  <SiteContext value={view}>
    <HelpCard {...props} />
  </SiteContext>,
)

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
