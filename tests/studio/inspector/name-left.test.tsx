// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { Inspector } from '#studio/inspector/Inspector.tsx'
import { blocksIn } from '#studio/state/blocks.ts'
import { block as part } from '#studio/state/selection.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('a name that is being written when its page is left is taken, and goes to nothing else', () => {
  const id = 'multi-location/about-us.json'
  const store = openStudio(realFiles(), id)
  const ids = () => blocksIn(store.getState().values[id]).map((block) => block.id)
  const [first = '', second = ''] = ids()
  const { root } = mount(
    <StudioStore value={store}>
      <Inspector />
    </StudioStore>,
  )
  const written = (block: string, to: string): void => {
    act(() => {
      store.getState().open(id)
      store.getState().select(part(block))
    })
    typeInto(root.querySelector('[data-at="/id"] input') as HTMLInputElement, to)
  }
  written(first, 'fresh-name')
  act(() => store.getState().open('multi-location/home.json'))
  expect(ids().slice(0, 2)).toEqual(['fresh-name', second])

  written('fresh-name', 'another-name')
  act(() => {
    const { values, change } = store.getState()
    const page = values[id] as { blocks: unknown[] }
    change('Delete', { ...values, [id]: { ...page, blocks: page.blocks.slice(1) } })
  })
  expect(ids()[0]).toBe(second)
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'fresh-name changed in the meantime. Check it, and rename it again.',
  })
})
