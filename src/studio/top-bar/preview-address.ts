import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { addressOfPage, isDraft } from '#studio/state/pages.ts'

interface PreviewAddress {
  readonly address: string
  /** One that visitors do not have: the server shows a draft only to those who name its file. */
  readonly isDraft: boolean
}

/**
 * Where a page is seen on this machine, or the sentence that says why it is not. `at` is a day, or a day
 * and a time, that it is to be seen as on.
 */
export function previewAddress(
  values: Values,
  id: DocumentId,
  at?: string,
): PreviewAddress | { problem: string } {
  const page = values[id]
  if (documentKind(id) !== 'Page' || !isRecord(page))
    return { problem: 'This isn’t a page, so it has no address of its own.' }
  const { route } = page
  if (typeof route !== 'string' || !route.startsWith('/'))
    return { problem: 'This page has no address. Give it one in its settings.' }
  const address = addressOfPage(values, id)
  if (address === undefined)
    return { problem: 'This set isn’t live, and has no address of its own.' }
  const asked = new URLSearchParams({
    ...(isDraft(values, id) ? { draft: id } : {}),
    ...(at === undefined ? {} : { at }),
  })
  return {
    address: asked.size === 0 ? address : `${address}?${asked}`,
    isDraft: isDraft(values, id),
  }
}
