import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import type { MediaFile } from '#engine/media.ts'

import { videoSize } from './video-size.ts'

export interface MediaInput {
  readonly pagesDir: string
  /** The files pages name: `media/hero/hero.svg`. */
  readonly used: readonly string[]
  readonly cacheDir: string
  readonly mode: 'dev' | 'build'
  /** Where the site is served from. */
  readonly base?: string
}

export interface MediaOutput {
  readonly manifest: Record<string, MediaFile>
  /** Files to write, named from the output folder. */
  readonly files: readonly { name: string; content?: Uint8Array; copyFrom?: string }[]
}

type File = MediaOutput['files'][number]

const types: Record<string, string> = {
  '.avif': 'image/avif', '.jpeg': 'image/jpeg', '.jpg': 'image/jpeg', '.mp4': 'video/mp4',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.webm': 'video/webm', '.webp': 'image/webp',
}
const widths = [160, 320, 480, 640, 960, 1280, 1920]
const qualities = { avif: 55, webp: 78 } as const

/**
 * What pages refer to, with sizes and addresses, and the files behind it. In the build names carry
 * a hash of the content and photographs come in lighter forms, made once per content; in the dev
 * server files are served as they are.
 *
 * @throws {Error} naming a file that is missing or cannot be read as what its name says.
 */
export async function buildMedia({ pagesDir, used, cacheDir, mode, base = '/' }: MediaInput): Promise<MediaOutput> {
  const manifest: Record<string, MediaFile> = {}
  const files: File[] = []
  for (const src of used) {
    const path = join(pagesDir, src)
    if (!existsSync(path)) throw new Error(`There is no file ${path}. Add it, or name another.`)
    const bytes = readFileSync(path)
    const ending = extname(src).toLowerCase()
    const size = await sizeOf(ending, bytes, path)
    const name = `${basename(src, extname(src))}-${hash(bytes)}${ending}`
    const kind = ending === '.svg' ? 'vector' : /mp4|webm/.test(ending) ? 'video' : 'image'
    const file: MediaFile = { src, kind, type: types[ending] ?? 'application/octet-stream', bytes: bytes.length, ...size, url: mode === 'dev' ? `${base}${src}` : `${base}assets/${name}` }
    manifest[src] = file
    if (mode === 'dev') continue
    files.push({ name: `assets/${name}`, copyFrom: path })
    if (kind !== 'image') continue
    const made = await variants(bytes, name, size.width, cacheDir)
    files.push(...made.map((variant) => ({ name: `assets/${basename(variant.path)}`, copyFrom: variant.path })))
    manifest[src] = { ...file, variants: made.map(({ type, width, path: from }) => ({ type, width, url: `${base}assets/${basename(from)}` })) }
  }
  return { manifest, files }
}

async function variants(bytes: Uint8Array, name: string, own: number, cacheDir: string) {
  const folder = join(cacheDir, 'media')
  mkdirSync(folder, { recursive: true })
  const steps = [...widths.filter((width) => width < own), own]
  const made: { type: 'image/avif' | 'image/webp'; width: number; path: string }[] = []
  for (const format of ['avif', 'webp'] as const) {
    for (const width of steps) {
      made.push({ type: `image/${format}`, width, path: join(folder, `${basename(name, extname(name))}-${width}.${format}`) })
    }
  }
  await Promise.all(made.map(async ({ type, width, path }) => {
    if (existsSync(path)) return
    const picture = sharp(bytes).resize({ width })
    const encoded = type === 'image/avif' ? picture.avif({ quality: qualities.avif, effort: 2 }) : picture.webp({ quality: qualities.webp })
    writeFileSync(path, await encoded.toBuffer())
  }))
  return made
}

async function sizeOf(ending: string, bytes: Buffer, path: string): Promise<{ width: number; height: number }> {
  if (ending === '.svg') return vectorSize(bytes.toString('utf8'), path)
  if (ending === '.mp4' || ending === '.webm') return videoSize(bytes)
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** A drawing's own size, by its `viewBox`. */
function vectorSize(text: string, path: string): { width: number; height: number } {
  const [, , width, height] = /viewBox="([^"]+)"/.exec(text)?.[1]?.split(/[\s,]+/).map(Number) ?? []
  if (!width || !height) throw new Error(`${path} has no viewBox. Export it with one, so that pages know its size.`)
  return { width: Math.round(width), height: Math.round(height) }
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
