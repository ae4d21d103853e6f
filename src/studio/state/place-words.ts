/**
 * Where something is, as the forms and the outline call it. What a finding says is the same on every
 * surface, and its `where` names the keys of the file, for those who have the file before them; in the
 * Studio people look for a label, so lists of findings and hits of a search tell the place in labels.
 */
import { settingName } from '#engine/diff/setting-words.ts'
import { isRecord } from '#engine/is-record.ts'
import { capital } from '#engine/text/capital.ts'
import type { DocumentId } from '#studio/api.ts'
import { blockTitle } from '#studio/commands/titles.ts'

import { entriesIn } from './blocks.ts'
import { placeIn } from './places.ts'

/** "Faves › Heading", "Faves 2 › “The Baron”, price", "Order link, address"; '' for the whole document. */
export function placeWords(id: DocumentId, document: unknown, at: string): string {
  const { index, pointer } = placeIn(at)
  const entries = entriesIn(document)
  const block = index === undefined ? undefined : entries[index]
  if (index === undefined || !isRecord(block))
    return capital(settingName({ path: id, pointer: at, inside: document }))
  const type = String(block['type'])
  const alike = entries.filter((one) => isRecord(one) && one['type'] === type)
  const name = blockTitle(block)
  const title = alike.length > 1 ? `${name} ${alike.indexOf(block) + 1}` : name
  // What a block is has no field; it is the block.
  const setting = partWords(id, block, pointer === '/type' ? '' : pointer)
  return [title, setting].filter(Boolean).join(' › ')
}

/** A setting inside a block of a document: "“The Baron”, price", "Heading"; '' for the block itself. */
export function partWords(
  id: DocumentId,
  block: Readonly<Record<string, unknown>>,
  pointer: string,
): string {
  const of = { type: String(block['type']), id: String(block['id']) }
  return capital(settingName({ path: id, block: of, pointer, inside: block }))
}
