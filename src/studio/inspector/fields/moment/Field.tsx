import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useDraft } from '#studio/inspector/form/draft.ts'

import { controlFor } from './control-for.ts'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * A day, a month, a time of the clock, or a day with a time if one is given.
 *
 * The browser tells of a year with each digit: 0002, 0020, 0202, 2026. What is no year yet is a draft
 * until it is one, so that a date is one step to undo however slowly it is typed, and nobody is told
 * of the year 202; a field that is left with such a year has it. So is the time of a day that is
 * typed anew: half a day has no value, and would take its time along.
 */
export function Field({ at, schema, value, required, set, control, label }: FieldProps) {
  const kind = controlFor(schema)
  const stored = typeof value === 'string' ? value : ''
  const { text: draft, keep } = useDraft(at, value)
  const text = draft ?? stored
  // What no such control can show is a text, so that nothing is lost.
  const [odd] = useState(() => text !== '' && !new RegExp(schema.pattern ?? '', 'u').test(text))
  const write = (next: string): void => set(next === '' && !required ? undefined : next, true)
  const put = (next: string): void => {
    if (isYearBegun(next)) return keep({ text: next, of: value })
    const isDayGone = next.startsWith('T')
    keep(isDayGone ? { text: next, of: required ? '' : undefined } : undefined)
    return write(isDayGone ? '' : next)
  }
  const leave = (): void => {
    keep(undefined)
    if (draft !== undefined && isYearBegun(draft)) write(draft)
  }
  if (odd)
    return (
      <input
        {...control}
        className={controls.control}
        value={text}
        onChange={({ target }) => write(target.value)}
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
        onBlur={leave}
        onChange={({ target }) => put(instant(target.value))}
      />
    )
  if (kind !== 'moment')
    return (
      <>
        <input
          {...control}
          className={controls.control}
          type={kind}
          value={text}
          onBlur={leave}
          onChange={({ target }) => put(target.value)}
        />
        {text === '' && schema['x-empty'] !== undefined ? (
          <span className={controls.unit}>{schema['x-empty']}</span>
        ) : null}
      </>
    )
  const [day = '', clock = ''] = text.split('T')
  const together = (date: string, time: string): string => (time ? `${date}T${time}` : date)
  return (
    <span className={controls.line}>
      <input
        {...control}
        className={controls.control}
        type="date"
        value={day}
        onBlur={leave}
        onChange={({ target }) => put(together(target.value, clock))}
      />
      <input
        className={controls.control}
        type="time"
        aria-label={`${label}, time`}
        value={clock}
        disabled={day === ''}
        onChange={({ target }) => put(together(day, target.value))}
      />
    </span>
  )
}

/** Whether a year is on its way: none that begins with 0 is meant. */
function isYearBegun(text: string): boolean {
  return /^0\d{3}-/.test(text)
}

/** With the seconds that the browser leaves out where there are none. */
function instant(local: string): string {
  if (local === '') return ''
  return `${local}${/T\d\d:\d\d$/.test(local) ? ':00' : ''}Z`
}
