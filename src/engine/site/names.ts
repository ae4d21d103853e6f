import type { IdKind } from '#engine/schema/schema.ts'
import { type Given, namesGiven } from '#engine/schema/survey.ts'
import { anchorIds } from '#engine/site/anchors.ts'
import type { DocumentKind } from '#engine/site/model.ts'

/** The names that a document gives to things of a kind, in order. An id of any block is an anchor. */
export function namesIn(document: unknown, as: DocumentKind, kind: IdKind): Given[] {
  return kind === 'anchor'
    ? anchorIds(document).map(([at, name]) => ({ name, at, isKey: false }))
    : namesGiven(document, as, kind)
}
