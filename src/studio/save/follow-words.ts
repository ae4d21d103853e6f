import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId } from '#studio/api.ts'
import { listed } from '#studio/state/pages.ts'

import type { Compared } from './compare-files.ts'

/** What of it is said, in sentences. */
export interface Followed extends Pick<Compared, 'told' | 'clashes' | 'unreadable'> {
  /** The pages that have another name on disk: the new path of each to the old one. */
  readonly renamed: ReadonlyMap<DocumentId, DocumentId>
  /** Those that waited for a choice and wait no more. */
  readonly settled: readonly DocumentId[]
}

/** What files did to the documents, for their author; empty where there is nothing to tell. */
export function followWords({ told, clashes, unreadable, renamed, settled }: Followed): string {
  const gone = goneIn(told, renamed)
  return [
    sentence(
      settled,
      'changed on disk once more and goes together with what is here. There is nothing to choose any more.',
    ),
    ...[...renamed].map(
      ([to, from]) =>
        `${documentName(from)} was renamed on disk: it is called ${documentName(to)}.`,
    ),
    sentence(
      told.follows.filter((id) => !renamed.has(id)),
      'changed on disk; you see what is there now.',
    ),
    sentence(
      gone,
      gone.length === 1
        ? 'was deleted on disk. If it should stay, put its file back.'
        : 'were deleted on disk. If they should stay, put their files back.',
    ),
    sentence(told.merged, 'changed on disk as well; both changes are in it.'),
    sentence(
      Object.keys(unreadable),
      'cannot be read on disk any more. What is here stays; “A file is broken”, at the top, says what can be done.',
    ),
    sentence(
      clashes.map(({ id }) => id),
      'changed on disk in the same places as here. Choose what stays; saving waits.',
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Those that were deleted, and not only renamed. */
export function goneIn(
  { deleted }: Compared['told'],
  renamed: ReadonlyMap<DocumentId, DocumentId>,
): readonly DocumentId[] {
  const oldNames = new Set(renamed.values())
  return deleted.filter((id) => !oldNames.has(id))
}

function sentence(ids: readonly DocumentId[], rest: string): string {
  return ids.length === 0 ? '' : `${listed(ids)} ${rest}`
}
