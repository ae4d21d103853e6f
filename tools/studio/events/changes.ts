/**
 * What changed on disk, as far as editors do not know it.
 *
 * The server remembers which content of each document it has told: when an editor opened, and at
 * each save. A file system says only that something happened; what is told is the difference between
 * the folder and this memory, so a save of our own is no news, and a file that was written with what
 * it already said is none either.
 *
 * Whatever changes gets the next number, and an editor asks for all above the one it had last. So
 * nothing is told twice or missed, however long a tab slept.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'

import { inPages } from '#engine/site/pages-folder.ts'
import type { DocumentId, News, StoredDocument, StudioSite } from '#studio/api.ts'
import { readDocuments } from '#tools/studio/documents/read-documents.ts'
import type { Place } from '#tools/studio/place.ts'

export interface Changes {
  /** A file of the repository came, went or changed. It is news once things have settled. */
  fileChanged(path: string): void
  /** The folder was read for an editor; what those do not know that were open before is news. */
  read(documents: StudioSite['documents']): void
  /** A tab wrote these; they are news to the others. */
  saved(documents: Readonly<Record<string, StoredDocument | null>>, tab: string): void
  /** An upload was answered with these: what was known of the media folder before is old. */
  stocked(media: StudioSite['media']): void
  /** What to ask for later, to hear all that happens from now on. */
  now(): string
  /** What a tab does not know that was told all before `after`. */
  since(after: string, tab: string): News
  close(): void
}

interface Dependencies {
  readonly place: Place
  media(): Promise<StudioSite['media']>
  /** Drafts of a tab that the journal has no more. */
  lost(tab: string): readonly DocumentId[]
}

/** Long enough for a tool that writes many files to be through with them, in milliseconds. */
const SETTLED = 80

export function watchChanges({ place, media, lost }: Dependencies): Changes {
  const start = randomBytes(6).toString('hex')
  let number = 0
  let known: StudioSite['documents'] | undefined
  const changed = new Map<string, { readonly at: number; readonly by: string }>()
  let stock: { readonly at: number; readonly text: string } = { at: 0, text: '' }
  let code = 0
  const due = new Set<Kind>()
  let timer: NodeJS.Timeout | undefined

  const know = (documents: StudioSite['documents'], by: string): void => {
    const before = known
    known = documents
    if (!before) return
    for (const id of new Set([...Object.keys(before), ...Object.keys(documents)]))
      if (before[id]?.hash !== documents[id]?.hash) changed.set(id, { at: (number += 1), by })
  }

  const stocked = (media: StudioSite['media']): void => {
    const text = JSON.stringify(media)
    if (text !== stock.text) stock = { at: (number += 1), text }
  }

  const settle = async (): Promise<void> => {
    const kinds = new Set(due)
    due.clear()
    if (kinds.has('documents') && known) {
      const { documents, odd } = await readDocuments(place)
      know({ ...unread(place, known, odd), ...documents }, '')
    }
    if (kinds.has('media')) stocked(await media())
    if (kinds.has('code')) code = number += 1
  }
  const look = (): void => {
    // A folder that is being moved may be gone for a moment; the next change looks again.
    void settle().catch(() => {})
  }

  return {
    read: (documents) => know(documents, ''),
    saved(files, tab) {
      if (!known) return
      const documents = { ...known }
      for (const [id, document] of Object.entries(files)) {
        delete documents[id]
        if (document) documents[id] = document
      }
      know(documents, tab)
    },
    stocked,
    now: () => `${start}-${number}`,
    since(after, tab) {
      if (!existsSync(place.folder)) return { cursor: after, gone: true }
      const cursor = `${start}-${number}`
      const [of, last] = after.split('-')
      if (of !== start) return { cursor, unknown: true }
      const isNew = ({ at }: { at: number }): boolean => at > Number(last)
      const ids = [...changed].filter(([, change]) => isNew(change) && change.by !== tab)
      return {
        cursor,
        documents: Object.fromEntries(ids.map(([id]) => [id, known?.[id] ?? null])),
        ...(isNew(stock) ? { media: JSON.parse(stock.text) as StudioSite['media'] } : {}),
        code: isNew({ at: code }),
        lost: lost(tab),
      }
    },
    fileChanged(path) {
      const kind = kindOf(place, path)
      if (!kind) return
      due.add(kind)
      clearTimeout(timer)
      timer = setTimeout(look, SETTLED)
    },
    close: () => clearTimeout(timer),
  }
}

/**
 * Documents that are there and cannot be read, as they were known: another program may hold a file for
 * a moment, and who has it open must not hear that it is gone.
 */
function unread(
  { name }: Place,
  known: StudioSite['documents'],
  odd: NonNullable<StudioSite['odd']>,
): StudioSite['documents'] {
  const places = Object.keys(odd).filter((path) => odd[path] === 'unreadable')
  const isUnread = (id: DocumentId): boolean => {
    const file = inPages({ pagesDir: name }, id)
    return places.some((path) => file === path || file.startsWith(`${path}/`))
  }
  return Object.fromEntries(Object.entries(known).filter(([id]) => isUnread(id)))
}

type Kind = 'documents' | 'media' | 'code'

/** Which of the events a file is about; undefined for one that no editor shows. */
function kindOf({ root, folder }: Place, path: string): Kind | undefined {
  const inside = relative(folder, path).replaceAll('\\', '/')
  if (inside === '' || inside.startsWith('media/')) return 'media'
  if (!inside.startsWith('../') && inside !== '..') return 'documents'
  const name = relative(root, path).replaceAll('\\', '/')
  const isCode = /^(?:src|blocks|schema)\/|^tools\/vite\//.test(name)
  return isCode && !/\.(?:test\.tsx?|md)$/.test(name) ? 'code' : undefined
}
