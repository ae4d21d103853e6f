import { saveAll } from '#studio/save/save-all.ts'
import { ServerError } from '#studio/server/request.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** Writes all that is not on disk. @throws {ServerError} in words, where something stays unsaved. */
export async function saved(store: StudioStoreApi): Promise<void> {
  await saveAll(store)
  const { values, disk, said, saving } = store.getState()
  if (changedDocuments(values, disk).length === 0) return
  const waits = saving.conflicts.length > 0
  throw new ServerError(waits ? 'Nothing was published. Choose what stays first.' : said.text, 409)
}
