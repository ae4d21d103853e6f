// @vitest-environment happy-dom
import { type ReactNode, act, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { StudioStore } from '#studio/state/store.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { Button, IconButton } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { Menu, MenuButton } from '#studio/ui/Menu.tsx'
import { Popover } from '#studio/ui/Popover.tsx'
import { rove } from '#studio/ui/rove.ts'
import { Segmented } from '#studio/ui/Segmented.tsx'
import { Tabs } from '#studio/ui/Tabs.tsx'
import { typeahead } from '#studio/ui/typeahead.ts'
import { openStudio, openedOn } from '#tests/studio/open-studio.ts'

import { mount, drawsInDocument } from './mount.tsx'

drawsInDocument()

/** A list with three things to do, of which the second is refused. */
function things(chosen: (id: string) => void) {
  return [
    {
      items: [
        { id: 'cut', label: 'Cut', choose: () => chosen('cut') },
        {
          id: 'paste',
          label: 'Paste',
          refused: 'Nothing was copied.',
          choose: () => chosen('paste'),
        },
      ],
    },
    { items: [{ id: 'delete', label: 'Delete', danger: true, choose: () => chosen('delete') }] },
  ]
}

describe('a menu', () => {
  test('opens on its first item, and arrows go around', () => {
    const { press } = mount(
      <Menu label="Block" at={{ x: 0, y: 0 }} groups={things(vi.fn())} onClose={vi.fn()} />,
    )
    const here = () => document.activeElement?.getAttribute('aria-label')
    expect(here()).toBe('Cut')
    press('ArrowUp')
    expect(here()).toBe('Delete')
    press('ArrowDown')
    press('p')
    expect(here()).toBe('Paste')
    press('End')
    expect(here()).toBe('Delete')
  })

  test('is in sight also in a window that was made smaller', () => {
    vi.stubGlobal('innerHeight', 768)
    const { get } = mount(
      <Menu label="Block" at={{ x: 10, y: 700 }} groups={things(vi.fn())} onClose={vi.fn()} />,
    )
    expect(get('menu').style.top).toBe('700px')
    vi.stubGlobal('innerHeight', 400)
    act(() => void dispatchEvent(new Event('resize')))
    expect(get('menu').style.top).toBe('394px')
  })

  test('does what was chosen once it is closed', () => {
    const order: string[] = []
    const { get, click } = mount(
      <Menu
        label="Block"
        at={{ x: 0, y: 0 }}
        groups={things((id) => void order.push(id))}
        onClose={() => void order.push('closed')}
      />,
    )
    click(get('menuitem', 'Delete'))
    expect(order).toEqual(['closed', 'delete'])
  })

  test('says why an item cannot be chosen, and does not do it', () => {
    const chosen = vi.fn<(id: string) => void>()
    const { get, click } = mount(
      <Menu label="Block" at={{ x: 0, y: 0 }} groups={things(chosen)} onClose={vi.fn()} />,
    )
    const paste = get('menuitem', 'Paste')
    click(paste)
    expect(chosen).not.toHaveBeenCalled()
    const why = paste.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(why)?.textContent).toBe('Nothing was copied.')
  })

  test('of a button opens by an arrow key, on what is chosen', () => {
    const { get, press } = mount(
      <MenuButton
        label="Page"
        groups={[
          {
            items: ['Home', 'Contact'].map((label) => ({
              id: label,
              label,
              checked: label === 'Contact',
              choose: vi.fn(),
            })),
          },
        ]}
      >
        Contact
      </MenuButton>,
    )
    act(() => get('button', 'Contact').focus())
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Contact')
  })

  test('of a button gets the key that is pressed before the browser tells that it is open', () => {
    const { get, press, click } = mount(
      <MenuButton label="Block" groups={things(vi.fn())}>
        More
      </MenuButton>,
    )
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = vi.fn()
    click(get('button', 'More'))
    press('End')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete')
    HTMLElement.prototype.showPopover = showPopover
  })
})

/** A dialog tells what the editor says, as nothing behind it can be read. */
function inStudio(node: ReactNode): ReactNode {
  return <StudioStore value={openStudio({ 'm/home.json': {} }, 'm/home.json')}>{node}</StudioStore>
}

