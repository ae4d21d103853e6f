import { nearest } from '#engine/nearest.ts'
import { type MediaFile, baseName } from '#engine/site/media.ts'

/** "1280 × 720, 206 KB". */
export function mediaFacts({ width, height, bytes }: MediaFile): string {
  const size = bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`
  const large = bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : size
  return `${width} × ${height}, ${large}`
}

/** Which files a setting may name: videos of a kind, or pictures. */
export type MediaWanted = 'webm' | 'mp4' | 'picture'

const kinds: Readonly<Record<MediaWanted, string>> = {
  picture: 'a picture',
  webm: 'a WebM video',
  mp4: 'an MP4 video',
}

/** Why a file is none that is wanted; undefined for one that is, or of a type that no browser tells. */
export function notWanted(
  { name, type }: Pick<File, 'name' | 'type'>,
  wanted: MediaWanted,
): string | undefined {
  const fits = wanted === 'picture' ? type.startsWith('image/') : type === `video/${wanted}`
  return fits || type === '' ? undefined : `${name} isn’t ${kinds[wanted]}. Choose another file.`
}

/** Of files dropped where one fits, the first that is wanted; undefined where none is. */
export function wantedOf(files: readonly File[], wanted: MediaWanted): File | undefined {
  return files.find((file) => notWanted(file, wanted) === undefined)
}

/** What to say of files dropped where one is wanted, when that one is taken; undefined for one. */
export function onlyTaken(
  { name }: Pick<File, 'name'>,
  { length }: readonly unknown[],
): string | undefined {
  return length === 1
    ? undefined
    : `Only ${name} was used. Only one file fits here; drop the others on Media.`
}

/** By the last step of a setting's pointer: `/video/webm` wants a WebM file. */
export function wantedAt(at: string): MediaWanted {
  const key = at.slice(at.lastIndexOf('/') + 1)
  return key === 'webm' || key === 'mp4' ? key : 'picture'
}

/** Where the server puts what is uploaded. */
const uploads = 'media/uploads/'

/**
 * The files that a search finds, of one kind or of all: those that were just uploaded, `newest` first,
 * then earlier uploads, then the others, by name.
 */
export function foundMedia(
  media: Readonly<Record<string, MediaFile>>,
  wanted: MediaWanted | undefined,
  search: string,
  newest: readonly string[] = [],
): MediaFile[] {
  const rank = (src: string): number => {
    const at = newest.indexOf(src)
    return at >= 0 ? at : newest.length + Number(!src.startsWith(uploads))
  }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return Object.values(media)
    .filter(({ src, kind }) => {
      if (wanted === undefined) return true
      return wanted === 'picture' ? kind !== 'video' : src.endsWith(`.${wanted}`)
    })
    .filter(({ src }) => words.every((word) => src.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a.src) - rank(b.src) || (a.src < b.src ? -1 : 1))
}

/** The other form of a video: the MP4 of a WebM of the same name, if there is one. */
export function otherForm(
  media: Readonly<Record<string, MediaFile>>,
  src: string,
  extension: 'webm' | 'mp4',
): string | undefined {
  const other = src.replace(/\.(webm|mp4)$/, `.${extension}`)
  return Object.hasOwn(media, other) ? other : undefined
}

/** What to say where a search finds nothing. */
export function nothingFound(media: Readonly<Record<string, MediaFile>>, search: string): string {
  if (search.trim() === '') return 'There’s nothing here yet. Upload a file.'
  const guess = nearest(search, new Set(Object.keys(media).map(baseName)))
  return guess === undefined
    ? `No file is called “${search}”. Search for another word, or upload one.`
    : `No file is called “${search}”. Did you mean “${guess}”?`
}
