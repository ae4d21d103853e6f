import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import sharp from 'sharp'

import { Refusal } from '#tools/lib/command/command.ts'
import { contentHash } from '#tools/lib/content-hash.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'

/** A picture that a page names and the build makes from a drawing. */
export interface DrawnPicture {
  /** Its file in the cache, named as it will be in the output. */
  readonly name: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** The drawing itself where it is lighter, sharp at any size; none where it is not. */
  readonly variants: readonly { type: 'image/svg+xml'; width: number; name: string; path: string }[]
}

interface Drawing {
  /** The file of the drawing, and what is in it. */
  readonly path: string
  readonly svg: Uint8Array
  /** Its size without rounding. */
  readonly width: number
  readonly height: number
  /** What the page calls the picture: `media/quiz/Banh_Mi.png`. */
  readonly src: string
  /** What the output calls it, without hash and ending. */
  readonly stem: string
}

/** The longer side of a picture is at least this many pixels, however small its drawing says it is. */
const LEAST = 480
const settings = {
  png: { palette: true, quality: 90, effort: 4 },
  jpeg: { quality: 82, mozjpeg: false },
} as const

/**
 * The drawing as PNG or JPEG, as the ending of the name says; JPEG has no clear parts, so they are
 * white there. It is made once for its content and these settings and kept in `cacheDir`.
 *
 * @throws {Refusal} naming the picture, if nothing can draw it.
 */
export async function drawnPicture(
  { path: drawing, svg, width, height, src, stem }: Drawing,
  cacheDir: string,
): Promise<DrawnPicture> {
  const ending = extname(src).toLowerCase()
  const key = contentHash(svg, JSON.stringify([settings, LEAST]), ending)
  const scale = Math.max(1, LEAST / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const name = `${stem}-${key}${ending}`
  const path = join(cacheDir, name)
  const { length: bytes } = await keptFile(path, () => {
    // The density at which the drawing comes out as large as it will be; more only costs time.
    const picture = sharp(svg, { density: Math.min(72 * scale, 72_000) }).resize({
      ...size,
      fit: 'fill',
    })
    const encoded =
      ending === '.png'
        ? picture.png(settings.png)
        : picture.flatten({ background: '#ffffff' }).jpeg(settings.jpeg)
    return encoded.toBuffer().catch(() => {
      throw new Refusal(
        `${src} cannot be made from its drawing, which is ${width} × ${height} pixels.`,
        'Export the drawing again as plain SVG, with a viewBox of a usual size, as 0 0 480 320.',
      )
    })
  })
  const variant = { type: 'image/svg+xml', name: `${stem}-${key}.svg`, path: drawing } as const
  return {
    name,
    path,
    ...size,
    bytes,
    variants: (await sent(svg, key)) < bytes ? [{ ...variant, width: size.width }] : [],
  }
}

const lengths = new Map<string, number>()

/** About how many bytes a host sends of a text, which `key` names; each is weighed once. */
async function sent(text: Uint8Array, key: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const length = lengths.get(key) ?? (await promisify(brotliCompress)(text, { params })).length
  lengths.set(key, length)
  return length
}
