import { saveAll } from '#studio/save/save-all.ts'
import { ServerError } from '#studio/server/request.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** Writes all that is not on disk. @throws {ServerError} in words, where something stays unsaved. */
export async function saved(store: StudioStoreApi): Promise<void> {
  await saveAll(store)
  const { values, disk, said } = store.getState()
  if (changedDocuments(values, disk).length > 0) throw new ServerError(said.text, 409)
}
