import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { type MediaFile, drawingOf } from '#engine/site/media.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { shortened, wholeHash } from '#tools/lib/content-hash.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'

import { type DrawnPicture, drawnPicture } from './drawn-picture.ts'
import { hidePictureNotes } from './hide-picture-notes.ts'
import { hideVideoNotes } from './hide-video-notes.ts'
import { isMovingPng } from './moving-png.ts'
import { pictureVariants } from './picture-variants.ts'
import { svgProblem } from './svg-problem.ts'
import { vectorSize, wholeSize } from './vector-size.ts'
import { videoSize } from './video-size.ts'

interface MediaInput {
  readonly pagesDir: string
  /** The files pages name: `media/hero/hero.svg`. */
  readonly used: readonly string[]
  readonly cacheDir: string
  readonly mode: 'dev' | 'build'
  /** Where the site is served from. */
  readonly base?: string
}

interface MediaOutput {
  /** By the name the data uses: `media/hero/hero.svg`. */
  readonly manifest: Record<string, MediaFile>
  /** Files to write, named from the output folder; each name once. */
  readonly files: readonly { name: string; copyFrom: string }[]
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/**
 * What pages refer to, with sizes and addresses, and the files behind it. In the build names carry
 * a hash of the content and photographs come in lighter forms, made once per content; in the dev
 * server files are served as they are, at addresses that change with the content, or a page that is
 * open would go on showing the old. A PNG or JPEG that is not there is made from the drawing of
 * its name.
 *
 * @throws {Refusal} naming a file that is missing, is not what its name says, or is a drawing that
 *   could run or load something.
 */
export async function buildMedia(input: MediaInput): Promise<MediaOutput> {
  const manifest: Record<string, MediaFile> = {}
  const files = new Map<string, string>()
  const made: Medium[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < input.used.length; at = next++)
      made[at] = await medium(input.used[at] ?? '', input)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const { file, copies } of made) {
    manifest[file.src] = file
    for (const { name, path } of copies) files.set(name, path)
  }
  return {
    manifest,
    files: [...files].map(([name, copyFrom]) => ({ name: `assets/${name}`, copyFrom })),
  }
}

/** Enough to keep every core busy, few enough to keep no folder of photographs in memory. */
const AT_ONCE = 8

interface Medium {
  readonly file: MediaFile
  /** Files to write, by the name they get. */
  readonly copies: readonly { name: string; path: string }[]
}

async function medium(
  src: string,
  { pagesDir, cacheDir, mode, base = '/' }: MediaInput,
): Promise<Medium> {
  const path = join(pagesDir, src)
  const kept = join(cacheDir, 'media')
  const drawing = existsSync(path) ? undefined : drawingOf(src)
  if (drawing && existsSync(join(pagesDir, drawing))) {
    const made = await drawn(src, drawing, pagesDir, kept)
    return { file: pictureFile(src, made, `${base}assets/`), copies: [made, ...made.variants] }
  }
  const bytes = contentOf(path, src)
  const hash = wholeHash(bytes)
  const { kind, type, width, height, still } = await lookOnce(src, bytes, hash)
  const file = { src, kind, type, width, height, bytes: bytes.length }
  if (mode === 'dev')
    return { file: { ...file, url: `${base}${addressOf(src)}?${shortened(hash)}` }, copies: [] }
  const copy = await published({ src, path, bytes, kind, type }, kept)
  const url = (name: string): string => `${base}assets/${name}`
  const whole = { ...file, url: url(copy.name) }
  if (!still) return { file: whole, copies: [copy] }
  const made = await pictureVariants({ src, bytes, ...copy, type, width }, kept)
  const variants = made.map((one) => ({ type: one.type, width: one.width, url: url(one.name) }))
  return { file: { ...whole, variants }, copies: [copy, ...made] }
}

interface Original extends Pick<MediaFile, 'src' | 'kind' | 'type'> {
  readonly path: string
  readonly bytes: Buffer
}

/** The file that goes out: the original, or a copy without what its camera noted, a place perhaps. */
async function published(
  { src, path, bytes, kind, type }: Original,
  cacheDir: string,
): Promise<{ name: string; path: string }> {
  const hidden =
    kind === 'image'
      ? await hidePictureNotes(bytes)
      : type === 'video/mp4'
        ? hideVideoNotes(bytes)
        : bytes
  const hash = shortened(wholeHash(hidden))
  const name = `${stemOf(src)}-${hash}${extname(src).toLowerCase()}`
  if (hidden.equals(bytes)) return { name, path }
  const copy = join(cacheDir, name)
  await keptFile(copy, async () => hidden)
  return { name, path: copy }
}

