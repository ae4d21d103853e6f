// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { BURST_MS } from '#studio/state/history.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const edge = blockSchemas.get('edge') as Schema
const start = { type: 'edge', id: 'test' }
const page = 'multi-location/test.json'

/** A form for a value, alone on a page, and its control for moments at a pointer. */
function form(schema: Schema, value: unknown) {
  const store = openStudio({ [page]: { blocks: [value] } }, page)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={schema} document={page} at="/blocks/0" block="test" />
    </StudioStore>,
  )
  return {
    now: () => (store.getState().values[page] as { blocks: unknown[] }).blocks[0],
    steps: () => store.getState().history.past.length,
    undo: () => act(() => void store.getState().travel('undo')),
    control: (at: string) => root.querySelector(`[data-at="${at}"] input`) as HTMLInputElement,
    leave: (control: HTMLElement) =>
      act(() => void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
  }
}

test('a day that is typed anew keeps its time, and one that is left out takes it along', () => {
  const { now, control, leave } = form(edge, { ...start, when: { from: '2026-12-01T18:00' } })
  const day = control('/when/from')
  const from = (): unknown => (now() as { when?: { from?: string } }).when?.from
  typeInto(day, '')
  expect(from()).toBeUndefined()
  typeInto(day, '2026-12-24')
  expect(from()).toBe('2026-12-24T18:00')
  typeInto(day, '')
  leave(day)
  typeInto(day, '2026-12-26')
  expect(from()).toBe('2026-12-26')
})

test('a date that is typed is one step, whose year counts once it is one', () => {
  vi.useFakeTimers()
  const { now, steps, undo, control } = form(edge, start)
  for (const year of ['0002', '0020', '0202']) {
    typeInto(control('/when/from'), `${year}-12-01`)
    vi.advanceTimersByTime(2 * BURST_MS)
    expect(now()).toEqual(start)
  }
  typeInto(control('/when/from'), '2026-12-01')
  expect(now()).toEqual({ ...start, when: { from: '2026-12-01' } })
  // Another day over it, key by key, and the field beside it.
  for (const day of ['2026-12-02', '2026-12-24', '2027-12-24']) typeInto(control('/when/from'), day)
  typeInto(control('/when/until'), '2027-12-31')
  expect(now()).toEqual({ ...start, when: { from: '2027-12-24', until: '2027-12-31' } })
  undo()
  expect(now()).toEqual({ ...start, when: { from: '2027-12-24' } })
  undo()
  expect(now()).toEqual(start)
  expect(steps()).toBe(0)
  vi.useRealTimers()
})

test('a date that is left with half a year has it', () => {
  const { now, undo, control, leave } = form(edge, start)
  typeInto(control('/when/until'), '0026-12-01')
  leave(control('/when/until'))
  expect(now()).toEqual({ ...start, when: { until: '0026-12-01' } })
  undo()
  expect(now()).toEqual(start)
})

test('the moment of a post is chosen by the clock, and kept as the feed writes it', () => {
  const schema = definition('Feed').properties?.['posts']?.items as Schema
  const { now, control } = form(schema, { timestamp: '2026-11-18T15:00:00Z' })
  const field = control('/timestamp')
  expect([field.type, field.value]).toEqual(['datetime-local', '2026-11-18T15:00'])
  typeInto(field, '2026-11-20T10:30')
  expect(now()).toMatchObject({ timestamp: '2026-11-20T10:30:00Z' })
})

test('a special day without hours says at both of their fields that it is closed', () => {
  const day = resolved(resolved(definition('Locations').properties?.['special'] ?? {}).items ?? {})
  const { control } = form(day, { date: '2026-12-25', label: 'Christmas', from: '10:00' })
  const hint = (at: string) => control(at).nextElementSibling?.textContent
  expect(hint('/from')).toBeUndefined()
  expect(hint('/to')).toBe('Without both, closed that day')
  typeInto(control('/from'), '')
  expect(hint('/from')).toBe('Without both, closed that day')
})
