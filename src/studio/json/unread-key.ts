import type { DocumentId } from '#studio/api.ts'

/** The name under which a text that is no JSON is kept: of a block, or of a whole document. */
export function unreadKey(document: DocumentId, block: string | undefined): string {
  return `${document}#${block ?? ''}`
}
