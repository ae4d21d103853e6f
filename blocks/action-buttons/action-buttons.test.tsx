import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { ActionButtonsProps, Block } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import { ActionButtons } from './ActionButtons.tsx'
import example from './example.json' with { type: 'json' }

const props = completeBlock(
  example as unknown as Block,
  facts(model.site, 2026),
) as ActionButtonsProps

function buttons(links = props.buttons): string[] {
  const html = renderToStaticMarkup(
    <SiteContext value={view}>
      <ActionButtons {...props} buttons={links} />
    </SiteContext>,
  )
  return html.match(/<a .*?<\/a>/g) ?? []
}

test('both buttons lead to the ordering site', () => {
  const [menu, order] = buttons()
  expect(menu).toMatch(/href="https:\/\/order\.mitts\.example\/menu".*See Menu/)
  expect(order).toMatch(/href="https:\/\/order\.mitts\.example".*Order Now/)
})

test('the last button stands out, also when it is alone', () => {
  const [menu, order] = buttons()
  expect(menu).toContain('alt')
  expect(order).toContain('main')
  expect(buttons(props.buttons.slice(0, 1) as typeof props.buttons)[0]).toContain('main')
})
