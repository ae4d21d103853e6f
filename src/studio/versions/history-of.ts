import { movedFiles } from '#engine/diff/moved-files.ts'
import type { DocumentId, History, Unpublished } from '#studio/api.ts'
import { lastPublished } from '#studio/publish/to-publish.ts'
import { ask } from '#studio/server/request.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { askHistory } from './ask-version.ts'

/**
 * The versions that git has of a document, also by the name that a page had before one which is not
 * published yet.
 *
 * @throws {ServerError} in words.
 */
export async function historyOf(state: () => StudioState, id: DocumentId): Promise<History> {
  const history = await askHistory(id)
  if (history.versions.length > 0) return history
  const { git, documents } = await ask<Unpublished>('GET', 'publish')
  const now = new Map(Object.entries(state().values))
  const old = movedFiles(lastPublished(git, documents), now).get(id)
  return old === undefined ? history : askHistory(old)
}
