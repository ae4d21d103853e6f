import { type ReactNode, useMemo, useState } from 'react'

import { facts } from '#engine/fill.ts'
import type { Drawn } from '#studio/canvas/drawn/model-of.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import {
  type SharedText,
  isSetting,
  sharedAround,
  sharedAt,
  sharedForBlock,
} from '#studio/canvas/parts/shared-words.ts'
import { type Selection, nothing } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'

import { type Around, aroundAt } from './around.ts'
import { AroundCard } from './AroundCard.tsx'
import { SharedCard } from './SharedCard.tsx'

interface Card {
  readonly element: Element
  readonly around?: Around
  readonly shared?: SharedText
  /** The facts that these are of as it came; in others their place may be that of other words. */
  readonly facts?: unknown
  /** What was selected as it came; with anything else it is gone. */
  readonly selection: Selection
}

export interface Cards {
  /** After a click on a block: about words that are none of its settings. */
  atBlock(root: HTMLElement, target: Element): void
  /** Selects such words where they are of the document that is open. Answers whether they are. */
  inOpen(root: HTMLElement, target: Element): boolean
  /** Leads to such words, as the card about them does. Answers whether there are any. */
  toWords(root: HTMLElement, target: Element): boolean
  /** At a click on what stands around the blocks, or the tap of a finger. */
  atAround(target: Element, byTouch: boolean): void
  close(): void
  readonly card: ReactNode
}

/** What a click on the page tells of what it does not select: where else that is edited. */
export function useCards(
  frame: Document,
  parts: PageParts,
  drawn: () => Drawn | undefined,
  { scale, height }: { readonly scale: number; readonly height: number },
): Cards {
  const store = useStudioStore()
  const selection = useStudio((state) => state.selection)
  const [card, setCard] = useState<Card>()
  const from = card?.shared?.document
  const known = useStudio(({ values }) => (from === undefined ? undefined : values[from]))
  if (card && (card.selection !== selection || card.facts !== known)) setCard(undefined)
  const does = useMemo(() => {
    const wordsAt = (root: HTMLElement, target: Element): SharedText | undefined => {
      const block = parts.block(root.id)
      const now = drawn()
      if (!now || !block || isSetting(block, parts.pointerAt(root.id, target))) return undefined
      const words = facts(now.model.site, now.view.year)
      const all = sharedForBlock(store.getState().values, block.type, now.page.dress, words)
      return sharedAt(target, root, all)
    }
    return {
      atBlock(root: HTMLElement, target: Element) {
        const { selection: chosen, values } = store.getState()
        const shared = chosen.blocks.length === 1 ? wordsAt(root, target) : undefined
        if (shared)
          setCard({ element: target, shared, facts: values[shared.document], selection: chosen })
      },
      inOpen(root: HTMLElement, target: Element) {
        const { page, select } = store.getState()
        const shared = page === parts.page ? undefined : wordsAt(root, target)
        if (shared?.document !== page) return false
        select({ blocks: [], pointer: shared.pointer })
        return true
      },
      toWords(root: HTMLElement, target: Element) {
        const shared = wordsAt(root, target)
        if (shared) goToPlace(store, shared.document, shared.pointer, shared.text)
        return shared !== undefined
      },
      atAround(target: Element, byTouch: boolean) {
        const { page, values, select, askField } = store.getState()
        const now = drawn()
        const dress = now?.page.dress ?? ''
        const chrome = now?.model.sets[dress]?.chrome
        const found = chrome && aroundAt(target, chrome)
        if (!found) return
        const own = `${dress}/chrome.json`
        const words = facts(now.model.site, now.view.year)
        const all = sharedAround(values, dress, found.pointer, words)
        const shared = sharedAt(target, found.element, all)
        const { document, pointer } = shared ?? { document: own, pointer: found.pointer }
        if (document === page) {
          select({ blocks: [], pointer })
          if (!byTouch) askField()
          return
        }
        // The menu is there only while something of it is selected.
        if (page !== own) select(nothing)
        const { selection: chosen } = store.getState()
        setCard(
          shared && document !== own
            ? { element: target, shared, facts: values[document], selection: chosen }
            : { element: found.element, around: { ...found, pointer }, selection: chosen },
        )
      },
      close: () => setCard(undefined),
    }
  }, [store, parts, drawn])
  const { element, around, shared } = card ?? {}
  const at = { frame, scale, height }
  const { page, model } = (around && drawn()) ?? {}
  const set = page?.dress ?? ''
  return {
    ...does,
    card:
      !element || !frame.contains(element) ? null : shared ? (
        <SharedCard {...at} element={element} of={shared} />
      ) : around ? (
        <AroundCard
          {...at}
          {...around}
          element={element}
          set={set}
          setName={model?.sets[set]?.chrome.name ?? set}
        />
      ) : null,
  }
}
