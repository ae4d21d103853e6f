import { isRecord } from '#engine/is-record.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
import { type Action, action } from '#studio/actions/action.ts'
import {
  type Command,
  type Context,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import { entriesIn, holdsBlocks } from '#studio/state/blocks.ts'
import { counterpart, otherSet, setName, setOf, sharedName } from '#studio/state/pages.ts'

import { withFreshIds } from './insert-blocks.ts'
import { limitRefusal } from './limits.ts'
import { lostLinkWords } from './lost-links.ts'
import { blocksOnly } from './selected-item.ts'
import { blocksTitle } from './titles.ts'
import { unreadableWords } from './unreadable.ts'

/**
 * Puts copies of the selected blocks into another page, beside what they stand nearest to and that
 * page has too: a block of that type, its start or its end. The open page stays open.
 */
export const copyBlocksTo: Command<{ document: DocumentId }> = {
  label: (context, { document }) =>
    `Copy ${blocksTitle(selectedBlocks(context))} to ${sharedName(context.values, document)}`,
  allowed(context, { document }) {
    if (selectedIndices(context).length === 0) return NOTHING_SELECTED
    const entries = entriesIn(context.values[document])
    if (!holdsBlocks(context.values[document]))
      return `${documentName(document)} has no list of blocks to add to.`
    const blocks = selectedBlocks(context)
    const after = entries.toSpliced(placeIn(context, document), 0, ...blocks)
    const allowed = limitRefusal(entries, after)
    if (allowed !== true) return allowed
    return unreadableWords(context.values, document, blocks) ?? true
  },
  said(context, to) {
    const lost = lostLinkWords(context.values, to.document, selectedBlocks(context))
    return `${copyBlocksTo.label(context, to)}. ${lost ?? 'Done.'}`
  },
  apply(draft, context, { document }) {
    const entries = entriesIn(context.values[document])
    draftBlocks(draft, document).splice(
      placeIn(context, document),
      0,
      ...withFreshIds(selectedBlocks(context), entries),
    )
    return undefined
  },
}

function placeIn(context: Context, document: DocumentId): number {
  const entries = entriesIn(context.values[document])
  const own = entriesIn(context.values[context.page])
  const indices = selectedIndices(context)
  const like = (neighbour: unknown): number =>
    isRecord(neighbour)
      ? entries.findIndex((entry) => isRecord(entry) && entry['type'] === neighbour['type'])
      : -1
  for (let distance = 1; ; distance += 1) {
    const above = (indices[0] ?? 0) - distance
    const below = (indices.at(-1) ?? 0) + distance
    const after = like(own[above])
    if (after >= 0 || above < 0) return after + 1
    const before = like(own[below])
    if (before >= 0 || below >= own.length) return before < 0 ? entries.length : before
  }
}

/** The page that stands for the open one in the only other set, or why there is none. */
function otherPage({ values, page }: Context): { document: DocumentId } | string {
  const set = setOf(page)
  if (documentKind(page) !== 'Page') return 'This isn’t a page, so it has no blocks to copy.'
  if (set === 'shared') return 'Both sets have this page already.'
  const other = otherSet(values, page)
  if (other === undefined) return 'This needs exactly one other set to copy to.'
  const document = counterpart(values, page, other)
  return document === undefined
    ? `${setName(values, other)} has no page with the address of this one.`
    : { document }
}

export const actions: readonly Action[] = [
  blocksOnly({
    ...action({ id: 'copy-to-other-set', title: '', keys: [] }, copyBlocksTo, { document: '' }),
    title: (state) => {
      const found = otherPage(state)
      return typeof found === 'string'
        ? 'Copy to the other set'
        : `Copy to ${setName(state.values, setOf(found.document))}`
    },
    allowed: (state) => {
      const found = otherPage(state)
      return typeof found === 'string' ? found : copyBlocksTo.allowed(state, found)
    },
    run: (state) => {
      const found = otherPage(state)
      if (typeof found !== 'string') state.run(copyBlocksTo, found)
    },
  }),
]
