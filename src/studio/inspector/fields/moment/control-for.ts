import type { Schema } from '#engine/schema/schema.ts'

export type MomentKind = 'date' | 'month' | 'time' | 'moment' | 'instant'

/** One of each kind, as the data writes it. */
const samples: readonly (readonly [MomentKind, string, string])[] = [
  ['date', '2026-11-26', '2026-11-26T18:00'],
  ['month', '2026-11', '2026-11-26'],
  ['time', '18:30', '18:30:00'],
  ['moment', '2026-11-26T18:00', '2026-11'],
  ['instant', '2026-11-26T18:00:00Z', '2026-11-26T18:00:00'],
]

/** The control of the browser for texts of this form; undefined where they are no time at all. */
export function controlFor({ type, pattern }: Schema): MomentKind | undefined {
  if (type !== 'string' || pattern === undefined) return undefined
  const form = new RegExp(pattern, 'u')
  if (form.test('words')) return undefined
  return samples.find(([, is, not]) => form.test(is) && !form.test(not))?.[0]
}
