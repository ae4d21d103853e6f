import { ServerError } from '#studio/server/request.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { saveAll } from './save-all.ts'

/**
 * Writes all that is not on disk, for what is then to be done: `published`, `opened`.
 *
 * @throws {ServerError} in words, where something stays unsaved.
 */
export async function saved(store: StudioStoreApi, done: string): Promise<void> {
  await saveAll(store)
  const { values, disk, said, saving } = store.getState()
  if (changedDocuments(values, disk).length === 0) return
  const waits = saving.conflicts.length > 0
  throw new ServerError(waits ? `Nothing was ${done}. Choose what stays first.` : said.text, 409)
}
