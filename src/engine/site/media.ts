import { nearest } from '#engine/nearest.ts'

/**
 * The drawing that stands in for a picture that is not there: a `.png` or `.jpg` may be an `.svg` of
 * the same name, which it is then made from. Undefined for any other kind of file.
 */
export function drawingOf(path: string): string | undefined {
  const drawing = path.replace(/\.(?:png|jpe?g)$/i, '.svg')
  return drawing === path ? undefined : drawing
}

/** The file that a name of none most likely means: the same in other letters, elsewhere, or misspelt. */
export function meantMedia(path: string, media: ReadonlySet<string>): string | undefined {
  const all = [...media]
  return (
    all.find((name) => name.toLowerCase() === path.toLowerCase()) ??
    all.find((name) => baseName(name) === baseName(path)) ??
    nearest(path, media)
  )
}

/** `hero.svg` of `media/hero/hero.svg`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Where the lightest form of a file is that is so many pixels wide, or wider. */
export function smallUrl({ url, variants = [] }: MediaFile, width: number): string {
  const fit = variants.filter((one) => one.type !== 'image/svg+xml' && one.width >= width)
  return fit.toSorted((a, b) => a.width - b.width)[0]?.url ?? url
}

/** A file of pages/media as a page refers to it. */
export interface MediaFile {
  /** As the data names it: `media/hero/hero.svg`. */
  readonly src: string
  /** Where the browser gets it. */
  readonly url: string
  /** In CSS pixels of the drawing or photograph itself. */
  readonly width: number
  readonly height: number
  readonly kind: 'image' | 'vector' | 'video'
  /** The media type: `image/svg+xml`. */
  readonly type: string
  readonly bytes: number
  /**
   * Smaller and lighter forms of a photograph, or the drawing that a picture was made from; none for
   * drawings and videos.
   */
  readonly variants?: readonly PictureVariant[]
}

interface PictureVariant {
  readonly type: 'image/avif' | 'image/webp' | 'image/svg+xml'
  /** In pixels. */
  readonly width: number
  readonly url: string
}