/** Of a file where it is. The Studio shows those too that no page can name: `a#b.jpg`. */
function addressOf(src: string): string {
  return encodeURI(src).replaceAll('#', '%23').replaceAll('?', '%3F')
}

/** A name that needs no escape in an address: + and & are often read as something else there. */
function stemOf(src: string): string {
  return basename(src, extname(src)).replaceAll(/[+&]/g, 'and')
}

async function drawn(
  src: string,
  drawing: string,
  pagesDir: string,
  cacheDir: string,
): Promise<DrawnPicture> {
  const path = join(pagesDir, drawing)
  const svg = contentOf(path, drawing)
  const { exact } = await lookOnce(drawing, svg, wholeHash(svg))
  return drawnPicture({ path, svg, ...exact, src, stem: stemOf(src) }, cacheDir)
}

function pictureFile(src: string, made: DrawnPicture, prefix: string): MediaFile {
  const { name, width, height, bytes, variants } = made
  return {
    src,
    url: prefix + name,
    width,
    height,
    kind: 'image',
    type: types[extname(src).toLowerCase()] ?? '',
    bytes,
    ...(variants.length > 0
      ? { variants: variants.map(({ type, width, name }) => ({ type, width, url: prefix + name })) }
      : {}),
  }
}

function contentOf(path: string, src: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new Refusal(
      `There is no file ${src} in the pages folder.`,
      'Add it, or name one that is there.',
    )
  }
}

interface Known extends Pick<MediaFile, 'kind' | 'type' | 'width' | 'height'> {
  /** Its size without rounding, which is another only of a drawing. */
  readonly exact: { readonly width: number; readonly height: number }
  /** A photograph, which may come in lighter forms. */
  readonly still: boolean
}

const looked = new Map<string, Known>()

/**
 * Kind and size of a file. The same content of the same kind is looked at once by a process: pages
 * and the Studio show it.
 *
 * @throws {Refusal} as `buildMedia`.
 */
export async function lookOnce(src: string, bytes: Buffer, hash: string): Promise<Known> {
  const key = extname(src).toLowerCase() + hash
  const known = looked.get(key) ?? (await look(src, bytes))
  looked.set(key, known)
  return known
}

/** Kind and size of a file. */
async function look(src: string, bytes: Buffer): Promise<Known> {
  const type = types[extname(src).toLowerCase()]
  if (!type)
    throw new Refusal(
      `${src} is a kind of file that pages cannot show.`,
      `Use ${Object.keys(types).join(', ')}.`,
    )
  if (type === 'image/svg+xml') {
    const text = bytes.toString('utf8')
    const problem = svgProblem(text)
    if (problem) throw new Refusal(`${src}: ${problem.problem}`, problem.remedy)
    const size = vectorSize(text)
    if (!size)
      throw new Refusal(`${src} does not say how large it is.`, 'Export it with a viewBox.')
    return { kind: 'vector', type, ...wholeSize(size), exact: size, still: false }
  }
  if (type.startsWith('video/')) {
    const size = videoSize(bytes)
    if (!size)
      throw new Refusal(
        `${src} is not a complete video file.`,
        'Export it again as H.264 in MP4, or as WebM.',
      )
    return { kind: 'video', type, ...size, exact: size, still: false }
  }
  const read = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!read)
    throw new Refusal(
      `${src} is not a picture that can be read.`,
      'Export it again as WebP, AVIF, PNG or JPEG.',
    )
  const { width, height } = read.autoOrient
  if (Math.max(width, height) > LONGEST)
    throw new Refusal(
      `${src} is ${width} × ${height} pixels, more than WebP and AVIF can hold.`,
      `Export it again with at most ${LONGEST} pixels on its longer side.`,
    )
  const still = (read.pages ?? 1) === 1 && !isMovingPng(bytes)
  return { kind: 'image', type, width, height, exact: { width, height }, still }
}

/** What the longer side of a WebP can be, in pixels; that of an AVIF can be one more. */
const LONGEST = 16_383
