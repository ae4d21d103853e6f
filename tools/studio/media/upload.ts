import { join } from 'node:path'

import { z } from 'zod'

import { plainName } from '#engine/text/plain-name.ts'
import { contentHash } from '#tools/lib/content-hash.ts'
import type { Disk } from '#tools/lib/disk/disk.ts'
import { writeWithFolders } from '#tools/lib/disk/write-whole.ts'
import { hideVideoNotes } from '#tools/media/hide-video-notes.ts'
import { vectorSize } from '#tools/media/vector-size.ts'
import { videoSize } from '#tools/media/video-size.ts'
import { staysInside } from '#tools/studio/documents/stays-inside.ts'
import { Refused } from '#tools/studio/http/refused.ts'
import type { Place } from '#tools/studio/place.ts'

import { cleanSvg } from './clean-svg.ts'
import { fileKind } from './file-kind.ts'
import { cleanPicture } from './picture.ts'

const request = z.strictObject({ name: z.string().max(500), data: z.string() })

const MB = 1024 * 1024
/** A video that plays by itself on a phone has a few; base64 makes four bytes of three. */
const LARGEST_VIDEO = 40 * MB
const LARGEST_DRAWING = 2 * MB

/**
 * `POST media`: the name in the pages folder under which the file is kept, once it is. It is what its
 * content says, written anew where that is possible, and named by what it was called and its content:
 * sent again under the same name it is kept once, and a name never means another picture than before.
 *
 * @throws {Refused} for what is not a picture, drawing or video that a page can show.
 */
export async function keepUpload(
  { disk, place }: { disk: Disk; place: Place },
  body: unknown,
): Promise<string> {
  const { data, success } = request.safeParse(body)
  if (!success) throw new Refused(400, 'This isn’t a file from this Studio. Reload the page.')
  const { bytes, extension } = await cleaned(Buffer.from(data.data, 'base64'))
  const src = `media/uploads/${nameOf(data.name)}-${contentHash(bytes)}.${extension}`
  const folder = join(place.folder, 'media', 'uploads')
  if (!staysInside(place.folder, folder))
    throw new Refused(
      403,
      `${place.name}/media is a link to a place outside ${place.name}/. Make it a folder.`,
    )
  const path = join(place.folder, src)
  if (disk.read(path) === null) writeWithFolders(disk, path, bytes)
  return src
}

async function cleaned(bytes: Buffer): Promise<{ bytes: Buffer; extension: string }> {
  if (bytes.length === 0)
    throw new Refused(422, 'That file is empty. Export it again, or download it again.')
  const kind = fileKind(bytes)
  switch (kind) {
    case undefined:
      throw new Refused(
        422,
        'That isn’t a picture, drawing or video. Use JPEG, PNG, WebP, AVIF, SVG, MP4 or WebM.',
      )
    case 'heic':
      throw new Refused(422, 'Browsers don’t show HEIC. Export the picture as JPEG.')
    case 'quicktime':
      throw new Refused(422, 'Not all browsers play QuickTime. Export the video as MP4.')
    case 'mp4':
    case 'webm':
      return { bytes: cleanVideo(bytes, kind), extension: kind }
    case 'svg':
      return { bytes: cleanDrawing(bytes), extension: 'svg' }
    case 'avif':
    case 'gif':
    case 'jpeg':
    case 'png':
    case 'tiff':
    case 'webp':
      return cleanPicture(bytes, kind)
  }
}

function cleanVideo(bytes: Buffer, kind: 'mp4' | 'webm'): Buffer {
  if (bytes.length > LARGEST_VIDEO)
    throw new Refused(
      413,
      `That video is ${Math.ceil(bytes.length / MB)} MB; the limit is ${LARGEST_VIDEO / MB} MB. Make it shorter or smaller so pages load fast.`,
    )
  if (!videoSize(bytes))
    throw new Refused(422, 'That video is incomplete. Export it again as H.264 in MP4, or as WebM.')
  return kind === 'mp4' ? hideVideoNotes(bytes) : bytes
}

function cleanDrawing(bytes: Buffer): Buffer {
  if (bytes.length > LARGEST_DRAWING)
    throw new Refused(413, 'That drawing has more than 2 MB. Simplify it, or use a picture.')
  const text = bytes.toString('utf8')
  if (!Buffer.from(text).equals(bytes))
    throw new Refused(422, 'That drawing isn’t UTF-8. Export it again.')
  const clean = cleanSvg(text)
  if (!vectorSize(clean))
    throw new Refused(422, 'That drawing doesn’t say how large it is. Export it with a viewBox.')
  return Buffer.from(clean)
}

/** What is left of a file's name, without its folders and ending. */
function nameOf(file: string): string {
  const stem = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '')
  return plainName(stem) || 'upload'
}
