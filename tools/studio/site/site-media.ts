import { statSync } from 'node:fs'
import { join } from 'node:path'

import { type MediaFile, drawingOf } from '#engine/site/media.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { usedMedia } from '#tools/lib/site/gather.ts'
import { readFolder } from '#tools/lib/site/read-folder.ts'
import { buildMedia } from '#tools/media/build-media.ts'
import type { Place } from '#tools/studio/place.ts'

interface Media {
  readonly media: Record<string, MediaFile>
  /** Files that were made and are served as if they stood in the output. */
  readonly files: readonly { name: string; copyFrom: string }[]
}

interface Known {
  readonly stamp: string
  readonly made: Awaited<ReturnType<typeof buildMedia>> | undefined
}

/**
 * Reads what is in the media folder, used or not, and what documents name and is made from drawings.
 * A file that is no picture or video is left out: a finding says what is wrong with it where a page
 * shows it. A file is looked at again only when it changed.
 */
export function mediaReader(place: Place): (documents: unknown, base: string) => Promise<Media> {
  const known = new Map<string, Known>()
  const look = async (src: string, base: string): Promise<Known['made']> => {
    const stamp = `${base}\n${stampOf(place.folder, src)}`
    const last = known.get(src)
    if (last && last.stamp === stamp && !stamp.endsWith('\n')) return last.made
    const cacheDir = join(place.root, '.cache')
    const asked = { pagesDir: place.folder, used: [src], cacheDir, mode: 'dev', base } as const
    try {
      const made = await buildMedia(asked)
      known.set(src, { stamp, made })
      return made
    } catch (error) {
      // What is wrong with a file stays wrong; a disk that is full does not.
      if (error instanceof Refusal) known.set(src, { stamp, made: undefined })
      else known.delete(src)
      return undefined
    }
  }
  return async (documents, base) => {
    const there = [...readFolder(place.folder, place.root).files.keys()]
    const all = new Set([
      ...there.filter((path) => path.startsWith('media/')),
      ...usedMedia(documents),
    ])
    const media: Record<string, MediaFile> = {}
    const files: { name: string; copyFrom: string }[] = []
    for (const src of [...all].toSorted()) {
      const made = await look(src, base)
      Object.assign(media, made?.manifest)
      files.push(...(made?.files ?? []))
    }
    return { media, files }
  }
}

/** Of the file, or of the drawing that it is made from; empty where there is neither. */
function stampOf(folder: string, src: string): string {
  const stat =
    statSync(join(folder, src), { throwIfNoEntry: false }) ??
    statSync(join(folder, drawingOf(src) ?? src), { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size}` : ''
}
