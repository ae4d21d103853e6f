import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, TextBandProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { TextBand } from './TextBand.tsx'

function textBand(changes: Partial<TextBandProps> = {}): string {
  const props = completeBlock(example as unknown as Block, facts(model.site, 2026)) as TextBandProps
  return renderToStaticMarkup(
    <SiteContext value={view}>
      <TextBand {...props} {...changes} />
    </SiteContext>,
  )
}

test('the heading names the section', () => {
  const html = textBand({ heading: 'Hello' })
  const [, id = ''] = /<h2 id="([^"]+)"[^>]*>Hello<\/h2>/.exec(html) ?? []
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('each paragraph is one', () =>
  expect(textBand({ text: ['One.', 'Two.'] }).match(/<p class="t-textL">/g)).toHaveLength(2))
