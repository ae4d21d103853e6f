import { isRecord } from '#engine/is-record.ts'
import { applies } from '#engine/schema/applies.ts'
import { type Schema } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'

import { nameOf, schemaFor } from './shape.ts'

export interface SettingOf {
  readonly key: string
  readonly schema: Schema
  readonly required: boolean
}

/** Settings that say what a thing is and are no choice, unless they hold settings of their own. */
const unseen = new Set(['$schema', 'type', 'v'])

/** Settings that decide whether a block shows; the tab "Show when" has them. */
const showing = new Set(['hidden', 'when', 'layout'])

export type Tab = 'Content' | 'Look' | 'Show when'

/**
 * The settings of an object, in the order of its schema, with those its own values ask for. One that
 * says nothing beside them, or that no page should have any more, is left out, unless somebody wrote it.
 */
export function settingsOf(schema: Schema, value: unknown): SettingOf[] {
  const { properties = {}, required = [] } = schemaFor(schema, value)
  const written = isRecord(value) ? value : {}
  return Object.entries(properties)
    .filter(([key, inner]) => !(unseen.has(key) && inner.type !== 'object') && !areBlocks(inner))
    .map(([key, inner]) => ({ key, schema: inner, required: required.includes(key) }))
    .filter(
      ({ key, schema: { deprecated }, required: isNeeded }) =>
        Object.hasOwn(written, key) ||
        ((isNeeded || deprecated !== true) && applies(properties, written, key)),
    )
    .toSorted((a, b) => Number(isName(a, schema)) - Number(isName(b, schema)))
}

/** The blocks of a page, each of which has its own form. */
function areBlocks({ items = {} }: Schema): boolean {
  return nameOf(items) === 'Block'
}

/** A block's name in its page comes last, after what visitors read. */
function isName({ key }: SettingOf, schema: Schema): boolean {
  return key === 'id' && schema['x-type'] !== undefined
}

/** The tab of a block's setting. */
export function tabOf({ key, schema }: SettingOf): Tab {
  if (showing.has(key)) return 'Show when'
  const whole = schemaFor(schema, undefined)
  return whole['x-tab'] === 'Look' || nameOf(schema) === 'Color' ? 'Look' : 'Content'
}

/** Keys that the schema does not know. They stay, and are shown as they are. */
export function unknownKeys(schema: Schema, value: unknown): string[] {
  const { properties = {}, additionalProperties } = schemaFor(schema, value)
  if (!isRecord(value) || typeof additionalProperties === 'object') return []
  return Object.keys(value).filter((key) => !Object.hasOwn(properties, key) && !unseen.has(key))
}

/** The pointer of a key below another pointer. */
export function below(at: string, key: string | number): string {
  return `${at}/${escaped(key)}`
}
