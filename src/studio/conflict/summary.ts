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
  const rest = (value: Readonly<Record<string, unknown>>, other: typeof value): unknown =>
    Object.fromEntries(Object.entries(value).filter(([key, own]) => !equal(own, other[key])))
  return [summary(rest(mine, theirs)), summary(rest(theirs, mine))]
}
