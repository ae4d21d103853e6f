import { expect, test } from 'vitest'

import {
  BURST_MS,
  type History,
  type Step,
  hasTravelled,
  noHistory,
  recorded,
  travelled,
} from '#studio/state/history.ts'

const path = ['set/home.json', 'title']

/** A key that made one title of another, so many milliseconds after the first. */
const key = (from: string, to: string, at: number): Step => ({
  label: 'Change Title',
  patches: [{ op: 'replace', path, value: to }],
  inverse: [{ op: 'replace', path, value: from }],
  field: '/title',
  at,
  page: 'set/home.json',
})

const typed = (...steps: readonly Step[]): History => steps.reduce(recorded, noHistory)

test('letters that were typed and taken out again leave nothing to undo', () => {
  const before = { ...key('Hom', 'Home', 0), field: undefined }
  const words = [key('Home', 'Homes', 10), key('Homes', 'Homesx', 20), key('Homesx', 'Homes', 30)]
  expect(typed(before, ...words).past).toHaveLength(2)
  expect(typed(before, ...words, key('Homes', 'Home', 40)).past).toEqual([before])
})

test('of a value that is typed, what it was before and what it became are kept, nothing between', () => {
  const came: Step = {
    ...key('', 'H', 0),
    patches: [{ op: 'add', path, value: 'H' }],
    inverse: [{ op: 'remove', path }],
  }
  const words = [key('H', 'Ho', 10), key('Ho', 'Hom', 20), key('Hom', 'Home', 30)]
  expect(typed(...words.slice(1)).past).toEqual([
    {
      ...words[2],
      patches: [{ op: 'replace', path, value: 'Home' }],
      inverse: [{ op: 'replace', path, value: 'Ho' }],
    },
  ])
  expect(typed(came, ...words).past).toMatchObject([
    { patches: [{ op: 'add', path, value: 'Home' }], inverse: [{ op: 'remove', path }] },
  ])
})

test('a field that was emptied and then filled again later is two steps', () => {
  expect(typed(key('Home', '', 0), key('', 'Home', BURST_MS)).past).toHaveLength(2)
})

test('a setting that comes and goes again is kept: its place among the others may be another', () => {
  const came: Step = { ...key('', 'x', 0), inverse: [{ op: 'remove', path }] }
  const went: Step = { ...key('x', '', 10), patches: [{ op: 'remove', path }] }
  expect(typed(came, went).past).toHaveLength(1)
})

test('a step that is taken back or done again is told from one that is done', () => {
  const done = typed(key('Hom', 'Home', 0))
  const undone = travelled(done, { 'set/home.json': { title: 'Home' } }, 'undo')
  const again = undone && travelled(undone.history, undone.values, 'redo')
  if (!undone || !again) throw new Error('There was nothing to take back.')
  expect(hasTravelled(done, undone.history)).toBe(true)
  expect(hasTravelled(undone.history, again.history)).toBe(true)
  expect(hasTravelled(noHistory, done)).toBe(false)
  expect(hasTravelled(undone.history, recorded(undone.history, key('Hom', 'Homes', 9)))).toBe(false)
})
