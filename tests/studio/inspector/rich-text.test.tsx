// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

function form(text: readonly string[]) {
  const id = 'multi-location/test.json'
  const block = { type: 'text-band', id: 'words', text }
  const store = openStudio({ ...realFiles(), [id]: { blocks: [block] } }, id)
  return mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('text-band') ?? {}}
        document={id}
        at="/blocks/0"
        block="words"
      />
    </StudioStore>,
  )
}

test('nothing leads away from a link in a text that is not made yet', () => {
  const { root } = form(['Come and eat.'])
  const panel = root.querySelector<HTMLElement>('[aria-label="Where the link goes"]')
  act(() => panel?.showPopover())
  const kind = panel?.querySelector('select')
  act(() => {
    if (kind) kind.value = 'link'
    kind?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(panel?.querySelector('[aria-label="Leads to, named link"]')).not.toBeNull()
  expect(panel?.querySelector('[aria-label^="Edit "]')).toBeNull()
})

test('words that are made strong stay marked before a frame is drawn, so that no letter goes astray', () => {
  const { root } = form(['Come and eat.'])
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const area = root.querySelector<HTMLTextAreaElement>('[data-at="/text"] textarea')
  area?.focus()
  area?.setSelectionRange(0, 4)
  act(() => {
    area?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true }))
  })
  expect(area?.value).toBe('**Come** and eat.')
  expect([area?.selectionStart, area?.selectionEnd]).toEqual([2, 6])
})

test('Ctrl and K make a link of the selected words, and change it; without any they are not taken', () => {
  const { root } = form(['Come and eat.'])
  const area = root.querySelector<HTMLTextAreaElement>('[data-at="/text"] textarea')
  const press = (): boolean => {
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    let isLeft = true
    act(() => void (isLeft = area?.dispatchEvent(new KeyboardEvent('keydown', key)) === true))
    return isLeft
  }
  const button = (name: string): HTMLButtonElement | undefined =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  area?.focus()
  area?.setSelectionRange(4, 4)
  expect(press()).toBe(true)
  expect(button('Make a link')).toBeUndefined()
  area?.setSelectionRange(0, 4)
  expect(press()).toBe(false)
  act(() => button('Make a link')?.click())
  expect(area?.value).toBe('[Come](/) and eat.')
  expect(document.activeElement).toBe(area)
  // Within the link, all of it is meant.
  area?.setSelectionRange(2, 3)
  press()
  expect(button('Change the link')).toBeDefined()
  act(() => button('Remove the link')?.click())
  expect(area?.value).toBe('Come and eat.')
})

/** The form of a legal text's part, and what is pasted into the field at a pointer of it. */
function legalPart(part: object) {
  const id = 'multi-location/test.json'
  const sections = [{ id: 'law', heading: 'Law', parts: [part] }]
  const block = { type: 'legal-text', id: 'law', title: 'Law', sections }
  const store = openStudio({ ...realFiles(), [id]: { blocks: [block] } }, id)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('legal-text') ?? {}}
        document={id}
        at="/blocks/0"
        block="law"
      />
    </StudioStore>,
  )
  const inPart = '/sections/0/parts/0'
  // The section, and then its part.
  const open = (): void => act(() => root.querySelector<HTMLElement>('[data-closed]')?.click())
  open()
  open()
  return {
    said: () => store.getState().said.text,
    now: () => valueAt(store.getState().values[id], `/blocks/0${inPart}`),
    /** Answers the words that the field got, where the list did not take them. */
    async paste(at: string, html: string, text: string): Promise<string | undefined> {
      const field = root.querySelector<HTMLTextAreaElement>(
        `[data-at="${inPart}${at}"] :is(textarea, input:not([type=file]))`,
      )
      if (!field) throw new Error(`There is no field at ${at}.`)
      const insert = vi.fn<Document['execCommand']>()
      document.execCommand = insert
      act(() => field.focus())
      field.setSelectionRange(0, field.value.length)
      const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : text) }
      const event = new Event('paste', { bubbles: true, cancelable: true })
      await act(async () => {
        field.dispatchEvent(Object.assign(event, { clipboardData }))
        await vi.dynamicImportSettled()
      })
      return insert.mock.lastCall?.[2]
    },
  }
}

test.each([
  '<ul><li><p>First</p></li><li><p><b>Second</b></p></li><li><p>Third</p></li></ul>',
  '<table><tr><td>First</td></tr><tr><td><b>Second</b></td></tr><tr><td>Third</td></tr></table>',
])('lines that are pasted with marks into a list of rich lines are items: %s', async (html) => {
  const { paste, now } = legalPart({ list: ['A row', 'Last'] })
  expect(await paste('/list/0', html, 'First\nSecond\nThird')).toBeUndefined()
  expect(now()).toEqual({ list: ['First', '**Second**', 'Third', 'Last'] })
})

test('a row of cells goes into the cells and the titles of a table, and more is refused', async () => {
  const table = (head: readonly string[], row: readonly string[]) => ({
    table: { head, rows: [row] },
  })
  const { paste, now, said } = legalPart(table(['One', 'Two'], ['1', '2']))
  const cells = '<table><tr><td>A</td><td style="font-weight:700">B</td></tr></table>'
  expect(await paste('/table/rows/0/0', cells, 'A\tB')).toBeUndefined()
  expect(now()).toEqual(table(['One', 'Two'], ['A', '**B**']))
  expect(await paste('/table/head/0', '', 'Case\tWho pays')).toBeUndefined()
  expect(now()).toEqual(table(['Case', 'Who pays'], ['A', '**B**']))
  expect(await paste('/table/rows/0/0', '', 'A\tB\nC\tD')).toBeUndefined()
  expect(said()).toBe('Only one row of cells fits in here at a time. Copy a single row.')
  expect(await paste('/table/rows/0/1', cells, 'A\tB')).toBeUndefined()
  expect(said()).toMatch(/^These are 2 cells, and there’s room for 1 /)
  expect(await paste('/table/rows/0/0', '', 'two\nlines')).toBe('two lines')
  expect(now()).toEqual(table(['Case', 'Who pays'], ['A', '**B**']))
})
