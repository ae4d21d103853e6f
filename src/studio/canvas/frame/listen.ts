import { isForTyping } from '#studio/actions/press.ts'
import { wayOf } from '#studio/commands/travel.ts'
import { refuseFiles } from '#studio/ui/refuse-files.ts'

import { pointedAt } from './pointed-at.ts'
import { tellPresses } from './tell-presses.ts'

/** What a pointer or a key meant inside of the frame. */
export interface PageListener {
  /** A click on a block, or the tap of a finger. */
  choose(root: HTMLElement, target: Element, event: MouseEvent, byTouch: boolean): void
  /** The same on what stands around the blocks: header, footer, menu. */
  chooseAround(target: Element, byTouch: boolean): void
  /** Two clicks on a block. */
  edit(root: HTMLElement, target: Element): void
  /** A block is asked for its menu. */
  menu(root: HTMLElement, event: MouseEvent): void
  /** What the pointer is over: a block, or nothing. */
  hover(root: HTMLElement | undefined, target: Element | undefined): void
  /** A key that nobody in the page takes. Answers whether the editor took it. */
  key(event: KeyboardEvent): boolean
}

/**
 * Listens to a page that is edited: it leads nowhere and sends nothing, and yet its islands are
 * live. What comes back stops it.
 */
export function listen(frame: Document, listener: PageListener): () => void {
  const stop = new AbortController()
  const on = <E extends Event>(type: string, act: (event: E) => void): void =>
    frame.addEventListener(type, act as (event: Event) => void, {
      capture: true,
      signal: stop.signal,
    })
  const at = (event: MouseEvent): [HTMLElement | undefined, Element] => {
    // What a key clicks is nowhere.
    const target = event.detail === 0 ? (event.target as Element) : pointedAt(frame, event)
    return [target.closest<HTMLElement>('[data-block]') ?? undefined, target]
  }
  // Not all browsers tell it with a click, and none with the events of a mouse that follow a tap.
  let byTouch = false
  for (const type of ['pointerdown', 'pointermove'])
    on<PointerEvent>(type, ({ pointerType }) => {
      byTouch = pointerType === 'touch'
    })
  // Who marks words may let go beside them: a press is for the words that it began in.
  let beganInWords = false
  on('pointerdown', ({ target }) => {
    beganInWords = isEdited(target as Element)
  })
  const isForWords = ({ target, detail }: MouseEvent): boolean =>
    isEdited(target as Element) || (beganInWords && detail > 0)
  on<MouseEvent>('click', (event) => {
    const pressed = event.target as Element
    if (isForWords(event)) {
      // It sets the caret, and presses neither the link nor the button that the words are of.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (pressed.closest('a[href], [command], [popovertarget]')) event.preventDefault()
    // A form that is sent by Enter presses its button; nobody pointed at that.
    if (event.detail === 0 && isField(frame.activeElement)) return
    const [root, target] = at(event)
    const isTap = byTouch && event.detail > 0
    if (root) listener.choose(root, target, event, isTap)
    else if (target !== frame.documentElement && target !== frame.body)
      listener.chooseAround(target, isTap)
  })
  on<MouseEvent>('dblclick', (event) => {
    const [root, target] = at(event)
    if (root && !isForWords(event)) listener.edit(root, target)
  })
  on<MouseEvent>('contextmenu', (event) => {
    const pressed = event.target as Element
    // Who writes has the menu of the browser, which spells and pastes.
    if (isEdited(pressed) || isField(pressed)) return
    const root = pointedAt(frame, event).closest<HTMLElement>('[data-block]')
    if (!root) return
    event.preventDefault()
    listener.menu(root, event)
  })
  // Each move: what is meant changes also where nothing else is on top.
  on<MouseEvent>('mousemove', (event) => {
    // A finger is over nothing once it is lifted, and nobody would tell so.
    if (byTouch) return
    const target = pointedAt(frame, event)
    listener.hover(target.closest<HTMLElement>('[data-block]') ?? undefined, target)
  })
  on<MouseEvent>('mouseout', (event) => {
    if (!event.relatedTarget) listener.hover(undefined, undefined)
  })
  on<KeyboardEvent>('keydown', (event) => {
    const target = event.target as Element
    if (isEdited(target)) return
    if (isField(target) && !isForTyping(event)) return
    // The field knows of its letters, and the editor does not.
    if (takesLetters(target) && wayOf(event)) return
    if (listener.key(event)) event.preventDefault()
  })
  on('submit', (event) => {
    event.preventDefault()
    // An island that sends in its own way does not hear of it; one that only goes on does.
    if ((event.target as Element).hasAttribute('action')) event.stopImmediatePropagation()
  })
  on('dragstart', (event) => event.preventDefault())
  const stopRefusing = refuseFiles(frame)
  const stopTelling = tellPresses(frame)
  return () => {
    stop.abort()
    stopTelling()
    stopRefusing()
  }
}

/** Whether somebody writes in this very element: then all keys and presses are for the words. */
function isEdited(target: Element): boolean {
  return target.closest('[contenteditable]') !== null
}

function isField(element: Element | null): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '')
}

function takesLetters(element: Element): boolean {
  return isField(element) && !element.matches('select, [type=checkbox], [type=radio], [type=range]')
}
