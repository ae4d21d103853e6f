import sharp, { type Sharp } from 'sharp'

import { isMovingPng } from '#tools/media/moving-png.ts'
import { Refused } from '#tools/studio/http/refused.ts'

/** Enough for any screen at twice its density; a camera's file has more. */
const LONGEST = 3840
/** What is unpacked to look at a picture, at most: 100 million pixels take 400 MB. */
const MOST_PIXELS = 100_000_000

type PictureKind = 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp'

/** How each kind of picture is written; browsers do not show the last two well, so they change. */
const written: Readonly<Record<PictureKind, (picture: Sharp) => [Sharp, extension: string]>> = {
  jpeg: (picture) => [picture.jpeg({ quality: 86, mozjpeg: true }), 'jpg'],
  png: (picture) => [picture.png({ compressionLevel: 9 }), 'png'],
  webp: (picture) => [picture.webp({ quality: 88 }), 'webp'],
  avif: (picture) => [picture.avif({ quality: 65 }), 'avif'],
  gif: (picture) => [picture.png({ compressionLevel: 9 }), 'png'],
  tiff: (picture) => [picture.jpeg({ quality: 90, mozjpeg: true }), 'jpg'],
}

/**
 * A picture decoded and written anew: upright, in the colours of the web, no larger than any screen,
 * and without what the camera noted, the place it was taken among it.
 *
 * @throws {Refused} if it cannot be decoded, moves, or unpacks to more than anybody means.
 */
export async function cleanPicture(
  bytes: Buffer,
  kind: PictureKind,
): Promise<{ bytes: Buffer; extension: string }> {
  try {
    if (isMovingPng(bytes) || isMovingAvif(bytes)) throw moves()
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { pages = 1 } = await source.metadata()
    if (pages > 1) throw moves()
    const still = source
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const [picture, extension] = written[await keepsAll(source, kind)](still)
    return { bytes: await picture.toBuffer(), extension }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw /pixel limit/i.test((error as Error).message)
      ? new Refused(422, 'That picture has more than 100 million pixels. Make it smaller first.')
      : new Refused(422, 'That picture is damaged or incomplete. Export it again.')
  }
}

function moves(): Refused {
  return new Refused(422, 'That picture moves. Export it as an MP4 or WebM video instead.')
}

/** Whether an AVIF calls itself a sequence (AV1 Image File Format, 6.3), which the decoder cannot read. */
function isMovingAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 12) === 'ftypavis'
}

/** A JPEG has no clear parts, so a TIFF that has some is written as a PNG. */
async function keepsAll(source: Sharp, kind: PictureKind): Promise<PictureKind> {
  if (kind !== 'tiff') return kind
  const { isOpaque } = await source.stats()
  return isOpaque ? kind : 'png'
}
