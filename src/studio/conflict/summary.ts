import { shown } from '#engine/diff/words.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'

/** A value in a few words: the first text in it. */
export function summary(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(summary).join(', ').slice(0, 120) || 'Nothing'
  if (!isRecord(value)) return shown(value)
  const own = ['name', 'heading', 'title', 'text', 'label'].map((key) => value[key])
  const found = own.find((text) => typeof text === 'string')
  const any = Object.entries(value).find(
    ([key, text]) => typeof text === 'string' && key !== 'type' && key !== 'id',
  )?.[1]
  const text = found ?? any
  return typeof text === 'string' ? text : shown(value)
}

/** Two values in a few words each; of two that go by the same text, in what else they say. */
export function summaries(mine: unknown, theirs: unknown): [mine: string, theirs: string] {
  const whole: [string, string] = [summary(mine), summary(theirs)]
  if (whole[0] !== whole[1] || !isRecord(mine) || !isRecord(theirs)) return whole
  const rests = [own(mine, theirs), own(theirs, mine)] as const
  const told: [string, string] = [summary(rests[0]), summary(rests[1])]
  if (told[0] !== told[1]) return told
  // The same text may have another name: then the names are told, and all that differs.
  return [shown(rests[0], { properties: {} }), shown(rests[1], { properties: {} })]
}

/** What a value says otherwise than another, however deep in it. */
function own(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other))
    return value.flatMap((one, index) => (equal(one, other[index]) ? [] : [own(one, other[index])]))
  if (!isRecord(value) || !isRecord(other)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      equal(inner, other[key]) ? [] : [[key, own(inner, other[key])]],
    ),
  )
}
