import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isRecord } from '#engine/is-record.ts'
import { merge } from '#engine/merge/merge.ts'
import { textsOf } from '#engine/text/texts.ts'

/** A setting of them, or an item of a list, is edited; numbers choose which, and where it goes. */
interface Edit {
  readonly kind: 'write' | 'take out' | 'add' | 'move' | 'move to another list' | 'rename'
  readonly which: number
  readonly where: number
}

type Path = readonly string[]

const names = new Set(['id', 'type', '$schema', 'date'])
const documents = [
  'multi-location/home',
  'multi-location/about-us',
  'content/menu',
  'content/locations',
].map((path) => readFileSync(`pages/${path}.json`, 'utf8'))

/** The document with each text made one that is nowhere else. */
function ownTexts(value: unknown, path: Path = []): unknown {
  const key = path.at(-1) ?? ''
  if (typeof value === 'string') return names.has(key) ? value : `${value} (${path.join('/')})`
  if (Array.isArray(value)) return value.map((item, at) => ownTexts(item, [...path, String(at)]))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [inner, ownTexts(one, [...path, inner])]),
  )
}

/** All lists of a document, with what holds them. */
function listsOf(value: unknown, path: Path = []): { path: Path; items: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [{ path, items: value as unknown[] }] : []
  return [...own, ...Object.entries(value).flatMap(([key, one]) => listsOf(one, [...path, key]))]
}

/** Changes a document in place; what is new says whose it is. */
function apply(document: unknown, { kind, which, where }: Edit, mark: string): void {
  const lists = listsOf(document).filter(({ items }) => items.length > 0)
  const list = lists[which % lists.length]
  if (!list) return
  const { items, path } = list
  const at = where % items.length
  if (kind === 'take out') items.splice(at, 1)
  else if (kind === 'add') items.splice(at, 0, marked(items[at], mark, true))
  else if (kind === 'move')
    items.splice(where % items.length, 0, ...items.splice(which % items.length, 1))
  else if (kind === 'move to another list') {
    const others = lists.filter(
      (one) =>
        one !== list &&
        one.path.length === path.length &&
        one.path.at(-1) === path.at(-1) &&
        isRecord(items[at]) &&
        'id' in items[at],
    )
    others[which % Math.max(1, others.length)]?.items.push(...items.splice(at, 1))
  } else if (kind === 'rename') {
    const item = items[at]
    if (isRecord(item) && typeof item['id'] === 'string')
      items[at] = { ...item, id: `${item['id']}-${mark}` }
  } else items[at] = marked(items[at], mark, false)
}

/** A value whose first text is another, or, of a copy, all of them and the ids, too. */
function marked(value: unknown, mark: string, isCopy: boolean): unknown {
  let isLeft = true
  const walk = (inner: unknown, key: string): unknown => {
    if (typeof inner === 'string') {
      const isName = key === 'id' || key === 'date'
      if (key === 'type' || (isName && !isCopy) || (!isCopy && !isLeft)) return inner
      isLeft = false
      return `${inner} ${mark}`
    }
    if (Array.isArray(inner)) return inner.map((item) => walk(item, ''))
    if (!isRecord(inner)) return inner
    return Object.fromEntries(Object.entries(inner).map(([own, one]) => [own, walk(one, own)]))
  }
  return walk(value, '')
}

/** How often each text that is nobody's name stands in a document. */
function counted(document: unknown): Map<string, number> {
  const times = new Map<string, number>()
  for (const [at, text] of textsOf(document))
    if (!names.has(at.slice(at.lastIndexOf('/') + 1))) times.set(text, (times.get(text) ?? 0) + 1)
  return times
}

test('in our own documents nothing is lost or doubled that nobody is asked about', () => {
  const edit = fc.record({
    kind: fc.constantFrom('write', 'take out', 'add', 'move', 'move to another list', 'rename'),
    // Few, so that both sides often come to the same list, and to the same item.
    which: fc.nat({ max: 9 }),
    where: fc.nat({ max: 3 }),
  })
  const edits = fc.array(edit, { minLength: 1, maxLength: 3 })
  let merged = 0
  fc.assert(
    fc.property(fc.constantFrom(...documents), edits, edits, (text, own, other) => {
      const [base, ours, theirs] = [0, 0, 0].map(() => ownTexts(JSON.parse(text)))
      for (const [index, one] of own.entries()) apply(ours, one, `ours-${index}`)
      for (const [index, one] of other.entries()) apply(theirs, one, `theirs-${index}`)
      const { value, conflicts } = merge(base, ours, theirs)
      if (conflicts.length > 0) return
      merged += 1
      const [was, mine, others, now] = [base, ours, theirs, value].map(counted)
      for (const said of new Set([mine, others, now].flatMap((all) => [...(all?.keys() ?? [])]))) {
        const times = [was, mine, others, now].map((all) => all?.get(said) ?? 0)
        const [old = 0, here = 0, there = 0, stands = 0] = times
        if (old === 0) expect([said, stands]).toEqual([said, Math.max(here, there)])
        else if (here === there) expect([said, stands]).toEqual([said, here])
        else expect(stands).toBeLessThanOrEqual(Math.max(here, there))
      }
    }),
    { numRuns: 1000 },
  )
  expect(merged).toBeGreaterThan(200)
})