describe('a dialog', () => {
  test('is named by its title and gives the focus back', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const { get, unmount } = mount(
      inStudio(
        <Dialog title="Delete Home?" onClose={vi.fn()} foot={<button type="button">Delete</button>}>
          <p>Two pages link to it.</p>
        </Dialog>,
      ),
    )
    const dialog = get('dialog') as HTMLDialogElement
    expect(dialog.open).toBe(true)
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe('Delete Home?')
    unmount()
    expect(dialog.open).toBe(false)
    opener.remove()
  })

  test('asks to be closed by Escape, and does not close by itself', () => {
    const close = vi.fn<() => void>()
    const { get } = mount(
      inStudio(
        <Dialog title="Search" bare onClose={close}>
          <input />
        </Dialog>,
      ),
    )
    const dialog = get('dialog', 'Search') as HTMLDialogElement
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(close).toHaveBeenCalledOnce()
    expect(dialog.open).toBe(true)
  })
})

test('a popover shows its panel beside its button', () => {
  const { get } = mount(
    <Popover label="Zoom" button="100%">
      {(close) => (
        <button type="button" onClick={close}>
          Fit
        </button>
      )}
    </Popover>,
  )
  const panel = get('dialog', 'Zoom')
  act(() => get('button', '100%').click())
  expect(document.activeElement?.textContent).toBe('Fit')
  act(() => (document.activeElement as HTMLElement).click())
  expect(panel.textContent).toBe('')
})

test('tabs are gone through by arrow keys, and show one panel', () => {
  function Two() {
    const [tab, setTab] = useState<'content' | 'look'>('content')
    return (
      <Tabs
        label="Settings"
        tabs={[
          { id: 'content', title: 'Content', problems: 2 },
          { id: 'look', title: 'Look' },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'look' ? 'Colours' : 'Words'}
      </Tabs>
    )
  }
  const { get, press } = mount(<Two />)
  act(() => get('tab', 'Content2 problems').focus())
  expect(get('tabpanel').textContent).toBe('Words')
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('Look')
  expect(get('tabpanel').textContent).toBe('Colours')
})

test('segments are one choice', () => {
  const choose = vi.fn<(value: number) => void>()
  const { root, click } = mount(
    <Segmented
      label="Screen"
      options={[
        { value: 1440, label: 'Desktop', icon: 'desktop' },
        { value: 390, label: 'Phone', icon: 'phone' },
      ]}
      value={1440}
      onChange={choose}
    />,
  )
  const [desktop, phone] = root.querySelectorAll('input')
  expect(desktop?.checked).toBe(true)
  if (phone) click(phone)
  expect(choose).toHaveBeenCalledWith(390)
})

test('a count says what it counts', () => {
  expect(mount(<ProblemCount count={1} />).root.textContent).toBe('1 problem')
  expect(mount(<ProblemCount count={3} />).root.textContent).toBe('3 problems')
})

test('arrow keys go around the ends, and other keys nowhere', () => {
  expect(rove('ArrowDown', 2, 3)).toBe(0)
  expect(rove('ArrowUp', 0, 3)).toBe(2)
  expect(rove('ArrowRight', 0, 3)).toBeUndefined()
  expect(rove('ArrowRight', 0, 3, 'row')).toBe(1)
  expect(rove('ArrowDown', -1, 0)).toBeUndefined()
})

describe('letters find', () => {
  const titles = ['Edge', 'Intro', 'Faves', 'Edge', 'Footer']
  /** The item found after these letters, 100 ms apart, from the item at `from`. */
  const find = (letters: string, from: number) => {
    const ask = typeahead()
    let at = from
    for (const [index, letter] of [...letters].entries())
      at = ask(letter, index * 100, titles, at) ?? at
    return at
  }
  test('the next item that begins so', () => expect(find('i', 0)).toBe(1))
  test('more of the word', () => expect(find('fo', 0)).toBe(4))
  test('the same letter again goes on', () => expect(find('ee', 1)).toBe(0))
  test('nothing stays', () => expect(find('x', 2)).toBe(2))
})

test('a refused button says why, to whoever presses it', () => {
  const store = openedOn({ 'set/home.json': { blocks: [] } })
  const press = vi.fn()
  const drawn = (refused?: string) => (
    <StudioStore value={store}>
      <Button refused={refused} onClick={press}>
        Add
      </Button>
      <IconButton icon="add" label="More" refused={refused} onClick={press} />
    </StudioStore>
  )
  const { get, click, draw } = mount(drawn('There is room for 2.'))
  for (const name of ['Add', 'More']) {
    click(get('button', name))
    expect(store.getState().said).toMatchObject({ text: 'There is room for 2.', kind: 'refused' })
    store.getState().say('')
  }
  expect(press).not.toHaveBeenCalled()
  draw(drawn())
  click(get('button', 'Add'))
  expect(press).toHaveBeenCalledOnce()
})
