import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'

import { blocksIn } from './blocks.ts'
import type { Selection } from './selection.ts'

/**
 * What is otherwise in a page after a step: its blocks, with the part of one if it is only one; else a
 * setting of the page. Undefined where all is the same, or only less.
 */
export function changedIn(before: unknown, after: unknown): Selection | undefined {
  if (before === after || !isRecord(before) || !isRecord(after)) return undefined
  const was = new Map(blocksIn(before).map((block) => [block.id, block]))
  const changed = blocksIn(after).filter((block) => !equal(was.get(block.id), block))
  const [only, ...more] = changed
  if (only && more.length === 0)
    return { blocks: [only.id], pointer: difference(was.get(only.id), only) }
  if (only) return { blocks: changed.map(({ id }) => id), pointer: '' }
  const { blocks: _, ...settingsBefore } = before
  const { blocks: __, ...settings } = after
  const pointer = difference(settingsBefore, settings)
  return pointer === '' ? undefined : { blocks: [], pointer }
}

/** The innermost place that holds all that is different; '' where that is the whole. */
function difference(before: unknown, after: unknown): string {
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (!isList && !(isRecord(before) && isRecord(after))) return ''
  const [was, is] = [before, after] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])
  const [key, ...more] = [...keys].filter((one) => !equal(was?.[one], is?.[one]))
  if (key === undefined || more.length > 0) return ''
  return `/${escaped(key)}${difference(was?.[key], is?.[key])}`
}
