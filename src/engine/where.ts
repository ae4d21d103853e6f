import { isRecord } from '#engine/is-record.ts'
import { steps } from '#engine/text/pointer.ts'

/** What stands at a JSON Pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of steps(pointer)) {
    if (Array.isArray(value)) value = value[Number(step)] as unknown
    else if (isRecord(value) && Object.hasOwn(value, step)) value = value[step]
    else return undefined
  }
  return value
}

/** The items of the list at a JSON Pointer; none where there is no list. */
export function itemsAt(document: unknown, pointer: string): unknown[] {
  const list = valueAt(document, pointer)
  return Array.isArray(list) ? list : []
}

/** The entries of the record at a JSON Pointer; none where there is no record. */
export function entriesAt(document: unknown, pointer: string): [name: string, value: unknown][] {
  const record = valueAt(document, pointer)
  return isRecord(record) ? Object.entries(record) : []
}

/**
 * A pointer as people say it: "block 3 (faves) › sandwiches #2 › price". A block's own `type` is
 * the block; the whole document is ''.
 */
export function whereOf(document: unknown, pointer: string): string {
  const parts: string[] = []
  const path = steps(pointer)
  let value = document
  for (const [index, step] of path.entries()) {
    if (Array.isArray(value)) {
      value = value[Number(step)] as unknown
      const last = parts.pop() ?? ''
      parts.push(
        index === 1 && path[0] === 'blocks'
          ? blockName(Number(step), value)
          : `${last} #${Number(step) + 1}`,
      )
    } else {
      value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
      if (!(index === 2 && step === 'type' && path[0] === 'blocks')) parts.push(step)
    }
  }
  return parts.join(' › ')
}

function blockName(index: number, block: unknown): string {
  const type = isRecord(block) ? block['type'] : undefined
  return typeof type === 'string' ? `block ${index + 1} (${type})` : `block ${index + 1}`
}
