import type { Schema } from '#engine/schema/schema.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId } from '#studio/api.ts'
import { namesIn } from '#studio/inspector/names.ts'
import { mentionsOf, nameAt } from '#studio/inspector/rename.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** How many documents a sentence names. */
const MOST = 3

/**
 * Removes the entry of a record that is at a JSON Pointer of a document, and says what still names it:
 * to look for that later takes longer than to take this back. `of` is the schema of the record.
 */
export function tellRemoved(
  store: StudioStoreApi,
  { document, at, of, title }: { document: DocumentId; at: string; of: Schema; title: string },
  remove: () => void,
): void {
  const { values } = store.getState()
  const kind = namesIn(of)['x-id']
  const mentions = kind ? mentionsOf(values, nameAt(values, document, at, kind), '') : []
  remove()
  const names = [...new Set(mentions.map((one) => one.document))]
    .filter((id) => store.getState().values[id] !== undefined)
    .map(documentName)
  const more = names.length - MOST
  const told = more > 0 ? [...names.slice(0, MOST), `${more} more`] : names
  const where = new Intl.ListFormat('en').format(told)
  const verb = names.length === 1 ? 'uses' : 'use'
  const still = `, but ${where} still ${verb} it. Choose another there, or undo`
  store.getState().say(`Removed ${title}${names.length === 0 ? '' : still}.`)
}
