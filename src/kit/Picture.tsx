import type { MediaFile } from '#engine/site/media.ts'
import { useSite } from '#kit/site-context.ts'
import type { Image } from '#schema/types.ts'

export type Load = 'first' | 'early' | 'late'

const attributes = {
  first: { fetchPriority: 'high' },
  early: {},
  late: { loading: 'lazy' },
} as const

interface Props {
  readonly image: Image
  /** How wide it is drawn, as in the `sizes` attribute. Only photographs need it. */
  readonly sizes?: string
  /**
   * When it is loaded: `first`, the largest thing a visitor sees, which the page preloads; `early`,
   * small and above the fold; `late`, once it is near. One picture of a page should be `first`.
   */
  readonly load?: Load
  /** Another drawing below 768 px; it is cropped around the same point. */
  readonly phone?: Image | undefined
  readonly className?: string | undefined
}

/** A picture with its own width and height, so that nothing moves when it arrives. */
export function Picture({ image, sizes = '100vw', load = 'late', phone, className }: Props) {
  const { media } = useSite()
  const file = media(image.src)
  const picture = (
    <img
      src={file.url}
      width={file.width}
      height={file.height}
      alt={image.alt}
      className={className}
      {...attributes[load]}
      {...focused(image)}
    />
  )
  const sources = [...(phone ? phoneSources(media(phone.src)) : []), ...variants(file, sizes)]
  if (sources.length === 0) return picture
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.media ?? ''} ${source.type}`} {...source} />
      ))}
      {picture}
    </picture>
  )
}

/** Keeps its focal point in view where `object-fit` crops a picture, or the loop over it. */
export function focused({ focus }: Image): { style?: { objectPosition: string } } {
  return focus ? { style: { objectPosition: `${focus.x}% ${focus.y}%` } } : {}
}

interface Source {
  srcSet: string
  type: string
  media?: string
  sizes?: string
  width?: number
  height?: number
}

function phoneSources(file: MediaFile): Source[] {
  const { width, height, url, type } = file
  return [{ media: '(max-width: 767px)', srcSet: url, type, width, height }]
}

function variants(file: MediaFile, sizes: string): Source[] {
  const types = [...new Set((file.variants ?? []).map(({ type }) => type))]
  return types.map((type) => ({
    type,
    sizes,
    srcSet: (file.variants ?? [])
      .filter((variant) => variant.type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
  }))
}
