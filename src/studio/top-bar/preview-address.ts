import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { addressOfPage } from '#studio/state/pages.ts'

/** Where visitors of this machine find a page, or the sentence that says why they do not. */
export function previewAddress(
  values: Values,
  id: DocumentId,
): { address: string } | { problem: string } {
  const page = values[id]
  if (documentKind(id) !== 'Page' || !isRecord(page))
    return { problem: 'This is no page, so it has no address of its own.' }
  if (page['status'] === 'draft')
    return { problem: 'This page is a draft. It has an address once it is live.' }
  const { route } = page
  if (typeof route !== 'string' || !route.startsWith('/'))
    return { problem: 'This page has no address. Give it one in its settings.' }
  const address = addressOfPage(values, id)
  return address === undefined
    ? { problem: 'This set is not live, and has no address of its own.' }
    : { address }
}
