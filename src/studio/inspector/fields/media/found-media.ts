import { nearest } from '#engine/nearest.ts'
import { isMediaPath } from '#engine/site/is-media-path.ts'
import { type MediaFile, baseName } from '#engine/site/media.ts'

import type { MediaWanted } from './media-words.ts'

/** Where the server puts what is uploaded. */
const uploads = 'media/uploads/'

/**
 * The files that a search finds, of one kind that a setting may name, or of all: those that were just
 * uploaded, `newest` first, then earlier uploads, then the others, by name.
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
      if (!isMediaPath(src)) return false
      return wanted === 'picture' ? kind !== 'video' : src.endsWith(`.${wanted}`)
    })
    .filter(({ src }) => words.every((word) => src.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a.src) - rank(b.src) || (a.src < b.src ? -1 : 1))
}

/** What to say where a search finds none of these files. */
export function nothingFound(files: readonly MediaFile[], search: string): string {
  if (search.trim() === '') return 'There’s nothing here yet. Upload a file.'
  const guess = nearest(search, new Set(files.map(({ src }) => baseName(src))))
  return guess === undefined
    ? `No file is called “${search}”. Search for another word, or upload one.`
    : `No file is called “${search}”. Did you mean “${guess}”?`
}
