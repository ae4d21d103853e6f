import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block, EdgeProps } from '#schema/types.ts'
import { model, view } from '#tests/contract/test-site.ts'

import { Edge } from './Edge.tsx'
import example from './example.json' with { type: 'json' }

const props = completeBlock(example as unknown as Block, facts(model.site, 2026)) as EdgeProps
const html = renderToStaticMarkup(
  <SiteContext value={view}>
    <Edge {...props} />
  </SiteContext>,
)

test('the ground of the edge is the colour of the band below', () => {
  expect(html).toContain('data-field="mayo"')
})

test('the tile hangs in its own width and height', () => {
  const { url, width, height } = view.media(example.image)
  expect(html).toContain(
    `--tile-image:url(&quot;${url}&quot;);--tile-width:${width}px;--tile-height:${height}px`,
  )
})

test('a screen reader meets nothing', () => {
  expect(html).toMatch(/^<div [^>]*><\/div>$/)
})
