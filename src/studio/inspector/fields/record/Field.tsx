import { type FormEvent, useState } from 'react'

import { type Schema, isRecord, resolved } from '#engine/schema/schema.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { Setting } from '#studio/inspector/form/Setting.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'
import { emptyOf, schemaFor } from '#studio/inspector/form/shape.ts'
import { oneOf } from '#studio/inspector/form/words.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './record.module.css'

/** Things that pages name: each has a name of its own, and settings. */
export function Field({ at, schema, value, set, label }: FieldProps) {
  const entries = isRecord(value) ? value : {}
  const of: Schema =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return (
    <div className={styles.record}>
      {Object.entries(entries).map(([key, inner]) => (
        <Entry
          key={key}
          at={below(at, key)}
          of={key}
          schema={of}
          value={inner}
          remove={() => {
            const { [key]: _, ...rest } = entries
            set(rest)
          }}
        />
      ))}
      <Adding
        label={label}
        one={oneOf(at.slice(at.lastIndexOf('/') + 1))}
        taken={entries}
        pattern={schema.propertyNames?.pattern}
        add={(key) => set({ ...entries, [key]: emptyOf(of) })}
      />
    </div>
  )
}

function Entry({
  at,
  of,
  schema,
  value,
  remove,
}: {
  at: string
  of: string
  schema: Schema
  value: unknown
  remove: () => void
}) {
  const whole = schemaFor(schema, value)
  const { findings } = useForms()
  if (resolved(schema).type !== 'object' || !isRecord(value))
    return (
      <div className={styles.plain}>
        <Setting at={at} of={of} schema={schema} required label={of} />
        <Button kind="danger" aria-label={`Take out ${of}`} onClick={remove}>
          Take out
        </Button>
      </div>
    )
  const title = typeof value['name'] === 'string' ? value['name'] : value['label']
  return (
    <details className={styles.entry} data-at={at}>
      <summary>
        <strong>{typeof title === 'string' && title !== '' ? title : of}</strong>
        <code>{of}</code>
      </summary>
      <div className={styles.body}>
        <Parts at={at} schema={whole} value={value} />
        <Findings findings={findingsAt(findings, at, false)} />
        <Button kind="danger" aria-label={`Take out ${of}`} onClick={remove}>
          Take out
        </Button>
      </div>
    </details>
  )
}

function Adding({
  label,
  one,
  taken,
  pattern,
  add,
}: {
  label: string
  one: string
  taken: Readonly<Record<string, unknown>>
  pattern: string | undefined
  add: (key: string) => void
}) {
  const store = useStudioStore()
  const [name, setName] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { say } = store.getState()
    if (Object.hasOwn(taken, name)) return say(`There is a “${name}” already.`, true)
    if (name === '' || (pattern !== undefined && !new RegExp(pattern, 'u').test(name)))
      return say('A name is small letters, digits and hyphens, and begins with a letter.', true)
    add(name)
    setName('')
    return say(`Added ${name}.`)
  }
  return (
    <form className={controls.line} onSubmit={submit}>
      <input
        className={controls.control}
        aria-label={`Name of the new ${one} in ${label}`}
        placeholder={`name of a new ${one}`}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button icon="add" type="submit" aria-label={`Add to ${label}`}>
        Add
      </Button>
    </form>
  )
}
