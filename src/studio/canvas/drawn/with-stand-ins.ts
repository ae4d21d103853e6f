import type { MediaFile } from '#engine/site/media.ts'
import type { SiteView } from '#kit/site-context.ts'

/** Of a file that is not there, in pixels; most blocks give pictures a size of their own. */
const WIDTH = 480
const HEIGHT = 320

/** Grey on any colour, stretched to any shape. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path fill="#888" fill-opacity=".35" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>`

const area: Omit<MediaFile, 'src'> = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: WIDTH,
  height: HEIGHT,
  kind: 'vector',
  type: 'image/svg+xml',
  bytes: drawing.length,
}

/**
 * The site as blocks are drawn with it that are not done yet, or that are examples and of another
 * site. A file that is not there is a grey area, and a link that is not there leads elsewhere.
 */
export function withStandIns(view: SiteView): SiteView {
  return {
    ...view,
    media: (src) => known(() => view.media(src)) ?? { ...area, src },
    resolve: (href) => known(() => view.resolve(href)) ?? 'https://elsewhere.example/',
  }
}

function known<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
