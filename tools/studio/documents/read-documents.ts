import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pagesPath } from '#engine/site/pages-folder.ts'
import type { StoredDocument, StudioSite } from '#studio/api.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { Place } from '#tools/studio/place.ts'

type Documents = Record<string, StoredDocument>

interface ReadDocuments extends Pick<StudioSite, 'documents' | 'blocks'> {
  readonly odd: NonNullable<StudioSite['odd']>
  /** Sizes in bytes of all that is in the media folder. */
  readonly mediaBytes: Readonly<Record<string, number>>
}

/** Every JSON file of the pages folder as it is, and what a check wants to know of the blocks. */
export async function readDocuments(place: Place): Promise<ReadDocuments> {
  const { root, pagesDir } = place
  const tree = await readSite({ root, pagesDir, streamed: true })
  const documents: Documents = {}
  const files: Record<string, string> = {}
  const odd = new Map(tree.odd)
  for (const file of tree.files.keys()) {
    const id = pagesPath(tree, file)
    if (id !== undefined) {
      const document = readDocument(place, id)
      if (document) documents[id] = document
      else odd.set(file, 'unreadable')
    } else {
      const text = tree.files.get(file)
      if (text !== undefined) files[file] = text
    }
  }
  const names = Object.fromEntries(
    [...tree.blockFiles].map(([type, inside]) => [type, [...inside]]),
  )
  const { versions, shapes, schemas, fonts } = tree
  return {
    documents,
    blocks: {
      files,
      names,
      versions: Object.fromEntries(versions ?? []),
      ...(shapes === undefined ? {} : { shapes }),
      ...(schemas === undefined
        ? {}
        : { schemas: { ...schemas, now: Object.fromEntries(schemas.now) } }),
      ...(fonts === undefined
        ? {}
        : { fonts: Object.fromEntries([...fonts].map(([name, inside]) => [name, [...inside]])) }),
    },
    odd: Object.fromEntries(odd),
    mediaBytes: Object.fromEntries(
      [...tree.media].map((src) => [src, tree.mediaBytes?.(src) ?? 0] as const),
    ),
  }
}

/** A document as it is on disk; null if there is none, or it cannot be read. */
export function readDocument({ folder }: Place, id: string): StoredDocument | null {
  try {
    const bytes = readFileSync(join(folder, id))
    return { text: bytes.toString('utf8'), hash: wholeHash(bytes) }
  } catch {
    return null
  }
}
