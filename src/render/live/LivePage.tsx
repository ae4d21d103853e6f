/**
 * A page as React keeps it alive: what `renderPage` draws once, for an editor.
 *
 * Blocks and islands are one tree. Each block is memoized by its value, so that a key pressed in one
 * of them renders that one. Hidden blocks and those of another layout are left out, as in the built
 * page. What a block lacks is empty, one that throws says so in its place, and the rest of the page
 * stands.
 */
import { createElement, memo, useMemo } from 'react'

import { type Facts, facts, fill } from '#engine/fill.ts'
import type { SiteModel } from '#engine/site/model.ts'
import type { ServedPage } from '#engine/site/routes.ts'
import { isShown } from '#engine/site/shown-blocks.ts'
import { SelectedPart } from '#kit/selected-part.ts'
import { SiteContext, type SiteView } from '#kit/site-context.ts'
import { blockFrame } from '#render/block-frame.ts'
import { completeDraft } from '#render/complete-block.ts'
import { layouts, requireLayout } from '#render/layouts/layouts.ts'
import { bannerEnd, topFields } from '#render/regions.ts'
import { blockComponent } from '#render/registry.ts'
import type { Block } from '#schema/types.ts'

import { BlockBoundary } from './BlockBoundary.tsx'

export interface LivePageProps {
  readonly model: SiteModel
  readonly page: ServedPage
  readonly view: SiteView
  /** As they stand in the document, of any shape. */
  readonly blocks: readonly Block[]
  /** The block that is being edited, and where in it: a JSON Pointer inside the block. */
  readonly selected?: { readonly id: string; readonly pointer: string } | undefined
  /** Where in the chrome, while that is being edited. */
  readonly around?: string | undefined
  /** Called whenever a block is drawn anew, with its id. */
  readonly onDraw?: ((id: string) => void) | undefined
}

export function LivePage(props: LivePageProps) {
  const { model, page, view, blocks, selected, around, onDraw } = props
  const words = useMemo(() => facts(model.site, view.year), [model, view])
  const dress = model.sets[page.dress]
  const chrome = useMemo(() => dress && fill(dress.chrome, words), [dress, words])
  if (!chrome) return null
  if (typeof chrome !== 'object') throw new TypeError('The chrome is no object.')
  const layout = page.page.layout ?? chrome.layout
  const shown = blocks.filter((block) => isShown(block, layout))
  const cut = bannerEnd(shown, layout)
  // Two blocks of one id are an error, and yet both are there.
  const seen = new Map<string, number>()
  const drawn = shown.map((block) => {
    const before = seen.get(block.id) ?? 0
    seen.set(block.id, before + 1)
    return (
      <LiveBlock
        key={`${block.id} ${before}`}
        block={block}
        words={words}
        // A block that a person wrote may have no id, and is not selected where nothing is.
        selected={selected && selected.id === block.id ? selected.pointer : undefined}
        onDraw={onDraw}
      />
    )
  })
  requireLayout(layout)
  const Layout = layouts[layout]
  return (
    <SiteContext value={view}>
      <SelectedPart value={around ?? null}>
        <Layout
          chrome={chrome}
          {...topFields(shown.slice(cut), layout, chrome.field)}
          path={page.canonical}
          banner={drawn.slice(0, cut)}
        >
          {drawn.slice(cut)}
        </Layout>
      </SelectedPart>
    </SiteContext>
  )
}

interface LiveBlockProps {
  readonly block: Block
  readonly words: Facts
  readonly selected: string | undefined
  readonly onDraw: ((id: string) => void) | undefined
}

const LiveBlock = memo(function LiveBlock({ block, words, selected, onDraw }: LiveBlockProps) {
  onDraw?.(block.id)
  return (
    <div {...blockFrame(block)}>
      <SelectedPart value={selected ?? null}>
        <BlockBoundary block={block}>
          <Drawn block={block} words={words} />
        </BlockBoundary>
      </SelectedPart>
    </div>
  )
})

/** Below the boundary, so that settings nobody can fill are told there as well. */
function Drawn({ block, words }: Pick<LiveBlockProps, 'block' | 'words'>) {
  return createElement(blockComponent(block.type), completeDraft(block, words))
}
