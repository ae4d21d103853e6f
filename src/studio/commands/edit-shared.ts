import { isRecord } from '#engine/is-record.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { documentName } from '#engine/site/document-name.ts'
import { isWithin } from '#engine/text/pointer.ts'
import type { Block } from '#schema/types.ts'
import type { Action } from '#studio/actions/action.ts'
import { NOTHING_SELECTED, selectedBlocks } from '#studio/actions/command.ts'
import { leaves } from '#studio/canvas/parts/parts.ts'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import { schemaAt } from '#studio/inspector/form/shape.ts'
import type { Values } from '#studio/state/documents.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import type { OpenEntry } from '#studio/state/view.ts'
import { goToEntry } from '#studio/status/go-to.ts'

/** Facts that pages share, as a block shows them. */
interface Shown extends OpenEntry {
  /** Of the only thing that is shown; of several, which begin at this one, there is none. */
  readonly name?: string
}

/** What the selected block shows of the facts that pages share; undefined where it shows none. */
function shownBy(state: StudioState): Shown | undefined {
  const [block, ...more] = selectedBlocks(state)
  if (!block || more.length > 0) return undefined
  const named = namedBy(block, state.values)
  const [first] = named
  if (!first) return ofItsKind(block, state.values)
  const isOnly = named.every(
    ({ document, at }) => document === first.document && isWithin(at, first.at),
  )
  return isOnly ? first : { document: first.document, at: first.at }
}

/** The things that its settings name: a section of the menu, shops. */
function namedBy(block: Block, values: Values): Shown[] {
  const schema = blockSchemas.get(block.type)
  if (!schema) return []
  return leaves(block, '').flatMap(({ pointer, text }) => {
    const kind = schemaAt(schema, block, pointer)?.['x-ref']
    const choice = kind && choicesOf(kind, values).find(({ id }) => id === text)
    return choice && choice.entry ? [{ ...choice.entry, name: choice.name }] : []
  })
}

/** The document that a block is called after: the menu for the filter of the menu. */
function ofItsKind({ type }: Block, values: Values): Shown | undefined {
  const document = Object.keys(values).find(
    (id) =>
      isRecord(values[id]) &&
      type.split('-').some((word) => new RegExp(`^content/${word}s?[./]`).test(id)),
  )
  return document === undefined ? undefined : { document, at: '' }
}

export const actions: readonly Action[] = [
  {
    id: 'edit-shared',
    group: 'Blocks',
    title(state) {
      const { document, name } = shownBy(state) ?? {}
      if (document === undefined) return 'Edit its shared words'
      const where = documentName(document)
      return name === undefined ? `Edit its words in ${where}` : `Edit ${name} in ${where}`
    },
    also: 'shared words facts menu shops locations hours',
    keys: [],
    allowed(state) {
      if (shownBy(state)) return true
      const { length } = state.selection.blocks
      if (length === 0) return NOTHING_SELECTED
      return length > 1
        ? 'Select a single block.'
        : 'Nothing in this block is shared with other pages.'
    },
    run(state) {
      const shown = shownBy(state)
      if (!shown) return
      if (shown.name !== undefined) return goToEntry(state, shown)
      state.open(shown.document)
      state.look({ screen: 'page', entry: undefined })
      state.select({ blocks: [], pointer: shown.at })
      state.showField()
    },
  },
]
