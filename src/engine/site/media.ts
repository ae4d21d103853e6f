import { nearestOf } from '#engine/nearest.ts'

/**
 * The drawing that stands in for a picture that is not there: a `.png` or `.jpg` may be an `.svg` of
 * the same name, which it is then made from. Undefined for any other kind of file.
 */
export function drawingOf(path: string): string | undefined {
  const drawing = path.replace(/\.(?:png|jpe?g)$/i, '.svg')
  return drawing === path ? undefined : drawing
}

/**
 * Tells which file a name of none most likely means, for many such names: the same in other letters,
 * elsewhere, or misspelt.
 */
export function meantOf(media: ReadonlySet<string>): (path: string) => string | undefined {
  let ready: ((path: string) => string | undefined) | undefined
  return (path) => (ready ??= finderOf(media))(path)
}

function finderOf(media: ReadonlySet<string>): (path: string) => string | undefined {
  const all = [...media].toReversed()
  const letters = new Map(all.map((name) => [name.toLowerCase(), name]))
  const names = new Map(all.map((name) => [baseName(name), name]))
  const nearest = nearestOf(media)
  return (path) => letters.get(path.toLowerCase()) ?? names.get(baseName(path)) ?? nearest(path)
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
