import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import { Edge } from './Edge.tsx'
import example from './example.json' with { type: 'json' }

const html = blockDrawer(Edge, example)()

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
