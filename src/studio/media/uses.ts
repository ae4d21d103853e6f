import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import { usages } from '#engine/site/usages.ts'
import type { DocumentId } from '#studio/api.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { entriesIn } from '#studio/state/blocks.ts'
import type { Values } from '#studio/state/documents.ts'
import { sharedName } from '#studio/state/pages.ts'
import { placeIn } from '#studio/state/places.ts'

/** A place where a file is shown. */
export interface Use {
  readonly id: DocumentId
  /** JSON Pointer into the document. */
  readonly pointer: string
  /** "Home, For Here: Faves". */
  readonly words: string
}

/** Where a media file is shown, by document. */
export function usesOf(values: Values, src: string): Use[] {
  return Object.keys(values)
    .toSorted()
    .flatMap((id) => {
      const kind = documentKind(id)
      if (kind === undefined) return []
      return usages(values[id], kind, src).map((pointer) => {
        const { index } = placeIn(pointer)
        const entry = index === undefined ? undefined : entriesIn(values[id])[index]
        const block = isRecord(entry) ? `: ${blockTitle(entry)}` : ''
        return { id, pointer, words: `${sharedName(values, id)}${block}` }
      })
    })
}
