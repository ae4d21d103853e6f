import type { FontMetrics } from '#engine/fit.ts'
import type { MediaFile } from '#engine/site/media.ts'

import type { IslandAssets } from './islands/host.tsx'

/** How this build, or this dev server, addresses files that pages use. */
export interface PageAssets {
  readonly media: Readonly<Record<string, MediaFile>>
  readonly fonts: {
    readonly css: string
    readonly preload: readonly string[]
    readonly metrics: FontMetrics
    /** CSS `font-family` value for each font of the theme. */
    readonly families: Readonly<Record<string, string>>
  }
  readonly islands: IslandAssets
  /** The address of the script with the loader and these behaviors. */
  script(behaviors: readonly string[]): string
  /** Tags a host adds at the end of the head: icons, manifest, the dev client. */
  readonly head: string
  /** Set by a host whose pages are being worked on: none sends its visitor away. */
  readonly keepVisitors?: boolean
  /** Set by a host whose React reports all that differs from what it drew; it has no policy of styles. */
  readonly exactIslands?: boolean
}
