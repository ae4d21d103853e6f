import { isOn } from '#engine/site/media-host.ts'
import type { MediaFile } from '#engine/site/media.ts'
import { urlOf } from '#engine/text/url.ts'

/** A picture as an island gets it. */
export interface Drawn {
  /** As the data names it. */
  readonly src: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  /** Lighter forms, as `srcset` of one type each. */
  readonly lighter?: readonly { readonly type: string; readonly srcSet: string }[]
}

export function drawn({ src, url, width, height, variants = [] }: MediaFile): Drawn {
  const types = [...new Set(variants.map(({ type }) => type))]
  const lighter = types.map((type) => ({
    type,
    srcSet: variants
      .filter((variant) => variant.type === type)
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(', '),
  }))
  return { src, url, width, height, ...(lighter.length > 0 ? { lighter } : {}) }
}

/**
 * The picture that a sheet names: one of this site, by its name or its address; another address of
 * this site; or one on a host that pictures may come from. Undefined for anything else.
 */
export function findPicture(
  name: string,
  known: readonly Drawn[],
  hosts: readonly string[],
): Drawn | undefined {
  const own = known.find(({ src, url }) => src === name || url === name)
  if (own || !name) return own
  if (/^\/[^/\\]/.test(name)) return { src: name, url: name }
  const url = urlOf(name)
  return url?.protocol === 'https:' && hosts.some((host) => isOn(host, url.hostname))
    ? { src: name, url: url.href }
    : undefined
}
