import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import sharp, { type OutputInfo, type Raw, type Sharp } from 'sharp'

import { contentHash } from './content-hash.ts'

/** A picture that a page names and the build makes from a drawing. */
export interface DrawnPicture {
  /** Its file in the cache, named as it will be in the output. */
  readonly name: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** Lighter forms that keep what is clear in the drawing clear; none where nothing is. */
  readonly variants: readonly { type: 'image/webp'; width: number; name: string; path: string }[]
}

interface Drawing {
  readonly svg: Uint8Array
  readonly width: number
  readonly height: number
  /** What the page calls the picture: `media/quiz/Banh_Mi.png`. */
  readonly src: string
  /** What the output calls it, without hash and ending. */
  readonly stem: string
}

/** The longer side of a picture is at least this many pixels, however small its drawing says it is. */
const LEAST = 480
const narrow = [160, 320]
const settings = {
  png: { palette: true, quality: 90, effort: 4 },
  jpeg: { quality: 82, mozjpeg: false },
  webp: { quality: 80, effort: 2 },
} as const

/**
 * The drawing as PNG or JPEG, as the ending of the name says; JPEG has no clear parts, so they are
 * white there. Each file is made once for its content and these settings and kept in `cacheDir`.
 */
export async function drawnPicture(
  { svg, width, height, src, stem }: Drawing,
  cacheDir: string,
): Promise<DrawnPicture> {
  mkdirSync(cacheDir, { recursive: true })
  const ending = extname(src).toLowerCase()
  const key = contentHash(svg, JSON.stringify([settings, LEAST]), ending)
  const scale = Math.max(1, LEAST / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  // Drawn once, at the density at which it comes out as large as it will be, for all its forms.
  let pixels: Promise<{ data: Buffer; info: OutputInfo }> | undefined
  const draw = async (wanted = size.width): Promise<Sharp> => {
    pixels ??= sharp(svg, { density: Math.min(72 * scale, 2400) })
      .resize({ width: size.width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = await pixels
    return sharp(data, { raw: info as Raw }).resize({ width: wanted })
  }
  const made = async (name: string, encode: () => Promise<Uint8Array>): Promise<string> => {
    const path = join(cacheDir, name)
    if (!existsSync(path)) write(path, await encode())
    return path
  }
  const name = `${stem}-${key}${ending}`
  const path = await made(name, async () => {
    const picture = await draw()
    return ending === '.png'
      ? picture.png(settings.png).toBuffer()
      : picture.flatten({ background: '#ffffff' }).jpeg(settings.jpeg).toBuffer()
  })
  const note = await made(`${stem}-${key}.opaque.txt`, async () => {
    const { isOpaque } = await (await draw()).stats()
    return Buffer.from(String(isOpaque))
  })
  const widths = readFileSync(note, 'utf8') === 'true' ? [] : [...narrow, size.width]
  const variants = await Promise.all(
    widths
      .filter((wanted, at) => at === widths.length - 1 || wanted < size.width)
      .map(async (wanted) => {
        const variant = `${stem}-${key}-${wanted}.webp`
        return {
          type: 'image/webp' as const,
          width: wanted,
          name: variant,
          path: await made(variant, async () =>
            (await draw(wanted)).webp(settings.webp).toBuffer(),
          ),
        }
      }),
  )
  return { name, path, ...size, bytes: readFileSync(path).length, variants }
}

/** Named only when it is whole, so that a build that is stopped leaves no half of a picture. */
function write(path: string, bytes: Uint8Array): void {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, bytes)
  renameSync(part, path)
}
