// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { type Schema, blockSchemas } from '#engine/schema/schema.ts'
import { withOtherFile } from '#studio/inspector/fields/picture/other-file.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const page = 'multi-location/test.json'
const at = '/image/focus'

/** The form of a block with a picture of 200 × 100 pixels. */
function form(focus?: { x: number; y: number }) {
  const image = { src: 'media/marks/fist.svg', alt: 'A fist', ...(focus ? { focus } : {}) }
  const store = openStudio({ [page]: { blocks: [{ type: 'intro', id: 'test', image }] } }, page)
  const file = { url: '/media/fist.svg', width: 200, height: 100, type: 'image/svg+xml' }
  store.getState().stocked({ 'media/marks/fist.svg': file } as never)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('intro') as Schema}
        document={page}
        at="/blocks/0"
        block="test"
      />
    </StudioStore>,
  )
  const field = (): HTMLElement => root.querySelector(`[data-at="${at}"]`) as HTMLElement
  const picture = (): HTMLElement => field().querySelector('[title^="Point"]') as HTMLElement
  return {
    field,
    picture,
    number: (key: 'x' | 'y') =>
      field().querySelector(`[data-at="${at}/${key}"] input`) as HTMLInputElement,
    now: () =>
      (store.getState().values[page] as { blocks: { image: { focus?: unknown } }[] }).blocks[0]
        ?.image.focus,
    steps: () => store.getState().history.past.length,
    point(type: string, clientX: number, clientY: number, pointerType = 'mouse'): void {
      picture().getBoundingClientRect = () => new DOMRect(10, 20, 200, 100)
      const event = new PointerEvent(type, {
        clientX,
        clientY,
        pointerType,
        pointerId: 1,
        bubbles: true,
      })
      act(() => void picture().dispatchEvent(event))
    },
  }
}

test('a picture is cropped around its middle until its author gives it a focal point', () => {
  const { field, now, number } = form()
  const add = field().querySelector('button') as HTMLButtonElement
  expect(add.getAttribute('aria-label')).toBe('Add Focal point')
  act(() => add.click())
  expect(now()).toEqual({ x: 50, y: 50 })
  typeInto(number('x'), '20')
  expect(now()).toEqual({ x: 20, y: 50 })
})

test('another file in the place of a picture begins in its middle', () => {
  const picture = { src: 'media/a.svg', alt: 'A', focus: { x: 1, y: 2 } }
  expect(withOtherFile(picture, 'media/b.svg')).toEqual({ src: 'media/b.svg', alt: 'A' })
  expect(withOtherFile({ src: 'media/a.svg', alt: 'A' }, 'media/b.svg')).toBeUndefined()
})

test('the focal point is pointed at and drawn along, as one step, and never leaves the picture', () => {
  const { now, steps, point } = form({ x: 50, y: 50 })
  point('pointerdown', 60, 45)
  expect(now()).toEqual({ x: 25, y: 25 })
  point('pointermove', 300, 0)
  expect(now()).toEqual({ x: 100, y: 0 })
  expect(steps()).toBe(1)
})

test('a finger that scrolls from a picture leaves its focal point, and one that taps sets it', () => {
  const { now, point } = form({ x: 50, y: 50 })
  point('pointerdown', 60, 45, 'touch')
  point('pointermove', 60, 35, 'touch')
  point('pointercancel', 60, 25, 'touch')
  expect(now()).toEqual({ x: 50, y: 50 })
  point('pointerdown', 60, 45, 'touch')
  point('pointerup', 60, 45, 'touch')
  expect(now()).toEqual({ x: 25, y: 25 })
})
