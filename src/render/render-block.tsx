import { renderToStaticMarkup } from 'react-dom/server'

import { IslandHost } from '#kit/island.tsx'
import { SiteContext, type SiteView } from '#kit/site-context.ts'
import { blockComponent } from '#render/registry.ts'
import type { Block } from '#schema/types.ts'

import { blockFrame } from './block-frame.ts'
import { type IslandAssets, serverHost } from './islands/host.tsx'
import { trackReads } from './track-reads.ts'

/** A block that threw while it was rendered. */
export interface BlockFailure {
  readonly index: number
  readonly id: string
  readonly type: string
  /** The setting read last before it threw, as a JSON Pointer inside the block; may be empty. */
  readonly setting: string
  readonly message: string
  /** Where in blocks/ it threw, `blocks/marquee/Marquee.tsx:12:9`; empty in a bundle, which has no such places. */
  readonly place: string
}

/** A block's HTML in its wrapper, or the failure if its component threw. */
export function renderBlock(
  block: Block,
  index: number,
  site: SiteView,
  islands: IslandAssets,
): string | BlockFailure {
  const html = (props: Block): string => {
    const Component = blockComponent(block.type)
    return renderToStaticMarkup(
      <SiteContext value={site}>
        <IslandHost value={serverHost(block.id, islands)}>
          <div {...blockFrame(block)}>
            <Component {...props} />
          </div>
        </IslandHost>
      </SiteContext>,
    )
  }
  try {
    const drawn = withLeanAttributes(withoutPreloads(html(block)))
    return block.when?.on ? withLatePictures(drawn) : drawn
  } catch (error) {
    const tracked = trackReads(block)
    try {
      html(tracked.value)
    } catch {
      // The second run only finds out which setting was read last.
    }
    return {
      index,
      id: block.id,
      type: block.type,
      setting: tracked.last(),
      message: (error as Error).message,
      place: /\bblocks\/[^\s():]+:\d+:\d+/.exec((error as Error).stack ?? '')?.[0] ?? '',
    }
  }
}

/** React writes a preload in front of what it renders for each eager picture; the markup itself is enough. */
export function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="preload" as="image"[^>]*\/?>/g, '')
}

/**
 * The same HTML with two attributes spelt shorter than React does: the JSON of an island in single
 * quotes, so that its own need no escape, and `hidden` without a value. Saves 1 % of a page with
 * three islands.
 */
export function withLeanAttributes(html: string): string {
  return html
    .replaceAll(
      / data-props="([^"]*)"/g,
      (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`,
    )
    .replaceAll(' hidden=""', ' hidden')
}

/**
 * The same HTML with all pictures loaded once they show: a browser also loads those of a block that
 * its screen never shows, unless they are lazy.
 */
function withLatePictures(html: string): string {
  return html.replaceAll(/<img (?![^>]*loading=)[^>]*?(?=\/?>)/g, (tag) => `${tag} loading="lazy"`)
}
