import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { listed } from '#engine/schema/messages.ts'
import { escaped, steps } from '#engine/text/pointer.ts'

import { idOf } from './align.ts'

/** How a pointer names an item by its id: `#hero`. */
const BY_ID = '#'

/** Where an item of a list is; -1 if there is none of that number or name. */
export function placeIn(list: readonly unknown[], step: string): number {
  if (step.startsWith(BY_ID)) return list.findIndex((item) => idOf(item) === step.slice(1))
  return /^(0|[1-9]\d*)$/.test(step) ? Number(step) : -1
}

/** A pointer leads nowhere; it is told in words once the whole document is at hand. */
export class Nowhere extends Error {
  readonly pointer: string
  constructor(pointer: string) {
    super(pointer)
    this.pointer = pointer
  }
}

/** In two sentences, that there is nothing at a pointer, and what would take its place. */
export function nowhereWords(document: unknown, pointer: string, op: string): string {
  return `there is nothing at ${pointer}. ${remedyFor(document, pointer, op)}`
}

function remedyFor(document: unknown, pointer: string, op: string): string {
  const path = steps(pointer)
  let value = document
  for (const [index, step] of path.entries()) {
    const next = Array.isArray(value)
      ? (value[placeIn(value, step)] as unknown)
      : isRecord(value) && Object.hasOwn(value, step)
        ? value[step]
        : undefined
    if (next === undefined) {
      const at = joined(path.slice(0, index))
      const rest = joined(path.slice(index + 1))
      const meant = (names: string): string => `Did you mean ${at}${names}${rest}?`
      if (Array.isArray(value)) return inList(value, step, at || 'The page', meant)
      if (isRecord(value)) return inRecord(value, step, { at, last: rest === '', op }, meant)
      return `${at || 'The page'} is a single value, with nothing inside it.`
    }
    value = next
  }
  return 'Read the page again.'
}

function inList(
  list: readonly unknown[],
  step: string,
  at: string,
  meant: (names: string) => string,
): string {
  if (!step.startsWith(BY_ID))
    return list.length === 0
      ? `${at} is empty; add at ${at}/-.`
      : `${at} has the items 0 to ${list.length - 1}; use - to add one at the end.`
  const ids = list.map(idOf).filter((id) => id !== undefined)
  const id = nearest(step.slice(1), ids)
  if (id !== undefined) return meant(`/${BY_ID}${escaped(id)}`)
  if (ids.length > 0) return `${at} has ${listed(ids.map((one) => `${BY_ID}${one}`))}.`
  const words = list.map((item) =>
    isRecord(item) ? Object.values(item).filter((inner) => typeof inner === 'string') : [],
  )
  const said = nearest(step.slice(1), words.flat())
  if (said !== undefined) return meant(`/${words.findIndex((texts) => texts.includes(said))}`)
  return `The items of ${at} have no ids; count them from 0.`
}

function inRecord(
  record: Readonly<Record<string, unknown>>,
  step: string,
  { at, last, op }: { readonly at: string; readonly last: boolean; readonly op: string },
  meant: (names: string) => string,
): string {
  const [, list = '', item = ''] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(step) ?? []
  if (Object.hasOwn(record, list)) return meant(`/${escaped(list)}/${escaped(item)}`)
  const guess = nearest(step, Object.keys(record))
  if (op === 'replace' && last)
    return `A setting the page leaves out is at its default; write it with "add"${
      guess === undefined ? '.' : `, or did you mean ${at}/${escaped(guess)}?`
    }`
  if (guess !== undefined) return meant(`/${escaped(guess)}`)
  if (!last && op !== 'remove' && op !== 'test') return `Add ${at}/${escaped(step)} first.`
  return `${at || 'The page'} has ${listed(Object.keys(record))}.`
}

function joined(path: readonly string[]): string {
  return path.map((step) => `/${escaped(step)}`).join('')
}
