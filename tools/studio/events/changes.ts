/**
 * What changed on disk, as far as editors do not know it.
 *
 * The server remembers which content of each document it has told: when an editor opened, and at
 * each save. A file system says only that something happened; what is told is the difference between
 * the folder and this memory, so a save of our own is no news, and a file that was written with what
 * it already said is none either.
 */
import { relative } from 'node:path'

import type { StoredDocument, StudioSite } from '#studio/api.ts'
import { readDocuments } from '#tools/studio/documents/read-documents.ts'
import type { Place } from '#tools/studio/place.ts'

import type { Listeners } from './listeners.ts'

export interface Changes {
  /** A file of the repository came, went or changed. Editors are told once things have settled. */
  fileChanged(path: string): void
  /** The folder was read for an editor; those that were open before are told what is news to them. */
  read(documents: StudioSite['documents'], tab?: string): void
  /** An editor listens from now on; it is told what changed since it was read to. */
  listening(tab: string): Promise<void>
  /** An editor wrote these; the others are told. */
  saved(documents: Readonly<Record<string, StoredDocument | null>>, tab: string): void
  close(): void
}

interface Around {
  readonly place: Place
  readonly listeners: Listeners
  media(): Promise<StudioSite['media']>
}

/** Long enough for a tool that writes many files to be through with them, in milliseconds. */
const SETTLED = 80

/** Tabs that opened and never listened are forgotten, the oldest first. */
const MOST_TABS = 50

export function watchChanges({ place, listeners, media }: Around): Changes {
  let known: Hashes | undefined
  /** What was read to editors that do not listen yet. */
  const readTo = new Map<string, Hashes>()
  let lastMedia = ''
  const due = new Set<Kind>()
  let timer: NodeJS.Timeout | undefined

  const read = (documents: StudioSite['documents'], tab = ''): void => {
    const before = known
    known = hashesOf(documents)
    if (tab !== '') readTo.set(tab, new Map(known))
    const [oldest] = readTo.keys()
    if (oldest !== undefined && readTo.size > MOST_TABS) readTo.delete(oldest)
    const news = before && newsTo(before, documents)
    if (news) listeners.tell({ kind: 'changed', documents: news })
  }

  const settle = async (): Promise<void> => {
    const kinds = new Set(due)
    due.clear()
    if (kinds.has('documents') && known) read((await readDocuments(place)).documents)
    if (kinds.has('media')) {
      const now = await media()
      const text = JSON.stringify(now)
      if (text !== lastMedia) listeners.tell({ kind: 'media', media: now })
      lastMedia = text
    }
    if (kinds.has('code')) listeners.tell({ kind: 'code' })
  }

  return {
    read,
    async listening(tab) {
      const before = readTo.get(tab)
      readTo.delete(tab)
      if (!before) return
      const { documents } = await readDocuments(place)
      const news = newsTo(before, documents)
      if (news) listeners.tell({ kind: 'changed', documents: news }, { only: tab })
    },
    fileChanged(path) {
      const kind = kindOf(place, path)
      if (!kind) return
      due.add(kind)
      clearTimeout(timer)
      // A folder that is being moved may be gone for a moment; the next change looks again.
      timer = setTimeout(() => void settle().catch(() => {}), SETTLED)
    },
    saved(documents, tab) {
      for (const [id, document] of Object.entries(documents)) {
        if (document) known?.set(id, document.hash)
        else known?.delete(id)
      }
      listeners.tell({ kind: 'changed', documents }, { except: tab })
    },
    close: () => clearTimeout(timer),
  }
}

type Hashes = Map<string, string>

function hashesOf(documents: StudioSite['documents']): Hashes {
  return new Map(Object.entries(documents).map(([id, { hash }]) => [id, hash]))
}

/** Documents that are others than before, null for those that are gone; undefined if there are none. */
function newsTo(
  before: Hashes,
  documents: StudioSite['documents'],
): Record<string, StoredDocument | null> | undefined {
  const news: Record<string, StoredDocument | null> = {}
  for (const [id, document] of Object.entries(documents))
    if (before.get(id) !== document.hash) news[id] = document
  for (const id of before.keys()) if (!Object.hasOwn(documents, id)) news[id] = null
  return Object.keys(news).length > 0 ? news : undefined
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
