/**
 * Unsaved work, as the server keeps it.
 *
 * A draft is a file for each document, outside the pages folder, with the text that saving would
 * write and the hash of the file that it was made from. A file that has changed since is not what
 * the author was looking at; its draft is told all the same, and the editor, which sees it by the
 * hash, asks the author instead of taking it up. It is kept until the author chose.
 */
import { join } from 'node:path'

import { z } from 'zod'

import type { Draft, StudioSite } from '#studio/api.ts'
import type { Disk } from '#tools/studio/disk/disk.ts'
import { ensureFolder, removeWhole, writeWhole } from '#tools/studio/disk/write-whole.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'
import { hashOf } from '#tools/studio/documents/hash.ts'
import { Refused } from '#tools/studio/http/refused.ts'

const request = z.strictObject({
  drafts: z.record(
    z.string(),
    z.strictObject({ base: z.string().nullable(), text: z.string().nullable() }).nullable(),
  ),
})

const kept = z.object({
  id: z.string(),
  base: z.string().nullable(),
  text: z.string().nullable(),
  at: z.number(),
})

export interface DraftJournal {
  /** `PUT drafts`. */
  put(body: unknown): Record<string, never>
  /** The drafts that say something else than the documents as they are, the oldest first. */
  offered(documents: StudioSite['documents']): readonly Draft[]
}

/** The journal in a folder, which is made when the first draft is. */
export function draftJournal(disk: Disk, folder: string): DraftJournal {
  const fileOf = (id: string): string => join(folder, `${hashOf(id).slice(0, 32)}.json`)
  return {
    put(body) {
      const { data, success } = request.safeParse(body)
      if (!success || !Object.keys(data.drafts).every(isDocumentId))
        throw new Refused(400, 'These are not drafts of this Studio. Reload the page.')
      ensureFolder(disk, folder)
      for (const [id, draft] of Object.entries(data.drafts)) {
        const text = draft && JSON.stringify({ id, ...draft, at: Date.now() } satisfies Draft)
        if (text === null) removeWhole(disk, fileOf(id))
        else writeWhole(disk, fileOf(id), text)
      }
      return {}
    },
    offered(documents) {
      const drafts = disk
        .list(folder)
        .filter(({ name }) => !name.startsWith('.'))
        .flatMap(({ name }) => read(disk.read(join(folder, name))))
      return drafts
        .filter(({ id, text }) => {
          const now = Object.hasOwn(documents, id) ? documents[id] : undefined
          return text !== (now?.text ?? null)
        })
        .toSorted((a, b) => a.at - b.at)
    },
  }
}

/** None for a file that is no draft: whatever it is, it must not keep the editor from opening. */
function read(bytes: Uint8Array | null): Draft[] {
  try {
    return bytes ? [kept.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))] : []
  } catch {
    return []
  }
}
