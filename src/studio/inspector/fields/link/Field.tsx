import { isRecord } from '#engine/is-record.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { settingsOf } from '#studio/inspector/form/settings-of.ts'

import controls from '#studio/inspector/fields/control.module.css'

const main = ['label', 'href']

/** Words that lead somewhere; what few links have is folded away. */
export function Field({ at, schema, value }: FieldProps) {
  const rest = settingsOf(schema, value)
    .map(({ key }) => key)
    .filter((key) => !main.includes(key))
  const used = isRecord(value) && rest.some((key) => Object.hasOwn(value, key))
  return (
    <div className={controls.parts}>
      <Parts at={at} schema={schema} value={value} without={rest} />
      {rest.length === 0 ? null : (
        <details className={controls.more} open={used}>
          <summary>More</summary>
          <div>
            <Parts at={at} schema={schema} value={value} without={main} known />
          </div>
        </details>
      )}
    </div>
  )
}
