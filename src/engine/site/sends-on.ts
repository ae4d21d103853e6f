import { saidOrDefault } from '#engine/schema/applies.ts'
import { type Schema, blockSchemas } from '#engine/schema/schema.ts'

/** A setting whose link sends visitors on, and when. */
interface Sender {
  readonly key: string
  readonly condition: NonNullable<Schema['x-redirect']>
  readonly properties: NonNullable<Schema['properties']>
}

/** By type of block; few have one. */
const senders: ReadonlyMap<unknown, Sender> = new Map(
  [...blockSchemas].flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, { 'x-redirect': condition }]) =>
      condition ? [[type, { key, condition, properties }] as const] : [],
    ),
  ),
)

/**
 * The setting whose link sends the visitors of a block on at once, as its schema says with
 * `x-redirect`; undefined for a block that keeps them. The block may break its schema, and be one
 * that does not show.
 */
export function sendsOn(block: object): string | undefined {
  const settings = block as Readonly<Record<string, unknown>>
  const sender = senders.get(settings['type'])
  if (!sender) return undefined
  const { key, condition, properties } = sender
  const sends = Object.entries(condition).every(([decider, values]) =>
    values.includes(saidOrDefault(properties, settings, decider)),
  )
  return sends ? key : undefined
}
