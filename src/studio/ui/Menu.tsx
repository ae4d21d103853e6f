import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { Icon, type IconName } from './Icon.tsx'
import { type Anchor, place } from './place.ts'
import { rove } from './rove.ts'
import { typeahead } from './typeahead.ts'
import { useOpener } from './use-opener.ts'

import buttons from './button.module.css'
import styles from './menu.module.css'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** As people read them: `Ctrl+C`. */
  readonly keys?: string | undefined
  /** Why it cannot be chosen now. It stays reachable, and says so. */
  readonly refused?: string | undefined
  /** Of a choice between several: whether it is the one. */
  readonly checked?: boolean
  readonly danger?: boolean
  choose(): void
}

export interface MenuGroup {
  readonly title?: string
  readonly items: readonly MenuItem[]
}

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** What the list is called. */
  readonly label: string
  /** As a function, asked whenever it opens. */
  readonly groups: readonly MenuGroup[] | (() => readonly MenuGroup[])
  readonly children: ReactNode
}

/** A button that opens a list of things to do, or to choose from. */
export function MenuButton({ label, groups, children, ...rest }: MenuButtonProps) {
  const { open, show, close, ofButton, ofPopover } = useOpener(enter)
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        {...ofButton}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          show()
        }}
        {...rest}
      >
        {children}
      </button>
      <div
        {...ofPopover}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={useMenuKeys()}
      >
        {open ? (
          <Groups groups={typeof groups === 'function' ? groups() : groups} onDone={close} />
        ) : null}
      </div>
    </>
  )
}

interface IconMenuProps extends Pick<MenuButtonProps, 'label' | 'groups'> {
  /** Three dots, for what is done less often, if left out. */
  readonly icon?: IconName
}

/** A drawing that opens a list of things to do. */
export function IconMenu({ label, groups, icon = 'more' }: IconMenuProps) {
  return (
    <MenuButton
      label={label}
      aria-label={label}
      title={label}
      className={`${buttons.icon} ${buttons.quiet}`}
      groups={groups}
    >
      <Icon name={icon} />
    </MenuButton>
  )
}

interface MenuProps {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly at: Anchor
  readonly onClose: () => void
}

/** A list of things to do at a place, open for as long as it is drawn: a context menu. */
export function Menu({ label, groups, at, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const show = (): void => {
      element.showPopover()
      enter(element, at)
    }
    show()
    const stop = onRelease(() => {
      if (!element.matches(':popover-open')) show()
    })
    return () => {
      stop()
      element.hidePopover()
    }
  }, [at])
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
      onKeyDown={useMenuKeys()}
    >
      <Groups groups={groups} onDone={() => list.current?.hidePopover()} />
    </div>
  )
}

/**
 * Calls back when the press is over that is under way, if one is. To the browser its end is a click
 * beside whatever came since it began, and closes it: a menu that comes as the button goes down, as
 * on a Mac and Linux, or under a finger that rests.
 */
function onRelease(call: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const end = (): void => ended.abort()
  for (const other of ['pointerdown', 'pointercancel', 'keydown'])
    document.addEventListener(other, end, { signal, capture: true })
  document.addEventListener('pointerup', () => (end(), call()), { signal, capture: true })
  return end
}

function Groups({ groups, onDone }: { groups: readonly MenuGroup[]; onDone: () => void }) {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, index) => (
      <div key={title ?? index} role="group" aria-label={title} className={styles.group}>
        {title === undefined ? null : (
          <span className={styles.title} aria-hidden="true">
            {title}
          </span>
        )}
        {items.map((item) => (
          <Item key={item.id} item={item} onDone={onDone} />
        ))}
      </div>
    ))
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, keys, refused, checked, danger, choose } = item
  const why = useId()
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-label={label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-disabled={refused === undefined ? undefined : true}
      aria-describedby={refused === undefined ? undefined : why}
      tabIndex={-1}
      className={`${styles.item} ${danger ? styles.danger : ''}`}
      onClick={() => {
        if (refused !== undefined) return
        onDone()
        choose()
      }}
    >
      <span className={styles.icon}>
        {icon ? <Icon name={icon} /> : checked ? <Icon name="check" /> : null}
      </span>
      <span className={styles.label}>
        {label}
        {refused === undefined ? null : (
          <small id={why} className={styles.why}>
            {refused}
          </small>
        )}
      </span>
      {keys === undefined ? null : <kbd className={styles.keys}>{keys}</kbd>}
    </button>
  )
}

/** The chosen item has the focus at first, else the first. */
function enter(list: HTMLElement, anchor: Anchor): void {
  place(list, anchor)
  const items = itemsOf(list)
  const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0]
  chosen?.focus()
}

function itemsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const [find] = useState(typeahead)
  return (event) => {
    const list = event.currentTarget
    const items = itemsOf(list)
    const from = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Tab') list.hidePopover()
    const titles = items.map((item) => item.getAttribute('aria-label') ?? '')
    const to =
      rove(event.key, from, items.length) ??
      (event.ctrlKey || event.metaKey ? undefined : find(event.key, event.timeStamp, titles, from))
    // Keys of the editor are not for a list that is open over it.
    event.stopPropagation()
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }
}
