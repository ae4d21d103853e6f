import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, RedirectProps } from '#schema/types.ts'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { Redirect } from './Redirect.tsx'

const card = (changes: Partial<RedirectProps> = {}): string =>
  renderToStaticMarkup(
    <SiteContext value={view}>
      <Redirect
        {...(completeBlock({ ...example, ...changes } as unknown as Block, {}) as RedirectProps)}
      />
    </SiteContext>,
  )

test('says where it leads, and the button leads there too (G6, D8)', () => {
  const html = card()
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Work with Us')
  expect(html).toContain(`<a href="${view.links['recruiting']?.href}"`)
})

test('without hands and note nothing empty is left', () => {
  const html = card({ hands: [], note: '' })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<p class="t-small">')
})
