import { createContext, use } from 'react'

import type { MediaFile } from '#engine/site/media.ts'
import type { SiteModel } from '#engine/site/model.ts'
import type { Marks } from '#engine/text/marks.ts'
import type { Chrome, Site, Stack } from '#schema/types.ts'

/** A line of a stack as it is drawn: font width in percent, letter size as a share of the container. */
export interface FittedLine {
  readonly text: string
  readonly wdth: number
  readonly size: number
  /** As heavy as the font is; a number beyond that chooses what stands in for it meanwhile. */
  readonly weight: number
  /** What sets the weight of a font that is to be less heavy than it can be; left out, nothing. */
  readonly face?: { readonly fontVariationSettings: string; readonly fontSynthesis: 'none' }
  /** Where its letters have marks, which need room; left out, nowhere. */
  readonly marks?: Marks
}

/**
 * What a block may ask of its site: facts from pages/, addresses, files and fitted headlines. It is
 * there on the server and in the Studio; an island runs without it and gets what it needs as props.
 */
export interface SiteView extends Pick<
  SiteModel,
  'links' | 'locations' | 'opening' | 'menu' | 'feed' | 'quiz'
> {
  readonly brand: Site['brand']
  readonly lang: string
  readonly timeZone: string
  /** What prices are in, by its three letters. */
  readonly currency: string
  readonly services: Site['services']
  readonly strings: Chrome['strings']
  /** The year of the build. */
  readonly year: number
  /** A link of the data as an address: `/about-us`, `link:order/menu`. */
  resolve(href: string): string
  /** @throws {Error} if the file is not in pages/media. Validation has ruled that out. */
  media(src: string): MediaFile
  fit(lines: Stack): FittedLine[]
}

export const SiteContext = createContext<SiteView | null>(null)

/** @throws {Error} outside a page, which includes inside an island. */
export function useSite(): SiteView {
  const site = use(SiteContext)
  if (!site)
    throw new Error('useSite is called outside a page. An island gets what it needs as props.')
  return site
}
