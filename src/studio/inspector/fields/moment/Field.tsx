import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useDraft } from '#studio/inspector/form/draft.ts'

import { controlFor } from './control-for.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A day, a month, a time of the clock, or a day with a time if one is given. */
export function Field({ at, schema, value, required, set, control, label }: FieldProps) {
  const kind = controlFor(schema)
  const text = typeof value === 'string' ? value : ''
  // The time of a day that is being typed anew: half of one has no value, and would take it along.
  const { text: waiting, keep } = useDraft(at, value)
  const [day = '', clock = waiting ?? ''] = text.split('T')
  // What no such control can show is a text, so that nothing is lost.
  const [odd] = useState(() => text !== '' && !new RegExp(schema.pattern ?? '', 'u').test(text))
  const put = (next: string): void => set(next === '' && !required ? undefined : next, true)
  if (odd)
    return (
      <input
        {...control}
        className={controls.control}
        value={text}
        onChange={({ target }) => put(target.value)}
      />
    )
  if (kind === 'instant')
    return (
      <input
        {...control}
        className={controls.control}
        type="datetime-local"
        step={1}
        // The browser spells a whole minute without its seconds.
        value={text.replace(/(:00)?Z$/, '')}
        onChange={({ target }) => put(instant(target.value))}
      />
    )
  if (kind !== 'moment')
    return (
      <input
        {...control}
        className={controls.control}
        type={kind}
        value={text}
        onChange={({ target }) => put(target.value)}
      />
    )
  return (
    <span className={controls.line}>
      <input
        {...control}
        className={controls.control}
        type="date"
        value={day}
        onBlur={() => keep(undefined)}
        onChange={({ target }) => {
          keep(target.value ? undefined : { text: clock, of: required ? '' : undefined })
          put(target.value && clock ? `${target.value}T${clock}` : target.value)
        }}
      />
      <input
        className={controls.control}
        type="time"
        aria-label={`${label}, time`}
        value={clock}
        disabled={day === ''}
        onChange={({ target }) => put(target.value ? `${day}T${target.value}` : day)}
      />
    </span>
  )
}

/** With the seconds that the browser leaves out where there are none. */
function instant(local: string): string {
  if (local === '') return ''
  return `${local}${/T\d\d:\d\d$/.test(local) ? ':00' : ''}Z`
}
