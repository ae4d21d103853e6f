import { describe, expect, test } from 'vitest'

import type { Block } from '#schema/types.ts'
import { type Carried, carryByKey, dropRefusal, placeWords, putDown } from '#studio/drag/carried.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'

const HOME = 'multi-location/home.json'

function opened(...selected: string[]): StudioStoreApi {
  const studio = openStudio(realFiles(), HOME)
  studio.getState().select({ blocks: selected, pointer: '' })
  return studio
}

const idsOf = (studio: StudioStoreApi): string[] =>
  (studio.getState().values[HOME] as { blocks: Block[] }).blocks.map(({ id }) => id)

/** What is said after each key, with a block selected or none. */
function press(id: string, ...keys: string[]): string[] {
  const studio = opened(...(id === '' ? [] : [id]))
  return keys.map((key) =>
    carryByKey(studio.getState(), key) ? studio.getState().said.text : 'not taken',
  )
}

describe('a block that is lifted by keys', () => {
  test('tells each place, and drops there', () =>
    expect(press('faves', ' ', 'ArrowUp', 'ArrowUp', ' ').slice(1)).toEqual([
      'Between Edge and Intro.',
      'Between Action buttons and Edge.',
      'Faves moved, now 4 of 12.',
    ]))
  test('steps over the place where it is', () =>
    expect(press('faves', ' ', 'ArrowDown', 'ArrowUp', 'ArrowUp').slice(1)).toEqual([
      'Between Edge and Locations.',
      'Where it was.',
      'Between Edge and Intro.',
    ]))
  test('goes to the ends', () =>
    expect(press('faves', ' ', 'End', 'Home').slice(1)).toEqual(['At the end.', 'At the top.']))
  test('is taken back by Escape, and by dropping it where it was', () => {
    expect(press('faves', ' ', 'ArrowUp', 'Escape')[2]).toBe('Faves is back where it was.')
    expect(press('faves', ' ', ' ')[1]).toBe('Faves is back where it was.')
  })
  test('is one of several, which are told as such', () => {
    const studio = opened('intro', 'faves')
    const said = ([' ', 'Escape'] as const).map((key) => {
      carryByKey(studio.getState(), key)
      return studio.getState().said.text
    })
    expect(said).toEqual([
      '2 blocks lifted. Arrows move them, Space drops them, Escape puts them back.',
      '2 blocks are back where they were.',
    ])
  })
  test('takes no key before, none for nothing, and none but those that move it', () => {
    expect(press('faves', 'ArrowUp')).toEqual(['not taken'])
    expect(press('', ' ')).toEqual(['not taken'])
    expect(press('faves', ' ', 'a', ' ').slice(1)).toEqual([
      'not taken',
      'Faves is back where it was.',
    ])
  })
})

describe('blocks that are put down', () => {
  const carry = (carried: Partial<Carried>): Carried => ({
    by: 'pointer',
    ids: [],
    index: undefined,
    ...carried,
  })

  test('go together, and stay selected', () => {
    const studio = opened('faves', 'locations')
    expect(putDown(studio.getState(), carry({ ids: ['faves', 'locations'], index: 0 }))).toBe(true)
    expect(idsOf(studio).slice(0, 2)).toEqual(['faves', 'locations'])
    expect(studio.getState().selection.blocks).toEqual(['faves', 'locations'])
    expect(studio.getState().view.carried).toBeUndefined()
  })
  test('outside of any place change nothing', () => {
    const studio = opened('faves')
    const before = studio.getState().values
    expect(putDown(studio.getState(), carry({ ids: ['faves'] }))).toBe(false)
    expect(studio.getState().values).toBe(before)
    expect(studio.getState().said.text).toBe('Faves is back where it was.')
  })
  test('new ones are added there', () => {
    const studio = opened()
    const added = [{ type: 'edge', id: 'new-edge', strip: 'lettuce' } as unknown as Block]
    expect(putDown(studio.getState(), carry({ added, index: 2 }))).toBe(true)
    expect(idsOf(studio)[2]).toBe('new-edge')
  })
  test('where a limit forbids it, it is said instead', () => {
    const studio = opened()
    const hero = (studio.getState().values[HOME] as { blocks: Block[] }).blocks.find(
      ({ type }) => type === 'hero-video',
    ) as Block
    const carried = carry({ added: [hero], index: 2 })
    expect(dropRefusal(studio.getState(), carried, 2)).toBe('A page can have only one Hero video.')
    expect(putDown(studio.getState(), carried)).toBe(false)
    expect(studio.getState().said).toMatchObject({
      text: 'A page can have only one Hero video.',
      kind: 'refused',
    })
  })
})

test('a place beside something that is no block has words as well', () =>
  expect(placeWords([{ type: 'faves' }, null], 1)).toBe(
    'Between Faves and something that isn’t a block.',
  ))
