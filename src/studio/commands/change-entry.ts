import { freshCopy, freshId, idsIn } from '#engine/edit/fresh-id.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Command } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import { nothing } from '#studio/state/selection.ts'

interface EntryChange {
  readonly document: DocumentId
  /** JSON Pointer of an item of a list, or of an entry of a record. */
  readonly at: string
  readonly title: string
  readonly what: 'duplicate' | 'up' | 'down' | 'delete'
  /** Fewest that its list may have; left out, none. */
  readonly least?: number
}

const words = { duplicate: 'Duplicate', up: 'Move up', down: 'Move down', delete: 'Delete' }

/** What can be done with a shop, a link, a section of the menu: anything that stands in a row. */
export const changeEntry: Command<EntryChange> = {
  label: (_, { what, title }) =>
    what === 'up' || what === 'down' ? `Move ${title} ${what}` : `${words[what]} ${title}`,
  allowed({ values }, { document, at, what, least = 0 }) {
    const { keys, index } = rowOf(values[document], at)
    if (index < 0) return 'That is not there any more.'
    const isList = Array.isArray(valueAt(values[document], holderOf(at)))
    if (!isList && (what === 'up' || what === 'down')) return 'These stand in no order.'
    if (what === 'up' && index === 0) return 'This is already the first.'
    if (what === 'down' && index === keys.length - 1) return 'This is already the last.'
    if (what !== 'delete' || keys.length > least) return true
    return least === 1
      ? 'There has to be one. Change it instead.'
      : `There have to be ${least}. Add another first.`
  },
  said: ({ values }, { document, at, what, title }) => {
    const { keys, index } = rowOf(values[document], at)
    if (what === 'up' || what === 'down')
      return `${title} moved ${what}, now ${index + (what === 'up' ? 0 : 2)} of ${keys.length}.`
    return `${words[what]} ${title}. Done.`
  },
  apply(draft, { values }, { document, at, what }) {
    const { keys, index, key } = rowOf(values[document], at)
    const holder = valueAt(draft[document], holderOf(at))
    const value = valueAt(values[document], at)
    if (Array.isArray(holder)) {
      if (what === 'delete') holder.splice(index, 1)
      else if (what === 'duplicate')
        holder.splice(index + 1, 0, freshCopy(value, idsIn(values[document])))
      else holder.splice(what === 'up' ? index - 1 : index + 1, 0, ...holder.splice(index, 1))
    } else if (isRecord(holder)) {
      if (what === 'delete') {
        // Put in place as a whole, so that undo brings the key back where it stood.
        const { [key]: _, ...rest } = holder
        const around = valueAt(draft[document], holderOf(holderOf(at)))
        const name = steps(holderOf(at)).at(-1) ?? ''
        if (isRecord(around)) around[name] = rest
      } else holder[freshId(key, new Set(keys))] = structuredClone(value)
    }
    if (!Array.isArray(holder))
      return {
        ...nothing,
        pointer: what === 'delete' ? '' : `${holderOf(at)}/${escaped(freshId(key, new Set(keys)))}`,
      }
    const next = what === 'up' ? index - 1 : what === 'delete' ? Math.max(0, index - 1) : index + 1
    return { ...nothing, pointer: `${holderOf(at)}/${next}` }
  },
}

/** The keys that a value stands among, and where. */
function rowOf(document: unknown, at: string): { keys: string[]; index: number; key: string } {
  const holder = valueAt(document, holderOf(at))
  const key = steps(at).at(-1) ?? ''
  const keys = typeof holder === 'object' && holder !== null ? Object.keys(holder) : []
  return { keys, index: keys.indexOf(key), key }
}
