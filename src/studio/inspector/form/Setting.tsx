import {
  type CSSProperties,
  type RefObject,
  createElement,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

import { equal } from '#engine/edit/equal.ts'
import type { Finding } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { emptyOf } from '#engine/schema/empty.ts'
import { labelOf } from '#engine/schema/labels.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { fieldFor } from '#studio/inspector/fields/fields.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import { asText } from './as-text.ts'
import { type Setter, useSetting } from './bind.ts'
import { findingsAt } from './field-findings.ts'
import { Findings } from './Findings.tsx'
import { useForms } from './form-place.ts'
import { Odd } from './Odd.tsx'
import { nameOf } from './shape.ts'

import styles from './form.module.css'

/** How long after a key what is wrong with a text may be told, in milliseconds. */
const SETTLED_MS = 700

/** Texts that may be longer are not counted. */
const LONG = 300

interface Props {
  /** JSON Pointer of the setting inside of what the form is for. */
  readonly at: string
  readonly of: string
  readonly schema: Schema
  readonly required: boolean
  /** What it is called, where its key does not say. */
  readonly label?: string | undefined
}

/** One setting: its name, what changes it, what it is for, and what is wrong with it. */
export const Setting = memo(function Setting({ at, of, schema, required, label: given }: Props) {
  const whole = resolved(schema)
  const label = given ?? labelOf(of, schema)
  const { value, set: store } = useSetting(at, label)
  const { findings: all, explained } = useForms()
  const { typing, set, rest } = useTyping(store)
  const id = useId()
  const field = fieldFor(schema, value)
  const findings = typing ? [] : findingsAt(all, at, field?.parts !== true)
  const wrong = findings.some(({ severity }) => severity === 'error')
  const root = useToldInFocus(findings)
  const help = explained && whole.description !== undefined
  const described = [...(help ? [`${id}-help`] : []), ...(findings.length ? [`${id}-wrong`] : [])]
  const props: FieldProps = {
    at,
    schema: whole,
    name: nameOf(schema),
    label,
    required,
    value,
    set,
    control: {
      id,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': wrong || undefined,
      'aria-required': required || undefined,
    },
  }
  const absent = value === undefined && !required && startsWhole(whole) && field?.always !== true
  return (
    <div
      ref={root}
      className={`${styles.setting} ${field?.frame === 'row' ? styles.row : ''}`}
      data-at={at}
      onBlur={rest}
      {...(!field || field.frame === 'group'
        ? { role: 'group', 'aria-labelledby': `${id}-is` }
        : {})}
      style={{ '--wrong': wrong ? 1 : 0 } as CSSProperties}
    >
      <div className={styles.head} title={whole.description}>
        <Name id={id} group={!field || field.frame === 'group'} required={required}>
          {label}
        </Name>
        <Aside schema={whole} value={value} required={required} label={label} set={store} />
      </div>
      {absent ? (
        <Button icon="add" onClick={() => store(emptyOf(schema))} aria-label={`Add ${label}`}>
          Add
        </Button>
      ) : (
        createElement(field ? field.Field : Odd, props)
      )}
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {whole.description}
        </p>
      ) : null}
      <Findings id={`${id}-wrong`} findings={findings} />
    </div>
  )
})

/** Has what is wrong with a setting read out where it comes up while its author is in it. */
function useToldInFocus(findings: readonly Finding[]): RefObject<HTMLDivElement | null> {
  const store = useStudioStore()
  const root = useRef<HTMLDivElement>(null)
  const told = findings.map(({ problem, remedy }) => `${problem} ${remedy}`).join(' ')
  useEffect(() => {
    if (told !== '' && root.current?.contains(document.activeElement))
      store.getState().say(told, 'aside')
  }, [told, store])
  return root
}

function Name({
  id,
  group,
  required,
  children,
}: {
  id: string
  group: boolean
  required: boolean
  children: string
}) {
  const mark = required ? styles.required : undefined
  return group ? (
    <span className={mark} id={`${id}-is`}>
      {children}
    </span>
  ) : (
    <label className={mark} htmlFor={id} id={`${id}-is`}>
      {children}
    </label>
  )
}

/** What stands at the right of the name: how much there is of how much there may be, and the way back. */
function Aside({
  schema,
  value,
  required,
  label,
  set,
}: Pick<FieldProps, 'schema' | 'value' | 'required' | 'label' | 'set'>) {
  const is = schema.default
  const may = value !== undefined && !required
  return (
    <span className={styles.aside}>
      <Count schema={schema} value={value} />
      {may && is !== undefined && !isEmpty(is) && !equal(value, is) ? (
        <button
          type="button"
          className={styles.word}
          aria-label={`Use default for ${label}`}
          onClick={() => set(undefined)}
        >
          Use default
        </button>
      ) : null}
      {may && is === undefined && startsWhole(schema) ? (
        <button
          type="button"
          className={styles.word}
          aria-label={`Remove ${label}`}
          onClick={() => set(undefined)}
        >
          Remove
        </button>
      ) : null}
    </span>
  )
}

function Count({ schema, value }: Pick<FieldProps, 'schema' | 'value'>) {
  const most = Array.isArray(value) ? schema.maxItems : schema.maxLength
  if (most === undefined) return null
  const count = Array.isArray(value) ? value.length : [...asText(value)].length
  if (
    schema.enum ||
    schema['x-words'] !== undefined ||
    schema.pattern !== undefined ||
    most > LONG ||
    (count === 0 && !Array.isArray(value))
  )
    return null
  return (
    <span className={count > most ? styles.over : undefined}>
      {count} of {most}
    </span>
  )
}

/** Whether a setting is there or not, rather than empty: a picture, a link, a list of lines. */
function startsWhole(schema: Schema): boolean {
  const type = schema.type ?? (isRecord(schema.properties) ? 'object' : undefined)
  return type === 'object' || (type === 'array' && (schema.minItems ?? 0) > 0)
}

/** Back to nothing is what emptying a field does, and says. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length === 0
    : value === ''
}

/** Nothing is found fault with while it is being typed. */
function useTyping(store: Setter): { typing: boolean; set: Setter; rest: () => void } {
  const [typing, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const rest = (): void => {
    clearTimeout(timer.current)
    setTyping(false)
  }
  const set: Setter = (value, typed) => {
    store(value, typed)
    clearTimeout(timer.current)
    setTyping(typed === true)
    if (typed) timer.current = setTimeout(() => setTyping(false), SETTLED_MS)
  }
  return { typing, set, rest }
}
