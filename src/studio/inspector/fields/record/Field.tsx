import { type ReactNode, useMemo, useRef, useState } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { emptyOf } from '#engine/schema/empty.ts'
import { oneOf } from '#engine/schema/labels.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { fieldToWrite } from '#studio/inspector/fields/list/field-to-write.ts'
import { useKeys } from '#studio/inspector/fields/list/use-keys.ts'
import { findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms, useSelectedIn } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { Setting } from '#studio/inspector/form/Setting.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'
import { schemaFor } from '#studio/inspector/form/shape.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { useOnceDrawn } from '#studio/ui/use-once-drawn.ts'

import { Adding } from './Adding.tsx'
import { EntryName } from './EntryName.tsx'
import { tellRemoved } from './tell-removed.ts'

import styles from './record.module.css'

const none: Readonly<Record<string, unknown>> = {}

/** Things that pages name: each has a name of its own, and settings. */
export function Field({ at, schema, value, set, label }: FieldProps) {
  const { document, base } = useForms()
  const store = useStudioStore()
  const entries = isRecord(value) ? value : none
  // So that one that is named anew stays open.
  const keys = useKeys(useMemo(() => Object.values(entries), [entries]))
  const record = useRef<HTMLDivElement>(null)
  const onceDrawn = useOnceDrawn()
  const [added, setAdded] = useState<string>()
  const of: Schema =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return (
    <div ref={record} className={styles.record}>
      {Object.entries(entries).map(([key, inner], index) => (
        <Entry
          key={keys[index]}
          at={below(at, key)}
          of={key}
          schema={of}
          value={inner}
          isAdded={key === added}
          name={<EntryName document={document} at={base + below(at, key)} of={schema} />}
          remove={(title) => {
            const { [key]: _, ...rest } = entries
            const entry = { document, at: base + below(at, key), of: schema, title }
            tellRemoved(store, entry, () => set(rest))
          }}
        />
      ))}
      <Adding
        label={label}
        one={oneOf(at.slice(at.lastIndexOf('/') + 1), schema)}
        taken={Object.keys(entries)}
        of={schema}
        add={(key, words) => {
          const next = { ...entries, [key]: called(emptyOf(of), words) }
          set(next)
          setAdded(key)
          onceDrawn(() => {
            const entry = record.current?.children[Object.keys(next).indexOf(key)]
            if (!entry) return
            if (entry instanceof HTMLDetailsElement) entry.open = true
            fieldToWrite(entry)?.focus()
          })
        }}
      />
    </div>
  )
}

function Entry({
  at,
  of,
  schema,
  value,
  isAdded,
  name,
  remove,
}: {
  at: string
  of: string
  schema: Schema
  value: unknown
  /** Whether it is the one that was just added, which is open. */
  isAdded: boolean
  /** What gives it another name. */
  name: ReactNode
  /** Takes it out; the title is what it is told by. */
  remove: (title: string) => void
}) {
  const whole = schemaFor(schema, value)
  const { findings } = useForms()
  const [isDrawn, draw] = useDrawn(at, isAdded)
  if (resolved(schema).type !== 'object' || !isRecord(value))
    return (
      <div className={styles.plain}>
        <Setting at={at} of={of} schema={schema} required label={of} />
        <Button kind="danger" aria-label={`Remove ${of}`} onClick={() => remove(of)}>
          Remove
        </Button>
      </div>
    )
  const said = typeof value['name'] === 'string' ? value['name'] : value['label']
  const title = typeof said === 'string' && said !== '' ? said : of
  return (
    <details className={styles.entry} data-at={at}>
      <summary onClick={draw}>
        <strong>{title}</strong>
        {title === of ? null : <code>{of}</code>}
      </summary>
      {isDrawn ? (
        <div className={styles.body}>
          {name}
          <Parts at={at} schema={whole} value={value} />
          <Findings findings={findingsAt(findings, at, false)} />
          <Button kind="danger" aria-label={`Remove ${of}`} onClick={() => remove(title)}>
            Remove
          </Button>
        </div>
      ) : null}
    </details>
  )
}

/**
 * Whether the settings of an entry are drawn: since it was first opened, or something in it was selected.
 * Of sixty shops those that are closed are no more than a row.
 */
function useDrawn(at: string, isAdded: boolean): [isDrawn: boolean, draw: () => void] {
  const isAsked = useSelectedIn(at) !== undefined
  const [isDrawn, setDrawn] = useState(isAdded)
  if (isAsked && !isDrawn) setDrawn(true)
  return [isDrawn, () => setDrawn(true)]
}

/** A new entry that is called by these words, where its name is a text of its own. */
function called(entry: unknown, words: string): unknown {
  const key = ['name', 'label'].find((one) => isRecord(entry) && entry[one] === '')
  return key === undefined ? entry : { ...Object(entry), [key]: words }
}
