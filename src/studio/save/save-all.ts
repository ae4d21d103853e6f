import type { SaveRequest, SaveResult, StoredDocument } from '#studio/api.ts'
import { ServerError, ask } from '#studio/server/request.ts'
import { changedDocuments, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** Writes every changed document to disk, all or none, and says how it went. */
export async function saveAll(store: StudioStoreApi): Promise<void> {
  const { values, disk, stored, say } = store.getState()
  const files: SaveRequest['files'] = changedDocuments(values, disk).map((id) => ({
    id,
    base: stored[id]?.hash ?? null,
    text: values[id] === undefined ? null : textOf(values[id], stored[id]),
  }))
  if (files.length === 0) return
  try {
    const { hashes } = await ask<SaveResult>('POST', 'save', { files } satisfies SaveRequest)
    const saved: Record<string, StoredDocument | null> = {}
    for (const { id, text } of files) {
      const hash = hashes[id]
      saved[id] = text === null || !hash ? null : { text, hash }
    }
    store.getState().saved(saved)
    say(files.length === 1 ? 'Saved.' : `Saved ${files.length} documents.`)
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    say(error.message, true)
  }
}
