import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'

/** A setting whose link sends visitors on, and when. */
interface Sender {
  readonly key: string
  /** Of each setting beside it that decides, the values for which it does, and what counts unsaid. */
  readonly deciders: readonly { key: string; values: readonly unknown[]; usual: unknown }[]
}

/** By type of block; few have one. */
const senders: ReadonlyMap<unknown, Sender> = new Map(
  [...blockSchemas].flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, { 'x-redirect': condition }]) =>
      condition ? [[type, { key, deciders: decidersOf(condition, properties) }] as const] : [],
    ),
  ),
)

function decidersOf(
  condition: NonNullable<Schema['x-redirect']>,
  properties: NonNullable<Schema['properties']>,
): Sender['deciders'] {
  return Object.entries(condition).map(([key, values]) => ({
    key,
    values,
    usual: resolved(properties[key] ?? {}).default,
  }))
}

/**
 * The setting whose link sends the visitors of a block on at once, as its schema says with
 * `x-redirect`; undefined for a block that keeps them. The block may break its schema, and be one
 * that does not show.
 */
export function sendsOn(block: object): string | undefined {
  const settings = block as Readonly<Record<string, unknown>>
  const sender = senders.get(settings['type'])
  return sender?.deciders.every(({ key, values, usual }) =>
    values.includes(Object.hasOwn(settings, key) ? settings[key] : usual),
  )
    ? sender.key
    : undefined
}
