// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { schemaAt } from '#studio/inspector/form/shape.ts'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'content/menu.json'

/** A menu of one section before these, and the form of that section or of what is in it. */
function form(items: readonly unknown[], at: string, more: readonly unknown[] = []) {
  const section = { id: 'drinks', name: 'Drinks', serve: 'drinks', items }
  const menu = { allergens: ['Gluten', 'Egg'], sections: [section, ...more] }
  const store = openStudio({ [id]: menu }, id)
  const mounted = mount(
    <StudioStore value={store}>
      <SettingsForm schema={schemaAt(definition('Menu'), menu, at) ?? {}} document={id} at={at} />
    </StudioStore>,
  )
  return {
    ...mounted,
    store,
    now: (pointer: string) => valueAt(store.getState().values[id], pointer),
  }
}

test('a new item is called by its words, once, and one that was given a name keeps it', async () => {
  const { store, root, now } = form([], '/sections/0')
  const ids = (): unknown =>
    (now('/sections/0/items') as readonly { id: string }[]).map((item) => item.id)
  const add = async (): Promise<void> => {
    act(() => root.querySelector<HTMLElement>('[aria-label="Add item to Items"]')?.click())
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)))
  }
  const write = async (at: string, words: string): Promise<void> => {
    const field = root.querySelector<HTMLInputElement>(`[data-at="/items${at}"] input`)
    if (!field) throw new Error(`There is no field at ${at}.`)
    typeInto(field, words)
    await act(async () => field.blur())
  }
  await add()
  expect(ids()).toEqual(['item'])
  await write('/0/name', 'Café au lait (v)')
  expect(ids()).toEqual(['cafe-au-lait-v'])
  expect(store.getState().said.text).toBe('Café au lait (v) is called cafe-au-lait-v.')
  await write('/0/name', 'Cocoa')
  expect(ids()).toEqual(['cafe-au-lait-v'])
  await add()
  await write('/1/name', '水')
  expect(ids()).toEqual(['cafe-au-lait-v', 'item'])
  await write('/1/id', 'water')
  await write('/1/name', 'Still water')
  expect(ids()).toEqual(['cafe-au-lait-v', 'water'])
})

test('allergens are ticked in the order of their list, and one that is not in it is taken out', () => {
  const beer = { id: 'beer', name: 'Beer', price: 6, description: '', serve: 'beer' }
  const { root, now } = form([{ ...beer, allergens: 'Nuts, Egg' }], '/sections/0/items/0')
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>('[type=checkbox]:not([role])')]
  const ticked = () => boxes().map((box) => `${box.parentElement?.textContent} ${box.checked}`)
  const tick = (index: number): void => act(() => boxes()[index]?.click())
  const written = (): unknown => now('/sections/0/items/0/allergens')
  expect(ticked()).toEqual(['Gluten false', 'Egg true', 'Nuts true'])
  tick(0)
  expect(written()).toBe('Gluten, Egg, Nuts')
  tick(2)
  expect(ticked()).toEqual(['Gluten true', 'Egg true'])
  tick(0)
  tick(1)
  expect(written()).toBeUndefined()
})

test('the focus is in the list again before a frame is drawn, so that no key comes between', () => {
  const beer = { name: 'Beer', price: 6, description: '', serve: 'beer' }
  const { root, get, click, now } = form([beer, { ...beer, name: 'Cider' }], '/sections/0')
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const focused = (): string | null | undefined =>
    document.activeElement?.getAttribute('aria-label')
  const moveUp = (handle: HTMLElement): void => {
    act(() => handle.focus())
    const key = { key: 'ArrowUp', altKey: true, bubbles: true }
    act(() => void handle.dispatchEvent(new KeyboardEvent('keydown', key)))
  }
  moveUp(get('button', 'Move Cider, 2 of 2'))
  expect(focused()).toBe('Move Cider, 1 of 2')
  moveUp(get('button', 'Move Beer, 2 of 2'))
  expect(focused()).toBe('Move Beer, 1 of 2')
  const opener = [...root.querySelectorAll<HTMLElement>('[aria-expanded]')].at(-1)
  if (opener) click(opener)
  click(get('button', 'Remove Cider'))
  expect(focused()).toBe('Move Beer, 1 of 1')
  click(get('button', 'Add item to Items'))
  expect(now('/sections/0/items')).toHaveLength(2)
  expect(document.activeElement?.closest('[data-at]')?.getAttribute('data-at')).toBe(
    '/items/1/name',
  )
})

test('a dish goes to another section, and the focus to the one that has its place', () => {
  const beer = { id: 'beer', name: 'Beer', price: 6, description: '', serve: 'beer' }
  const sides = { id: 'sides', name: 'Sides', serve: 'sides', items: [] }
  const items = [beer, { ...beer, id: 'cider', name: 'Cider' }]
  const { root, get, click, now } = form(items, '/sections/0', [sides])
  const opener = root.querySelector<HTMLElement>('[aria-expanded]')
  if (opener) click(opener)
  click(get('button', 'Move Beer to another list'))
  click(get('menuitem', 'Sides'))
  expect([now('/sections/0/items'), now('/sections/1/items')]).toEqual([[items[1]], [beer]])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Cider, 1 of 1')
})

test('lines of a spreadsheet that are pasted into a list of words are items, in one step', async () => {
  const { store, root, now } = form([], '')
  const field = root.querySelector<HTMLInputElement>('[data-at="/allergens/1"] input')
  if (!field) throw new Error('There is no field of the second allergen.')
  field.setSelectionRange(0, field.value.length)
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => 'Soy\nSesame\nMustard' },
  })
  await act(async () => {
    field.dispatchEvent(paste)
    await vi.dynamicImportSettled()
  })
  expect(now('/allergens')).toEqual(['Gluten', 'Soy', 'Sesame', 'Mustard'])
  expect(store.getState().history.past).toHaveLength(1)
  expect(document.activeElement).toBe(root.querySelector('[data-at="/allergens/3"] input'))
})
