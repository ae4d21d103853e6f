/**
 * Unsaved work, as the server keeps it.
 *
 * A draft is a file outside the pages folder, with the text that saving would write and the hash of
 * the document that it was made from. Each tab has its own of each document, so that two which edit
 * the same one do not overwrite each other's words.
 *
 * Where the document has changed since, the draft is offered all the same, with what the document
 * said when the draft was begun: the editor takes up changes that do not touch, and asks the author
 * about those that do. Until then the draft is kept.
 */
import { join } from 'node:path'

import { z } from 'zod'

import type { Draft, StoredDocument, StudioSite } from '#studio/api.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import type { Disk } from '#tools/lib/disk/disk.ts'
import { ensureFolder, removeWhole, writeWhole } from '#tools/lib/disk/write-whole.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'
import { Refused } from '#tools/studio/http/refused.ts'

const request = z.strictObject({
  drafts: z.record(
    z.string(),
    z.strictObject({ base: z.string().nullable(), text: z.string().nullable() }).nullable(),
  ),
  taken: z.array(z.strictObject({ id: z.string(), tab: z.string(), at: z.number() })).default([]),
  at: z.number().optional(),
})

const kept = z.object({
  id: z.string(),
  // Drafts of before there was one for each tab have none.
  tab: z.string().default(''),
  base: z.string().nullable(),
  text: z.string().nullable(),
  at: z.number(),
  baseText: z.string().optional(),
})

/** What a draft was begun from. */
type Begun = Pick<Draft, 'id' | 'base' | 'baseText'>

export interface DraftJournal {
  /** `PUT drafts` of a tab. */
  put(body: unknown, tab: string): void
  /** Documents whose drafts of this tab were kept, and are there no more, whoever had them forgotten. */
  vanished(tab: string): readonly string[]
  /** All drafts, the oldest first. */
  offered(documents: StudioSite['documents']): readonly Draft[]
}

/**
 * The journal in a folder, which is made when the first draft is; `stored` is a document as it is
 * on disk now.
 */
export function draftJournal(
  disk: Disk,
  folder: string,
  stored: (id: string) => StoredDocument | null,
): DraftJournal {
  const fileOf = ({ id, tab }: Pick<Draft, 'id' | 'tab'>): string =>
    join(folder, `${wholeHash(tab + id).slice(0, 32)}.json`)
  /** None for what is no draft: whatever it is, it must not keep the editor from opening. */
  const read = (file: string): Draft[] => {
    try {
      const text = Buffer.from(disk.read(file) ?? '').toString('utf8')
      const { baseText, ...draft } = kept.parse(JSON.parse(text))
      return [baseText === undefined ? draft : { ...draft, baseText }]
    } catch {
      return []
    }
  }
  // Remembered from the first draft on, because the file may be another one by the second.
  const textOfBase = (
    of: Pick<Draft, 'id' | 'tab'>,
    base: string | null,
    known: Begun | undefined,
  ): string | undefined => {
    if (base === null) return undefined
    const last = known ?? read(fileOf(of))[0]
    if (last?.base === base) return last.baseText
    const now = stored(of.id)
    return now?.hash === base ? now.text : undefined
  }
  // Of each tab. What it sends as it is closed may overtake what is still under way.
  const newest = new Map<string, number>()
  // Of each tab, by its file: a draft is another twice a second while somebody types.
  const keeps = new Map<string, Map<string, Begun>>()
  return {
    put(body, tab) {
      const { data, success } = request.safeParse(body)
      const ids = success && [...Object.keys(data.drafts), ...data.taken.map(({ id }) => id)]
      if (!ids || !ids.every(isDocumentId))
        throw new Refused(400, 'These aren’t drafts from this Studio. Reload the page.')
      const { at: sent = Infinity } = data
      if (sent < (newest.get(tab) ?? 0)) return
      ensureFolder(disk, folder)
      const own = keeps.get(tab) ?? new Map<string, Begun>()
      keeps.set(tab, own)
      for (const [id, draft] of Object.entries(data.drafts)) {
        const of = { id, tab }
        const file = fileOf(of)
        if (!draft) {
          own.delete(file)
          removeWhole(disk, file)
        } else {
          const baseText = textOfBase(of, draft.base, own.get(file))
          const begun = { id, base: draft.base, ...(baseText === undefined ? {} : { baseText }) }
          const whole: Draft = { ...begun, tab, text: draft.text, at: Date.now() }
          writeWhole(disk, file, JSON.stringify(whole))
          own.set(file, begun)
        }
      }
      // Last, so that a machine that fails in the middle has the work twice and not never.
      for (const of of data.taken)
        if (read(fileOf(of))[0]?.at === of.at) removeWhole(disk, fileOf(of))
      if (data.at !== undefined) newest.set(tab, data.at)
    },
    vanished(tab) {
      const own = keeps.get(tab)
      if (!own || own.size === 0) return []
      const there = new Set(disk.list(folder).map(({ name }) => join(folder, name)))
      return [...own].flatMap(([file, { id }]) => (there.has(file) ? [] : [id]))
    },
    offered(documents) {
      return disk
        .list(folder)
        .filter(({ name }) => !name.startsWith('.'))
        .flatMap(({ name }) => read(join(folder, name)))
        .map(({ baseText, ...draft }) => {
          const applies = draft.base === (documents[draft.id]?.hash ?? null)
          return applies || baseText === undefined ? draft : { ...draft, baseText }
        })
        .toSorted((a, b) => a.at - b.at)
    },
  }
}
