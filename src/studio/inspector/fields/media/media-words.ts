import type { MediaFile } from '#engine/site/media.ts'

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

/** The other form of a video: the MP4 of a WebM of the same name, if there is one. */
export function otherForm(
  media: Readonly<Record<string, MediaFile>>,
  src: string,
  extension: 'webm' | 'mp4',
): string | undefined {
  const other = src.replace(/\.(webm|mp4)$/, `.${extension}`)
  return Object.hasOwn(media, other) ? other : undefined
}
