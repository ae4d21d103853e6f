import { useId } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { Field as Moment } from '#studio/inspector/fields/moment/Field.tsx'
import { type Setter, useSetting } from '#studio/inspector/form/bind.ts'
import { errorsAt, findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { below, unknownKeys } from '#studio/inspector/form/settings-of.ts'
import { Unknown } from '#studio/inspector/form/Unknown.tsx'
import { Segmented } from '#studio/ui/Segmented.tsx'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './when.module.css'

const screens = [
  { value: '', label: 'All screens' },
  { value: 'phones', label: 'Phones' },
  { value: 'desktops', label: 'Desktops' },
] as const

/** On which screens and for what time a block shows. Without any limit the setting is not there. */
export function Field({ at, schema, value }: FieldProps) {
  const is = isRecord(value) ? value : {}
  const { findings, schema: block } = useForms()
  const own = screens.find(({ value: one }) => one === block['x-on'])
  const setScreens = useLimit(at, 'on', 'Screens')
  return (
    <div className={styles.when}>
      <div data-at={below(at, 'on')}>
        {own && is['on'] === undefined ? (
          <p className={controls.unit}>This block shows on {own.label.toLowerCase()} only.</p>
        ) : (
          <Segmented
            label="Screens"
            options={screens}
            value={is['on'] === 'phones' || is['on'] === 'desktops' ? is['on'] : ''}
            onChange={(on) => setScreens(on === '' ? undefined : on)}
          />
        )}
        <Findings findings={findingsAt(findings, below(at, 'on'), true)} />
      </div>
      {(['from', 'until'] as const).map((key) => (
        <Limit
          key={key}
          at={at}
          limit={key}
          label={key === 'from' ? 'From' : 'Until'}
          schema={schema.properties?.[key] ?? {}}
          value={is[key]}
        />
      ))}
      <p className={controls.unit}>Times are in the site’s time zone.</p>
      <Unknown at={at} keys={unknownKeys(schema, value)} />
    </div>
  )
}

/** Sets one limit by itself, so that each is a step of its own; the last that goes takes `when` along. */
function useLimit(when: string, limit: string, label: string): Setter {
  const { value, set: setAll } = useSetting(when, label)
  const { set } = useSetting(below(when, limit), label)
  return (next, typed) => {
    const isLast = isRecord(value) && Object.keys(value).every((key) => key === limit)
    if (next === undefined && isLast) setAll(undefined, typed)
    else set(next, typed)
  }
}

function Limit({
  at: when,
  limit,
  label,
  schema,
  value,
}: {
  at: string
  limit: string
  label: string
  schema: Schema
  value: unknown
}) {
  const id = useId()
  const at = below(when, limit)
  const set = useLimit(when, limit, label)
  const { findings } = useForms()
  const found = findingsAt(findings, at, true)
  const wrong = `${id}-wrong`
  return (
    <div data-at={at} className={styles.limit}>
      <label htmlFor={id}>{label}</label>
      <Moment
        at={at}
        schema={resolved(schema)}
        name="Moment"
        label={label}
        required={false}
        value={value}
        set={set}
        control={{
          id,
          'aria-describedby': found.length > 0 ? wrong : undefined,
          'aria-invalid': errorsAt(findings, at) > 0 || undefined,
          'aria-required': undefined,
        }}
      />
      <Findings id={wrong} findings={found} />
    </div>
  )
}
