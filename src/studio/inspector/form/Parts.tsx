import type { Schema } from '#engine/schema/schema.ts'

import { Setting } from './Setting.tsx'
import { type SettingOf, below, settingsOf, unknownKeys } from './settings-of.ts'
import { Unknown } from './Unknown.tsx'

/** The settings of an object, below another; `without` some that are shown otherwise. */
export function Parts({
  at,
  schema,
  value,
  without = [],
  known = false,
}: {
  at: string
  schema: Schema
  value: unknown
  without?: readonly string[]
  /** Leaves out what the schema does not know, because it is shown elsewhere. */
  known?: boolean
}) {
  const shown = settingsOf(schema, value).filter(({ key }: SettingOf) => !without.includes(key))
  return (
    <>
      {shown.map(({ key, schema: inner, required }) => (
        <Setting key={key} at={below(at, key)} of={key} schema={inner} required={required} />
      ))}
      {known ? null : <Unknown at={at} keys={unknownKeys(schema, value)} />}
    </>
  )
}
