/** What can be done with a file that is no JSON. None of it writes: that is for saving. */
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId } from '#studio/api.ts'
import { nothing } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'

/**
 * Opens the broken text in the JSON tab. What is here stays until the text is mended, and then both
 * what it says and what was changed here meanwhile is in it.
 */
export function mendText(store: StudioStoreApi, id: DocumentId): void {
  const { saving, disk, standIn, setUnread, open, select, look, showField } = store.getState()
  const broken = saving.broken[id]
  if (broken) {
    const began = disk[id]
    standIn(id)
    setUnread(unreadKey(id, undefined), { text: broken.text, began })
  }
  open(id)
  select(nothing)
  look({ screen: 'page', entry: undefined, json: true })
  showField()
}

/** Lets saving write what is here over the broken file. */
export function keepHere(store: StudioStoreApi, id: DocumentId): void {
  const { standIn, open, say } = store.getState()
  standIn(id)
  open(id)
  say(`${documentName(id)} stays as it is here. Save to replace the broken file.`)
}

/** Makes the document say what this text of git says, as a step that can be taken back. */
export function putBack(store: StudioStoreApi, id: DocumentId, text: string): void {
  const { standIn, mend, open, say } = store.getState()
  standIn(id)
  mend(id, text)
  open(id)
  say(`${documentName(id)} is as it was last published. Save to replace the broken file.`)
}
