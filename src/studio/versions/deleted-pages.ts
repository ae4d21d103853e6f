import { movedFiles } from '#engine/diff/moved-files.ts'
import { documentKind } from '#engine/site/model.ts'
import type { Deleted, DocumentId, Unpublished } from '#studio/api.ts'
import { lastPublished } from '#studio/publish/to-publish.ts'
import { ask } from '#studio/server/request.ts'
import { brokenFiles } from '#studio/state/broken-files.ts'
import { setOf, setsOf } from '#studio/state/pages.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { lastReadable } from './last-readable.ts'

/** A page that git has and that is not there anymore, under any name. */
export interface DeletedPage {
  readonly id: DocumentId
  /** Who deleted it, and when; undefined where that is not published yet. */
  readonly by: Pick<Deleted['documents'][number], 'author' | 'at'> | undefined
  /**
   * Its text as it was last; undefined where no version of it can be read.
   *
   * @throws {ServerError} in words.
   */
  read(): Promise<string | undefined>
}

export interface DeletedPages {
  /** The last deleted first. */
  readonly pages: readonly DeletedPage[]
  /** Why git has none; '' where it can have some. */
  readonly why: string
  /** See `Deleted`. */
  readonly isCut: boolean
}

/**
 * The pages that were deleted from the sets that there are, and shared ones. A set that is gone as a whole
 * is left out: a page of it could not be shown without the rest.
 *
 * @throws {ServerError} in words.
 */
export async function deletedPages(state: () => StudioState): Promise<DeletedPages> {
  const [{ git, documents }, told] = await Promise.all([
    ask<Unpublished>('GET', 'publish'),
    ask<Deleted>('GET', 'deleted'),
  ])
  const now = state()
  const published = lastPublished(git, documents)
  const renamed = movedFiles(published, new Map(Object.entries(now.values))).values()
  const isThere = new Set([
    ...Object.keys(now.values),
    ...brokenFiles(now).map(({ id }) => id),
    ...renamed,
  ])
  const sets = new Set([...setsOf(now.values), 'shared'])
  const isGone = (id: DocumentId): boolean =>
    documentKind(id) === 'Page' && sets.has(setOf(id)) && !isThere.has(id)
  const fresh = [...published.keys()].filter(isGone)
  return {
    pages: [
      ...fresh.map((id) => {
        const text = git.committed[id] ?? documents[id]?.text
        return { id, by: undefined, read: () => Promise.resolve(text) }
      }),
      ...told.documents
        .filter(({ id }) => isGone(id) && !published.has(id))
        .map(({ id, author, at }) => ({
          id,
          by: { author, at },
          read: async () => (await lastReadable(id))?.text,
        })),
    ],
    why: git.why?.message ?? '',
    isCut: told.isCut ?? false,
  }
}
