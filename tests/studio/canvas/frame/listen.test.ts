// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listen } from '#studio/canvas/frame/listen.ts'

const told = {
  choose: vi.fn(),
  chooseAround: vi.fn(),
  edit: vi.fn(),
  menu: vi.fn(),
  hover: vi.fn(),
  key: vi.fn(),
}
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<section data-block id="faves"><h2>Faves</h2></section>'
  const [heading] = document.querySelectorAll('h2')
  document.elementsFromPoint = () => (heading ? [heading] : [])
  stop = listen(document, told)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

/** What browsers tell of a press of the heading, or of a finger that taps it. */
function press(pointerType: 'mouse' | 'touch'): void {
  const heading = document.querySelector('h2')
  const at = { bubbles: true, clientX: 5, clientY: 5, detail: 1 }
  const moved = () => heading?.dispatchEvent(new MouseEvent('mousemove', at))
  if (pointerType === 'mouse') {
    heading?.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType }))
    moved()
  }
  heading?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType }))
  if (pointerType === 'touch') moved()
  heading?.dispatchEvent(new MouseEvent('click', at))
}

test('a finger is over nothing, and a mouse after it is over what it points at', () => {
  press('touch')
  expect(told.hover).not.toHaveBeenCalled()
  press('mouse')
  expect(told.hover.mock.lastCall?.[0]).toMatchObject({ id: 'faves' })
})

test('it is told whether a finger or a mouse chooses', () => {
  press('touch')
  expect(told.choose.mock.lastCall?.[3]).toBe(true)
  press('mouse')
  expect(told.choose.mock.lastCall?.[3]).toBe(false)
})
