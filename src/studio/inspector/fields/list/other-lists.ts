import { isRecord } from '#engine/is-record.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

import { itemTitle } from './item-title.ts'

/** A list of the same kind, elsewhere in what a form is for. */
export interface OtherList {
  /** JSON Pointer of the list. */
  readonly at: string
  /** What the things are called that it is in: "Drinks". */
  readonly title: string
}

/**
 * The lists that an item of the one at `at` can move to: those at the same place in another item of
 * a list around it, as the dishes of one section of a menu and those of another.
 */
export function otherLists(value: unknown, at: string): readonly OtherList[] {
  const found: OtherList[] = []
  const walk = (inside: string, rest: readonly string[], titles: readonly string[]): void => {
    const here = valueAt(value, inside)
    const [step, ...after] = rest
    if (step === undefined) {
      if (Array.isArray(here) && inside !== at) found.push({ at: inside, title: titles.join(', ') })
    } else if (Array.isArray(here))
      for (const [index, item] of here.entries())
        walk(`${inside}/${index}`, after, [...titles, itemTitle(item) || `${index + 1}`])
    else if (isRecord(here)) walk(`${inside}/${escaped(step)}`, after, titles)
  }
  walk('', steps(at), [])
  return found
}
