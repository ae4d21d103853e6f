import sharp from 'sharp'

import { vectorSize } from '#tools/media/vector-size.ts'

/** A finished file, named from the output folder. */
export interface IconFile {
  readonly name: string
  readonly content: Uint8Array
}

/**
 * The icons of a site from its one drawing: `icon.svg` as it is, 192 and 512 pixels for phones'
 * home screens, and Apple's 180, which has no transparency and cuts the corners: a drawing with a
 * ground of its own fills it, another gets `background` (a CSS colour) and a margin of a tenth.
 *
 * @throws {Error} if the drawing has no size.
 */
export async function siteIcons(drawing: Uint8Array, background: string): Promise<IconFile[]> {
  const size = vectorSize(Buffer.from(drawing).toString('utf8'))
  if (!size) throw new Error('The icon does not say how large it is. Export it with a viewBox.')
  const draw = (side: number): Promise<Buffer> =>
    sharp(drawing, { density: Math.min(72_000, (72 * side) / Math.min(size.width, size.height)) })
      .resize({ width: side, height: side, fit: 'contain', background: 'transparent' })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const full = await draw(180)
  const ground = await groundOf(full)
  const margin = 18
  const apple = ground
    ? sharp(full).flatten({ background: ground })
    : sharp(await draw(180 - 2 * margin))
        .flatten({ background })
        .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
  return [
    { name: 'icon.svg', content: drawing },
    { name: 'apple-touch-icon.png', content: await apple.png({ compressionLevel: 9 }).toBuffer() },
    { name: 'icon-192.png', content: await draw(192) },
    { name: 'icon-512.png', content: await draw(512) },
  ]
}

/** The colour that reaches all four sides of a square picture, if there is one. */
async function groundOf(picture: Buffer): Promise<{ r: number; g: number; b: number } | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [middle, end] = [Math.floor(info.width / 2), info.width - 1]
  const colors = [
    [middle, 0],
    [end, middle],
    [middle, end],
    [0, middle],
  ].map(([x = 0, y = 0]) => data.subarray(4 * (y * info.width + x)).subarray(0, 4))
  const [first] = colors
  if (first?.[3] !== 255 || colors.some((color) => !color.equals(first))) return undefined
  const [r = 0, g = 0, b = 0] = first
  return { r, g, b }
}

/** The tags of a page's head that name these icons and `site.webmanifest`. */
export function iconTags(base: string): string {
  return [
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
  ].join('\n')
}
