// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { start } from './filter.behavior.ts'
import { MenuFilter } from './MenuFilter.tsx'

const draw = blockDrawer(MenuFilter, example)
const html = draw()
let stop = (): void => {}

function open(): void {
  document.body.innerHTML = `${html}<section data-dishes><ul>
    <li data-contains="Gluten,Egg">Bun</li><li data-contains="" data-vegetarian>Slaw</li></ul>
    <p data-none hidden>Nothing</p></section><section data-dishes><ul>
    <li data-contains="Egg" data-vegetarian>Egg</li></ul><p data-none hidden>Nothing</p></section>`
  stop = start(document.querySelector('details') as HTMLElement)
}

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => stop())

function choose(value: string): void {
  const box = [...document.querySelectorAll('input')].find((input) =>
    input.parentElement?.textContent.includes(value),
  )
  box?.click()
}

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
const said = (): string => document.querySelector('[role=status]')?.textContent ?? ''

test('without script it is not there', () => expect(html).toMatch(/<details[^>]* hidden=""/))

test('offers each allergen of the menu and vegetarian (I6, I7)', () => {
  open()
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent.trim())
  expect(labels).toEqual([...(view.menu?.allergens ?? []), 'Vegetarian only'])
})

test('at first nothing is hidden and nothing said', () => {
  open()
  expect(shown()).toEqual(['Bun', 'Slaw', 'Egg'])
  expect(said()).toBe('')
})

test('hides what contains an allergen, says how many are left, and brings it back', () => {
  open()
  choose('Egg')
  expect(shown()).toEqual(['Slaw'])
  expect(said()).toBe('1 of 3 items shown')
  choose('Egg')
  expect(shown()).toHaveLength(3)
  expect(said()).toBe('')
})

test('leaves vegetarian items, and a part with nothing left says so', () => {
  open()
  choose('Vegetarian')
  expect(shown()).toEqual(['Slaw', 'Egg'])
  choose('Egg')
  const notes = [...document.querySelectorAll<HTMLElement>('[data-none]')]
  expect(notes.map(({ hidden }) => hidden)).toEqual([true, false])
})

test('the choice stays in the address and comes back with it', () => {
  open()
  choose('Gluten')
  choose('Vegetarian')
  expect(location.search).toBe('?without=Gluten&only=vegetarian')
  stop()
  open()
  expect(shown()).toEqual(['Slaw', 'Egg'])
  expect(document.querySelector('details')?.open).toBe(true)
})

test('never claims that anything is free from anything', () => {
  expect(html).not.toMatch(/free|safe/i)
  expect(html).toContain('may have touched any other')
})

test('stopped, it hides nothing more', () => {
  open()
  stop()
  choose('Egg')
  expect(shown()).toHaveLength(3)
})

test('offers what the menu tells, and is not there where it tells nothing', () => {
  const { allergens, vegetarianMark, ...menu } = view.menu!
  const drawn = (known: Partial<typeof view.menu>): string =>
    draw({}, { menu: { ...menu, ...known } })
  expect(drawn({ vegetarianMark: vegetarianMark! })).not.toContain('<fieldset')
  expect(drawn({ vegetarianMark: vegetarianMark! })).toContain('Vegetarian only')
  expect(drawn({ allergens: allergens! })).toContain('<fieldset')
  expect(drawn({ allergens: allergens! })).not.toContain('Vegetarian only')
  expect(drawn({})).toBe('')
})
