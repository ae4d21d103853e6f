import { freshCopy, freshId, idsIn } from '#engine/edit/fresh-id.ts'
import { isRecord } from '#engine/is-record.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Command } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import { outside, tooFew, tooMany } from '#studio/inspector/fields/list/item-commands.ts'
import { nothing } from '#studio/state/selection.ts'

interface EntryChange {
  readonly document: DocumentId
  /** JSON Pointer of an item of a list, or of an entry of a record. */
  readonly at: string
  readonly title: string
  readonly what: 'duplicate' | 'up' | 'down' | 'delete'
  /** Fewest and most that its list may have; left out, none and any number. */
  readonly least?: number | undefined
  readonly most?: number | undefined
}

const words = { duplicate: 'Duplicate', up: 'Move up', down: 'Move down', delete: 'Delete' }

/** What can be done with a shop, a link, a section of the menu: anything that stands in a row. */
export const changeEntry: Command<EntryChange> = {
  label: (_, { what, title }) =>
    what === 'up' || what === 'down' ? `Move ${title} ${what}` : `${words[what]} ${title}`,
  allowed({ values }, { document, at, what, least, most }) {
    const { keys, index } = rowOf(values[document], at)
    if (index < 0) return 'That isn’t there anymore.'
    const isList = Array.isArray(valueAt(values[document], holderOf(at)))
    if (what === 'delete') return tooFew(keys.length, least) ?? true
    if (what === 'duplicate') return tooMany(keys.length, most) ?? true
    if (!isList) return 'These can’t be reordered.'
    return outside(what === 'up' ? index - 1 : index + 1, keys.length) ?? true
  },
  said: ({ values }, { document, at, what, title }) => {
    const { keys, index } = rowOf(values[document], at)
    if (what === 'up' || what === 'down')
      return `${title} moved ${what}, now ${index + (what === 'up' ? 0 : 2)} of ${keys.length}.`
    return `${words[what]} ${title}. Done.`
  },
  aside: (_, { what }) => what === 'up' || what === 'down',
  apply(draft, { values }, { document, at, what }) {
    const { keys, index, key } = rowOf(values[document], at)
    const list = holderOf(at)
    const holder = valueAt(draft[document], list)
    const value = valueAt(values[document], at)
    const chosen = (step: string | number) => ({ ...nothing, pointer: `${list}/${escaped(step)}` })
    if (Array.isArray(holder)) {
      if (what === 'delete') {
        holder.splice(index, 1)
        return holder.length === 0 ? nothing : chosen(Math.max(0, index - 1))
      }
      const next = what === 'up' ? index - 1 : index + 1
      if (what === 'duplicate') holder.splice(next, 0, freshCopy(value, idsIn(values[document])))
      else holder.splice(next, 0, ...holder.splice(index, 1))
      return chosen(next)
    }
    if (!isRecord(holder)) return undefined
    if (what === 'delete') {
      // Put in place as a whole, so that undo brings the key back where it stood.
      const { [key]: _, ...rest } = holder
      const around = valueAt(draft[document], holderOf(list))
      if (isRecord(around)) around[steps(list).at(-1) ?? ''] = rest
      return nothing
    }
    const copy = freshId(key, new Set(keys))
    holder[copy] = structuredClone(value)
    return chosen(copy)
  },
}

/** The keys that a value stands among, and where. */
function rowOf(document: unknown, at: string): { keys: string[]; index: number; key: string } {
  const holder = valueAt(document, holderOf(at))
  const key = steps(at).at(-1) ?? ''
  const keys = typeof holder === 'object' && holder !== null ? Object.keys(holder) : []
  return { keys, index: keys.indexOf(key), key }
}
