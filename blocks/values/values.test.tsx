import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, ValuesProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { Values } from './Values.tsx'

function values(changes: Partial<ValuesProps> = {}): string {
  const props = completeBlock(example as unknown as Block, facts(model.site, 2026)) as ValuesProps
  return renderToStaticMarkup(
    <SiteContext value={view}>
      <Values {...props} {...changes} />
    </SiteContext>,
  )
}

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

test('the stacked lines are one heading that reads as a phrase and names the section', () => {
  const html = values()
  const [, id = '', lines = ''] = /<h2 id="([^"]+)"[^>]*>(.*)<\/h2>/.exec(html) ?? []
  expect(words(lines)).toBe('If we can make it we make it')
  expect(html).toContain(`aria-labelledby="${id}"`)
})

test('the author chooses the colour of the headline by its name', () => {
  expect(values({ headlineColor: 'blue' })).toContain('--display:var(--blue)')
})

test('each paragraph is one, and without a link there is none', () => {
  expect(values().match(/<p/g)).toHaveLength(example.text.length + 1)
  expect(values({ link: undefined as never })).not.toContain('<a ')
})
