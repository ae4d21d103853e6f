import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
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
      'changed again outside the Studio, and the clash is gone. There’s nothing left to choose.',
    ),
    ...[...renamed].map(
      ([to, from]) =>
        `${documentName(from)} was renamed outside the Studio: it’s now called ${documentName(to)}.`,
    ),
    sentence(
      told.follows.filter((id) => !renamed.has(id)),
      'changed outside the Studio; you’re seeing the new version.',
    ),
    deleted(
      gone.filter(isPage),
      (it) => `To have ${it} as last published, open All pages, then Deleted pages.`,
    ),
    deleted(
      gone.filter((id) => !isPage(id)),
      (it) => `To keep ${it}, put the ${it === 'it' ? 'file' : 'files'} back.`,
    ),
    sentence(told.merged, 'also changed outside the Studio; both changes are in it.'),
    sentence(
      Object.keys(unreadable),
      'can’t be read anymore. What you have here is safe; click the notice at the top to fix it.',
    ),
    sentence(
      clashes.map(({ id }) => id),
      'changed outside the Studio in the same places you changed. Choose what stays; saving is paused until you do.',
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

function isPage(id: DocumentId): boolean {
  return documentKind(id) === 'Page'
}

/** `remedy` says what to do to have it, or them, again. */
function deleted(ids: readonly DocumentId[], remedy: (it: 'it' | 'them') => string): string {
  const isOne = ids.length === 1
  return sentence(
    ids,
    `${isOne ? 'was' : 'were'} deleted outside the Studio. ${remedy(isOne ? 'it' : 'them')}`,
  )
}

function sentence(ids: readonly DocumentId[], rest: string): string {
  return ids.length === 0 ? '' : `${listed(ids)} ${rest}`
}
