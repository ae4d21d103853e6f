import { type LinkTo, linksTo } from '#engine/site/links-to.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'

/** The links of other documents that clearly mean a page. */
export function linksFromOthers(values: Values, id: DocumentId): LinkTo[] {
  return linksTo(new Map(Object.entries(values)), id).filter(({ file }) => file !== id)
}
