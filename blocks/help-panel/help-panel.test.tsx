import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, HelpPanelProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HelpPanel } from './HelpPanel.tsx'

const props = completeBlock(example as unknown as Block, facts(model.site, 2026)) as HelpPanelProps
const html = renderToStaticMarkup(
  <SiteContext value={view}>
    <HelpPanel {...props} />
  </SiteContext>,
)

test('the number is one link that writes a text message, the address one that writes an email (G5, G7)', () => {
  const { phone, phoneE164, email } = view.brand
  expect(html).toMatch(new RegExp(`<a href="sms:\\${phoneE164}"[^>]*>.*${phone}.*?</a>`))
  expect(html).toContain(`href="mailto:${email}"`)
})

test('the page is called Need Help? (G7)', () => {
  expect(/<h1.*?<\/h1>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')).toBe('Need Help?')
})
