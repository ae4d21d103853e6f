import { shown } from '#engine/diff/words.ts'
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
