/**
 * Writing on the page itself.
 *
 * While somebody writes, the block stays as it was drawn when they began: React would put the caret
 * elsewhere, or write over what they type. The document has every letter at once. Afterwards the block
 * is mounted anew, because the nodes inside are no longer those that React made. It is over also when
 * these words change elsewhere: the writer does not see that, and the next letter would undo it.
 * Undo and redo go through the document too, for as long as their steps are of these words alone.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import { entriesIn } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { isAbout, travelled } from '#studio/state/history.ts'
import { partWords } from '#studio/state/place-words.ts'
import { type StudioStoreApi, useStudioStore } from '#studio/state/store.ts'

import { type PlainWords, plainWords } from './plain-words.ts'
import { type Writer, writeInPlace } from './write-in-place.ts'

export interface Writing {
  /** Begins to write what is selected; where it is no plain words, its field is asked for. */
  write(): void
  /** The blocks as they are to be drawn now. */
  drawn(blocks: readonly Block[]): readonly Block[]
  /** How often each block was mounted anew, by id. */
  readonly mounts: Readonly<Record<string, number>>
}

/** `left` is called when the writer is done and the focus has to go somewhere. */
export function useWriting(parts: PageParts, left: () => void): Writing {
  const store = useStudioStore()
  const [frozen, setFrozen] = useState<Block>()
  const [mounts, setMounts] = useState<Readonly<Record<string, number>>>({})
  const stop = useRef<() => void>(undefined)
  const write = useCallback(() => {
    const { selection, showField } = store.getState()
    const [id = ''] = selection.blocks
    const { pointer } = selection
    const block = parts.block(id)
    const words = block && plainWords(block, pointer)
    const element = parts.exactPart(id, pointer)
    if (!words || !element || !saysJust(element, words.text)) return showField()
    const setting = settingWriter(store, parts.page, block, pointer, words)
    setFrozen(block)
    const unwatch = store.subscribe(() => {
      if (!setting.isAsWritten()) stop.current?.()
    })
    stop.current = writeInPlace(element, {
      words: setting.write,
      travel: setting.travel,
      end(kept, elsewhere) {
        unwatch()
        stop.current = undefined
        if (!kept) setting.takeBack()
        setFrozen(undefined)
        setMounts((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 }))
        if (!elsewhere) left()
      },
    })
    store
      .getState()
      .say(
        `Writing ${partWords(parts.page, { ...block }, pointer)}. Enter keeps it, Escape takes it back.`,
        'aside',
      )
  }, [store, parts, left])
  // Another page, or no canvas at all: what was written stays written.
  useEffect(() => () => stop.current?.(), [parts])
  return useMemo(
    () => ({
      write,
      mounts,
      drawn: (blocks) =>
        frozen ? blocks.map((block) => (block.id === frozen.id ? frozen : block)) : blocks,
    }),
    [write, mounts, frozen],
  )
}

/** Whether these words are all there is in the element, so that writing in it loses nothing. */
function saysJust(element: Element, text: string): element is HTMLElement {
  const plain = (words: string | null): string => (words ?? '').replaceAll(/\s+/g, ' ').trim()
  return element.childElementCount === 0 && plain(element.textContent) === plain(text)
}

/** Writes one setting of one block of a page, and says when it gets too long. */
function settingWriter(
  store: StudioStoreApi,
  page: DocumentId,
  block: Block,
  pointer: string,
  { text: before, maxLength }: PlainWords,
): Pick<Writer, 'travel'> & {
  write(text: string): void
  takeBack(): void
  isAsWritten(): boolean
} {
  const { id } = block
  const name = partWords(page, { ...block }, pointer)
  let written = before
  let long = false
  const place = (): string | undefined => {
    const index = (entriesIn(store.getState().values[page]) ?? []).findIndex(
      (entry) => (entry as Block | null)?.id === id,
    )
    return index < 0 ? undefined : `/blocks/${index}${pointer}`
  }
  const set = (value: string, typed: boolean): void => {
    const at = place()
    if (at === undefined) return
    written = value
    store.getState().run(setValue, { document: page, at, value, name, typed })
  }
  return {
    write(text) {
      set(text, true)
      const isLong = maxLength !== undefined && text.length > maxLength
      if (isLong && !long)
        store.getState().say(`${name} may have ${maxLength} characters at most.`, 'refused')
      long = isLong
    },
    travel(way) {
      const at = place()
      const { history, values, page: open, travel, say } = store.getState()
      const next = travelled(history, values, way)
      const isOwn =
        next?.step.page === open && at !== undefined && isAbout(next.step, [page, ...steps(at)])
      const text = isOwn ? valueAt(next.values[page], at) : undefined
      if (typeof text !== 'string') {
        say(
          `There is nothing more to ${way} in ${name}. Press Enter to go on elsewhere.`,
          'refused',
        )
        return undefined
      }
      written = text
      travel(way)
      return text
    },
    takeBack() {
      set(before, false)
      store.getState().say(`${name} is as it was.`, 'aside')
    },
    isAsWritten() {
      const at = place()
      return at !== undefined && valueAt(store.getState().values[page], at) === written
    },
  }
}
