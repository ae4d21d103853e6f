/** Whether an item of a list without ids is still the item it was, though something of it changed. */
import { isRecord } from '#engine/is-record.ts'

import { equal } from './equal.ts'
import { commonEnds } from './runs.ts'

type Thing = Readonly<Record<string, unknown>>

/** What differs between two things that are not the same one. */
const tellingApart = ['id', 'type', 'date']
/** What things go by, the best first. */
const naming = ['date', 'name', 'title', 'label', 'heading', 'question']

/**
 * How sure it is that `after` is what became of `before`: 0 for another item, up to 2. One that goes
 * by the same name is the same, and so is one that kept more than half of what it said. One of
 * another day is another, whatever else it says: the same feast of the next year.
 */
export function likeness(before: unknown, after: unknown): number {
  if (!isRecord(before) || !isRecord(after) || isToldApart(before, after)) return 0
  const letters = { kept: 0, all: 0 }
  count(before, after, letters)
  const share = letters.kept / Math.max(1, letters.all)
  if (hasName(before, after)) return 1 + share
  return share > 0.5 ? share : 0
}

/** Whether two things go by the same name, whatever else they say. */
export function isNamesake(a: unknown, b: unknown): boolean {
  return isRecord(a) && isRecord(b) && hasName(a, b) && !isToldApart(a, b)
}

function hasName(a: Thing, b: Thing): boolean {
  const name = naming.find((key) => bothSay(a, b, key))
  return name !== undefined && equal(a[name], b[name])
}

function isToldApart(a: Thing, b: Thing): boolean {
  return tellingApart.some((key) => bothSay(a, b, key) && !equal(a[key], b[key]))
}

/** Whether an item stands in the place of one of another name, with which it has little in common. */
export function isOther(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false
  const names = naming.filter((key) => bothSay(before, after, key))
  const isRenamed = names.length > 0 && names.every((key) => !equal(before[key], after[key]))
  return isRenamed && likeness(before, after) === 0
}

function bothSay(a: Thing, b: Thing, key: string): boolean {
  return isSaid(a, key) && isSaid(b, key)
}

function isSaid(thing: Thing, key: string): boolean {
  return Object.hasOwn(thing, key) && thing[key] !== ''
}

interface Letters {
  kept: number
  all: number
}

/** Adds all that `before` says, in letters, and how much of it stands at the same place in `after`. */
function count(before: unknown, after: unknown, letters: Letters): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    countItems(before, after, letters)
    return
  }
  if (typeof before === 'object' && before !== null) {
    const holds = typeof after === 'object' && after !== null
    for (const key of Object.keys(before))
      count(
        (before as Thing)[key],
        holds && Object.hasOwn(after, key) ? (after as Thing)[key] : '',
        letters,
      )
    return
  }
  const [a, b] = [said(before), said(after)]
  letters.all += Math.max(a.length, b.length)
  letters.kept += a === b ? a.length : keptLetters(a, b)
}

/** One item less, and all below it stand elsewhere: what is still there is looked for first. */
function countItems(before: unknown[], after: unknown[], letters: Letters): void {
  const left = [...after]
  const changed = before.filter((item) => {
    const at = left.findIndex((other) => equal(item, other))
    if (at < 0) return true
    left.splice(at, 1)
    count(item, item, letters)
    return false
  })
  for (const [index, item] of changed.entries()) count(item, left[index] ?? '', letters)
}

function said(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Those before and after the part that differs. */
function keptLetters(a: string, b: string): number {
  const [head, tail] = commonEnds(a, b)
  return head + tail
}
