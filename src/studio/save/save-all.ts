import { documentName } from '#engine/site/document-name.ts'
import type { SaveConflict, SaveRequest, SaveResult, StoredDocument } from '#studio/api.ts'
import { OTHER_SITE, ServerError, ask } from '#studio/server/request.ts'
import { changedDocuments, formOf, textOf } from '#studio/state/documents.ts'
import { listed } from '#studio/state/pages.ts'
import { outages } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { unsavedWords } from '#studio/state/unread.ts'

/** How often a save is tried again whose files went on changing. */
const TRIES = 3

/**
 * Writes every changed document to disk, all or none, and says how it went. Files that changed
 * meanwhile are taken up first; where that takes their author, nothing is written.
 */
export async function saveAll(store: StudioStoreApi, tries = TRIES): Promise<void> {
  const { values, disk, stored, saving, say, setSaving } = store.getState()
  setSaving({ wanted: false })
  if (saving.conflicts.length > 0) return setSaving({ choosing: true })
  const files: SaveRequest['files'] = changedDocuments(values, disk).map((id) => ({
    id,
    base: stored[id]?.hash ?? null,
    text: values[id] === undefined ? null : textOf(values[id], formOf(store.getState(), id)),
  }))
  if (files.length === 0) return undefined
  try {
    const { hashes, kept = {} } = await ask<SaveResult>('POST', 'save', {
      files,
    } satisfies SaveRequest)
    const saved: Record<string, StoredDocument | null> = {}
    for (const { id, text } of files) {
      const hash = hashes[id]
      saved[id] = text === null || !hash ? null : { text, hash }
    }
    store.getState().saved(saved)
    setSaving({ unanswered: {} })
    const done = files.length === 1 ? 'Saved.' : `Saved ${files.length} documents.`
    const rest = unsavedWords(store.getState())
    say([done, keptWords(kept), rest].filter(Boolean).join(' '), rest === '' ? 'news' : 'refused')
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    if (error.status === 409) {
      const { takeUp } = await import('./follow.ts')
      const unreadable = takeUp(store, (error.answer as SaveConflict).changed)
      setSaving({ unanswered: {} })
      if (unreadable.length > 0) {
        store.getState().look({ window: 'broken' })
        return say(
          `Nothing was saved: ${listed(unreadable)} can’t be read anymore. Choose what to do about it first.`,
          'refused',
        )
      }
      if (tries > 0) return saveAll(store, tries - 1)
      return say(
        'Nothing was saved because another program keeps changing the files. Wait for it to finish, then save again.',
        'refused',
      )
    }
    if (error.status === 503 || error.status === OTHER_SITE) {
      const server = error.status === 503 ? 'no-pages' : 'other-site'
      setSaving({ server, wanted: true })
      return say(outages[server], 'refused')
    }
    if (error.status === 0) {
      const { unanswered } = saving
      const sent = files.map(({ id, text }) => [id, [...(unanswered[id] ?? []), text]] as const)
      setSaving({
        server: 'gone',
        wanted: true,
        unanswered: { ...unanswered, ...Object.fromEntries(sent) },
      })
    }
    say(error.message, 'refused')
  }
  return undefined
}

/** Where the texts are that were written over, though nobody could read them. */
function keptWords(kept: NonNullable<SaveResult['kept']>): string {
  return Object.entries(kept)
    .map(([id, path]) => `The broken text of ${documentName(id)} is kept in ${path}.`)
    .join(' ')
}
