import { type RefObject, useEffect, useRef, useState } from 'react'

import { block } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { sayBlock } from './canvas-keys.ts'
import { chooser } from './chosen.ts'
import { afterChoice } from './frame/after-choice.ts'
import { type PageListener, listen } from './frame/listen.ts'
import type { Cards } from './over/use-cards.tsx'
import type { PageParts } from './parts/page-parts.ts'
import { isSetting } from './parts/shared-words.ts'

/** What presses come to, beside the selection. */
interface Answers {
  readonly cards: Cards
  readonly askMenu: PageListener['menu']
  readonly hover: PageListener['hover']
  /** A key that nobody in the page takes. */
  readonly press: PageListener['key']
  /** Begins to write what is selected. */
  write(): void
  /** Gives the focus to the page as a whole, where keys walk from block to block. */
  toRegion(): void
  /** Takes a block off the page and puts it back, as a visitor finds it. */
  beginAnew(id: string): void
}

/**
 * What clicks, taps and keys mean in the page that is edited. What comes back is true while one of them
 * selects something.
 */
export function usePresses(
  frame: Document,
  parts: PageParts,
  { cards, askMenu, hover, press, write, toRegion, beginAnew }: Answers,
): RefObject<boolean> {
  const store = useStudioStore()
  const [chosen] = useState(chooser)
  const pointing = useRef(false)
  const { atBlock: tellShared, atAround, inOpen, toWords, close: closeCards } = cards
  useEffect(() => {
    const pointingAt = (act: () => void): void => {
      pointing.current = true
      act()
      pointing.current = false
    }
    const choose: PageListener['choose'] = (root, target, event, byTouch) => {
      closeCards()
      if (!target.closest('input, textarea, select')) toRegion()
      // The second click of two is about to write on the page; and in a field, a finger that only
      // chose would bring up the keyboard over half of the screen.
      const isAsked = event.detail < 2 && !byTouch
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey && inOpen(root, target)) {
        if (isAsked) store.getState().askField()
        return
      }
      const pointer = parts.pointerAt(root.id, target)
      const ids = parts.roots().map(({ id }) => id)
      pointingAt(() => {
        store.getState().open(parts.page)
        const { selection, select } = store.getState()
        select(chosen(selection, ids, root.id, pointer, event))
      })
      sayBlock(store.getState(), root.id)
      const isOne = store.getState().selection.blocks.length === 1
      if (pointer !== '' && isOne && isAsked) store.getState().askField()
      tellShared(root, target)
    }
    const edit: PageListener['edit'] = (root, target) => {
      if (toWords(root, target)) return
      const pointer = parts.pointerAt(root.id, target)
      const select = (): void => pointingAt(() => store.getState().select(block(root.id, pointer)))
      select()
      // The first click pressed it, as Start does in a quiz, which would take its words away.
      if (target.closest('button') && isSetting(parts.block(root.id), pointer)) beginAnew(root.id)
      // Once the field that the first click asked for has had the focus, and chose all it is of.
      requestAnimationFrame(() => {
        select()
        write()
      })
    }
    return listen(frame, {
      choose: (root, target, event, byTouch) =>
        afterChoice(event, () => choose(root, target, event, byTouch)),
      chooseAround: atAround,
      edit,
      menu(root, event) {
        closeCards()
        pointingAt(() => askMenu(root, event))
      },
      hover,
      key: press,
    })
  }, [
    frame,
    store,
    parts,
    chosen,
    toRegion,
    press,
    write,
    hover,
    askMenu,
    beginAnew,
    closeCards,
    tellShared,
    atAround,
    inOpen,
    toWords,
  ])
  return pointing
}
