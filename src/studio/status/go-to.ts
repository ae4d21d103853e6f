import type { Finding } from '#engine/finding.ts'
import { baseName } from '#engine/site/media.ts'
import { documentKind } from '#engine/site/model.ts'
import type { DocumentId } from '#studio/api.ts'
import { placeOf } from '#studio/inspector/form/field-findings.ts'
import { blockIds } from '#studio/state/blocks.ts'
import { sharedName } from '#studio/state/pages.ts'
import { placeWords } from '#studio/state/place-words.ts'
import { documentOf, placeIn } from '#studio/state/places.ts'
import { block, nothing } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import { unreadKey } from '#studio/state/unread.ts'
import type { OpenEntry } from '#studio/state/view.ts'

/**
 * Opens the document that a finding is in, selects the place and puts the cursor into its field. A
 * picture or video is chosen among the media.
 */
export function goTo(
  store: StudioStoreApi,
  { file, pointer, remedy }: Pick<Finding, 'file' | 'pointer' | 'remedy'>,
): void {
  const { site, values, stored, saving, say, look } = store.getState()
  const id = documentOf(site, file)
  if (site.media[id]) look({ panel: 'media', drawer: true, screen: 'page', file: id })
  // What is here is sound: it is the file that is not.
  else if (saving.broken[id]) look({ window: 'broken' })
  else if (values[id] === undefined && stored[id] === undefined)
    say(`${file} can’t be opened here. ${remedy}`, 'refused')
  else {
    goToPlace(store, id, pointer)
    const { selection, unread } = store.getState()
    // Where a text waits that is no JSON, the form shows nothing of it.
    if (unread[unreadKey(id, selection.blocks[0])]) look({ json: true })
  }
}

/** Where a finding is, in words that tell all pages apart: "Home, For Here: Faves › Heading". */
export function placeName(
  { site, values }: Pick<StudioState, 'site' | 'values'>,
  finding: Pick<Finding, 'file' | 'pointer' | 'missing'>,
): string {
  const id = documentOf(site, finding.file)
  const name = documentKind(id) === undefined ? baseName(id) : sharedName(values, id)
  const where = placeWords(id, values[id], placeOf(finding))
  return where === '' ? name : `${name}: ${where}`
}

/** The same for a place of any document that is open; words that were looked for are selected there. */
export function goToPlace(store: StudioStoreApi, id: DocumentId, at: string, words?: string): void {
  const { values, open, look } = store.getState()
  open(id)
  look({ screen: 'page', entry: undefined })
  const { index, pointer } = placeIn(at)
  const ids = blockIds(values[id])
  const name = index === undefined ? undefined : ids[index]
  const isOne = typeof name === 'string' && ids.indexOf(name) === ids.lastIndexOf(name)
  store.getState().select(isOne ? block(name, pointer) : { blocks: [], pointer: at })
  // No form opens for a block that has no id, or that of another: its page's text shows it.
  if (index !== undefined && index < ids.length && !isOne) look({ json: true })
  store.getState().showField(words)
}

/** Opens the settings of one thing that pages share, such as a shop, with the cursor in the first. */
export function goToEntry(state: StudioState, { document, at }: OpenEntry): void {
  state.open(document)
  state.look({ screen: 'page', panel: 'site', entry: { document, at } })
  state.select(nothing)
  state.showField()
}
