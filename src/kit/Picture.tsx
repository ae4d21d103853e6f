import { useSite } from '#kit/site-context.ts'
import type { Image } from '#schema/types.ts'
import type { MediaFile } from '#engine/media.ts'

interface Props {
  readonly image: Image
  /** How wide it is drawn, as in the `sizes` attribute. Only photographs need it. */
  readonly sizes?: string
  /** The first thing a visitor sees: loaded at once. Everything else waits until it is near. */
  readonly priority?: boolean
  /** Another drawing below 768 px. */
  readonly phone?: Image | undefined
  readonly className?: string | undefined
}

/** A picture with its own width and height, so that nothing moves when it arrives. */
export function Picture({ image, sizes = '100vw', priority = false, phone, className }: Props) {
  const { media } = useSite()
  const file = media(image.src)
  const picture = (
    <img
      src={file.url}
      width={file.width}
      height={file.height}
      alt={image.alt}
      className={className}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
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
