/** What becomes of a text that the author writes in the JSON tab. */
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { merge } from '#engine/merge/merge.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { formOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'

import { readText } from './problems-in.ts'
import { refusedPart } from './refused-block.ts'
import { textOfPart } from './text-of-part.ts'

export interface Part {
  readonly document: DocumentId
  /** JSON Pointer of what is shown; '' for the whole document. */
  readonly at: string
  /** The id of the block, if it is one. */
  readonly block: string | undefined
}

/**
 * Gives the document what the text says, and answers with the value that it says; or keeps the text.
 * What changed elsewhere since a text was begun that is no JSON stays changed, where they differ in
 * other places.
 */
export function takeText(
  store: StudioStoreApi,
  { document, at, block }: Part,
  text: string,
): { value: unknown; block: string | undefined } | undefined {
  const state = store.getState()
  const { values, unread, run, mend, setUnread, say } = state
  const key = unreadKey(document, block)
  const left = unread[key]
  const now = valueAt(values[document], at)
  const { value } = readText(text)
  if (value === undefined || refusedPart(value, block, values[document]) !== undefined) {
    const isAsOnDisk = text === textOfPart(values[document], formOf(state, document), at)
    setUnread(key, isAsOnDisk ? undefined : { text, began: left ? left.began : now })
    return undefined
  }
  setUnread(key, undefined)
  const isBehind = left !== undefined && now !== undefined && !equal(left.began, now)
  // Without what it began from, nothing tells what of the two is new.
  const merged = isBehind && left.began !== undefined ? merge(left.began, value, now) : undefined
  const next = merged ? merged.value : value
  if (values[document] === undefined) mend(document, text)
  // Where only the spaces are others, there is nothing to take back.
  else if (!equal(next, now))
    run(setValue, { document, at, value: next, name: 'the JSON', typed: true })
  if (isBehind && !equal(value, now))
    say(
      merged?.conflicts.length === 0
        ? 'This also changed elsewhere while you were typing; both changes are in it.'
        : 'This also changed elsewhere while you were typing. Your text was kept; undo to see the other.',
    )
  const id = block !== undefined && isRecord(next) ? String(next['id']) : undefined
  const isAsWritten = equal(next, value)
  return { value: isAsWritten ? valueAt(store.getState().values[document], at) : value, block: id }
}
