/**
 * Writing on the page itself.
 *
 * While somebody writes, the block stays as it was drawn when they began: React would put the caret
 * elsewhere, or write over what they type. The document has every letter at once. Afterwards the nodes
 * that React made are put back and it draws on, so that what is open in the block stays open; but not
 * under a mouse that is pressed, because what is gone by its release gets no click. It is over also
 * when these words change elsewhere: the writer does not see that, and the next letter would undo it.
 * Undo and redo go through the document too, for as long as their steps are of these words alone, or
 * of the lines of their list. When that has other lines, it is over as well, and begins anew in one of
 * them once the block is drawn so.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Block } from '#schema/types.ts'
import { isForTyping } from '#studio/actions/press.ts'
import { onScreen } from '#studio/canvas/over/boxes.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { block as part } from '#studio/state/selection.ts'
import { useStudioStore } from '#studio/state/store.ts'
import type { Anchor } from '#studio/ui/place.ts'

import { afterPress } from './after-press.ts'
import { lineAt, linePointer } from './lines.ts'
import { plainWords } from './plain-words.ts'
import { type Next, type ToLink, settingWriter } from './setting-writer.ts'
import { type Writer, writeInPlace } from './write-in-place.ts'

export interface Writing {
  /** Begins to write what is selected; where it is no plain words, its field is asked for. */
  write(): void
  /** The blocks as they are to be drawn now. */
  drawn(blocks: readonly Block[]): readonly Block[]
  /** Words that were selected as they were to lead somewhere, where they were on the screen. */
  readonly linking: (ToLink & { readonly at: Anchor }) | undefined
  /** Ends that. */
  unlink(): void
}

/**
 * `left` is called when the writer is done and the focus has to go somewhere, `press` with the keys
 * that mean something to the editor also while somebody writes.
 */
export function useWriting(
  parts: PageParts,
  left: () => void,
  press: (event: KeyboardEvent) => boolean,
): Writing {
  const store = useStudioStore()
  const [frozen, setFrozen] = useState<Block>()
  const [linking, setLinking] = useState<Writing['linking']>()
  const stop = useRef<() => void>(undefined)
  const write = useCallback(() => {
    const session = { steps: store.getState().history.past.length }
    const begin = (caret?: number): void => {
      const { selection, showField, say } = store.getState()
      const [id = ''] = selection.blocks
      const { pointer } = selection
      const block = parts.block(id)
      const words = block && plainWords(block, pointer)
      const element = words && elementOf(parts, id, pointer, words.text)
      if (!element) return showField()
      const goOn = (to: Next): void => {
        next = to
        stop.current?.()
      }
      const { page } = parts
      const setting = settingWriter(store, { page, block, pointer, words, session, goOn })
      let next: Next | undefined
      const made = [...element.childNodes]
      const drawOn = (): void => {
        element.replaceChildren(...made)
        setFrozen(undefined)
      }
      /** Does what may lead to another line, and goes on there before the next key. */
      const going = <T>(act: () => T): T => {
        const done = act()
        if (!next) return done
        flushSync(drawOn)
        store.getState().select(part(id, next.pointer))
        begin(next.caret)
        return done
      }
      setFrozen(block)
      // Some blocks set a space behind a line.
      element.textContent = words.text
      const unwatch = store.subscribe(() => {
        if (!setting.isAsWritten()) stop.current?.()
      })
      const writer: Writer = {
        words: setting.words,
        travel: (way) => going(() => setting.travel(way)),
        split: (before, after) => going(() => setting.split(before, after)),
        join: (own) => going(() => setting.join(own)),
        link(start, to) {
          const words = setting.toLink(start, to)
          const box = element.ownerDocument.getSelection()?.getRangeAt(0).getBoundingClientRect()
          if (!words || !box) return false
          const at = onScreen(element.ownerDocument, { x: box.left, y: box.bottom })
          stop.current?.()
          setLinking({ ...words, at })
          return true
        },
        key: (event) => isForTyping(event) && press(event),
        end(kept, elsewhere) {
          unwatch()
          stop.current = undefined
          if (next) return
          setting.leave(kept)
          if (elsewhere) return afterPress(element.ownerDocument, drawOn)
          drawOn()
          left()
        },
      }
      stop.current = writeInPlace(element, writer, caret)
      say(`Writing ${setting.name}. ${setting.keys}`, 'aside')
    }
    begin()
  }, [store, parts, left, press])
  // Another page, or no canvas at all: what was written stays written.
  useEffect(() => () => stop.current?.(), [parts])
  return useMemo(
    () => ({
      write,
      linking,
      unlink: () => setLinking(undefined),
      drawn: (blocks) =>
        frozen ? blocks.map((block) => (block.id === frozen.id ? frozen : block)) : blocks,
    }),
    [write, linking, frozen],
  )
}

/**
 * The element whose only words are those of a part, so that writing in it loses nothing. An empty line
 * says nothing to be found by: it is what stands after the line before, and is written in its size,
 * because a line without letters has none that fills its width.
 */
function elementOf(
  parts: PageParts,
  id: string,
  pointer: string,
  text: string,
): HTMLElement | undefined {
  const exact = parts.exactPart(id, pointer) as HTMLElement | undefined
  if (exact && saysJust(exact, text)) return exact
  const block = parts.block(id)
  const line = block && lineAt(block, pointer)
  if (!line || text !== '') return undefined
  const before = parts.exactPart(id, linePointer(line, line.index - 1))
  const element = before?.nextElementSibling as HTMLElement | null | undefined
  if (!before || !element || !saysJust(element, '')) return undefined
  const style = before.getAttribute('style')
  if (style !== null) element.setAttribute('style', style)
  return element
}

function saysJust(element: Element, text: string): boolean {
  const plain = (words: string | null): string => (words ?? '').replaceAll(/\s+/g, ' ').trim()
  return element.childElementCount === 0 && plain(element.textContent) === plain(text)
}
