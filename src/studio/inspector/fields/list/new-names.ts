import { useRef } from 'react'

import { freshId, idsIn } from '#engine/edit/fresh-id.ts'
import { isRecord } from '#engine/is-record.ts'
import { type IdKind, type Schema, resolved } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { plainName } from '#engine/text/plain-name.ts'
import { valueAt } from '#engine/where.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { below } from '#studio/inspector/form/settings-of.ts'
import { refusedName } from '#studio/inspector/names.ts'
import { mentionsOf, nameAt, renamed } from '#studio/inspector/rename.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { itemTitle } from './item-title.ts'

/**
 * New items are called by what they are, `item` and `item-2`, until they have words. `begun` is told
 * the place of one that has just been added, `left` of one in which a field was left: it is then
 * called by its words, once, unless its author gave it a name or something names it already.
 */
export function useNewNames(
  list: string,
  of: Schema,
): { begun(index: number): void; left(index: number): void } {
  const store = useStudioStore()
  const { document, base } = useForms()
  const standIns = useRef(new Set<unknown>())
  const itemAt = (index: number): Record<string, unknown> => {
    const item = valueAt(store.getState().values[document], base + below(list, index))
    return isRecord(item) ? item : {}
  }
  return {
    begun: (index) => void standIns.current.add(itemAt(index)['id']),
    left(index) {
      const { id, ...settings } = itemAt(index)
      const { values, site, change, say } = store.getState()
      const words = itemTitle(settings)
      const to = freshId(nameOf(words), idsIn(values[document]))
      const schema = resolved(of).properties?.['id'] ?? {}
      const kind = (schema['x-id'] ?? 'anchor') as IdKind
      const name = nameAt(values, document, base + below(below(list, index), 'id'), kind)
      if (id === undefined || !standIns.current.has(id) || refusedName(to, name.others, schema))
        return
      standIns.current.delete(id)
      if (mentionsOf(values, name, to).length > 0) return
      const file = inPages(site, document)
      change(`Call ${words} ${to}`, renamed(values, name, to, { mentions: [], file }))
      say(`${words} is called ${to}.`)
    },
  }
}

/** "Chicken Deluxe" is `chicken-deluxe`; a name begins with a letter, '' where the words have none. */
function nameOf(words: string): string {
  return plainName(words).replace(/^[^a-z]+/, '')
}
