import { steps } from '#engine/text/pointer.ts'
import { lettersOf } from '#engine/text/rich-line.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import { setValue } from '#studio/commands/set-value.ts'
import type { Marked } from '#studio/inspector/fields/rich-text/marks.ts'
import { blockIds } from '#studio/state/blocks.ts'
import { isAbout, isIn, travelled } from '#studio/state/history.ts'
import { partWords } from '#studio/state/place-words.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import {
  changedLine,
  isBeforeLine,
  joinLine,
  lineAt,
  linePointer,
  splitLine,
  withoutLine,
} from './lines.ts'
import { type PlainWords, shownWords, storedWords, withWords } from './plain-words.ts'
import type { Writer } from './write-in-place.ts'

/** Words of a rich text that are to lead somewhere. */
export interface ToLink {
  readonly marked: Marked
  /** Writes the text that comes of it, unless that is another by now. */
  put(text: string): void
}

/** A line to go on in, and the letters before the caret there. */
export interface Next {
  readonly pointer: string
  readonly caret: number
}

/** From when somebody begins to write until they leave, in however many lines. */
export interface Session {
  /** How many steps were done before it; fewer, where some were undone and other words written. */
  steps: number
}

export interface SettingWriter extends Omit<Writer, 'end' | 'link' | 'key'> {
  readonly name: string
  /** What there is to know of the keys. */
  readonly keys: string
  /** From letter to letter of what the page shows; undefined where no words may lead anywhere. */
  toLink(start: number, end: number): ToLink | undefined
  /** It is over: the words are kept, or taken back. An empty line of several goes. */
  leave(kept: boolean): void
  isAsWritten(): boolean
}

interface Setting {
  readonly page: DocumentId
  readonly block: Block
  readonly pointer: string
  readonly words: PlainWords
  readonly session: Session
  /** Where it is a line of several: hears where writing goes on, before the change that makes the place. */
  goOn(next: Next): void
}

/** Writes one setting of one block of a page, and says when it gets too long. */
export function settingWriter(
  store: StudioStoreApi,
  { page, block, pointer, words, session, goOn }: Setting,
): SettingWriter {
  const { id } = block
  const { maxLength } = words
  const name = partWords(page, { ...block }, pointer)
  const line = lineAt(block, pointer)
  let written = valueAt(block, pointer)
  let long = false
  const place = (inBlock: string): string | undefined => {
    const index = blockIds(store.getState().values[page]).indexOf(id)
    return index < 0 ? undefined : `/blocks/${index}${inBlock}`
  }
  const now = (inBlock: string): unknown => {
    const at = place(inBlock)
    return at === undefined ? undefined : valueAt(store.getState().values[page], at)
  }
  const set = (inBlock: string, value: unknown, typed: boolean): void => {
    const at = place(inBlock)
    if (at === undefined) return
    if (inBlock === pointer) written = value
    session.steps = Math.min(session.steps, store.getState().history.past.length)
    const named = inBlock === pointer ? name : partWords(page, { ...block }, inBlock)
    store.getState().run(setValue, { document: page, at, value, name: named, typed })
  }
  /** What Escape leads back to: the words before what was last written here, also if undo led there. */
  const unwritten = (): unknown => {
    const { past } = store.getState().history
    const way = [page, ...steps(place(pointer) ?? '')]
    const elsewhere = past.findLastIndex((step) => !isAbout(step, way))
    const first = past[Math.max(elsewhere + 1, session.steps)]
    return first ? first.inverse.at(-1)?.value : now(pointer)
  }
  let before = unwritten()
  const lines = (): readonly unknown[] => {
    const list = line && now(line.at)
    return Array.isArray(list) ? list : []
  }
  const endOf = (list: readonly unknown[], index: number): Next => {
    const text = valueAt(list[index], line?.inside ?? '')
    return {
      pointer: line ? linePointer(line, index) : pointer,
      caret: typeof text === 'string' ? shownWords(text, words).length : 0,
    }
  }
  const change = (list: readonly unknown[], next: Next): boolean => {
    goOn(next)
    set(line?.at ?? pointer, list, false)
    return true
  }
  /** Whether the last that was done is Enter, which began this line. */
  const isBegun = (list: readonly unknown[]): boolean => {
    const { history, values } = store.getState()
    const last = travelled(history, values, 'undo')
    const at = line && place(line.at)
    if (!last || at === undefined || !isIn(last.step, [page, ...steps(at)])) return false
    const was = valueAt(last.values[page], at)
    return Array.isArray(was) && isBeforeLine(was, list, line?.index ?? 0)
  }
  const isFull = line === undefined || lines().length >= line.most
  return {
    name,
    keys: isFull
      ? 'Enter keeps it, Escape takes it back.'
      : `Enter starts another ${line.word}, Tab keeps it, Escape takes it back.`,
    words(text) {
      const value = storedWords(text, words)
      set(pointer, value, true)
      const isLong = maxLength !== undefined && [...value].length > maxLength
      if (isLong && !long)
        store.getState().say(`${name} can have up to ${maxLength} characters.`, 'refused')
      long = isLong
    },
    split(start, end) {
      const list = lines()
      if (!line || list.length >= line.most || `${start}${end}`.trim() === '') return false
      const [one, other] = [start, end].map((text) => storedWords(text.trim(), words))
      const next = { pointer: linePointer(line, line.index + 1), caret: 0 }
      return change(splitLine(list, line, one ?? '', other ?? ''), next)
    },
    join(own) {
      const list = lines()
      if (!line || line.index === 0 || list.length <= line.least) return false
      const before = valueAt(list[line.index - 1], line.inside)
      if (typeof before !== 'string') return false
      // As Enter took the space between them.
      const more = own === '' || before === '' ? own : ` ${own}`
      const { pointer, caret } = endOf(list, line.index - 1)
      return change(joinLine(list, line, withWords(before, more, words)), {
        pointer,
        caret: caret + more.length - own.length,
      })
    },
    travel(way) {
      const at = place(pointer)
      const { history, values, page: open, travel, say } = store.getState()
      const next = travelled(history, values, way)
      const listAt = line && place(line.at)
      if (next && next.step.page === open && at !== undefined) {
        const text = valueAt(next.values[page], at)
        if (isAbout(next.step, [page, ...steps(at)]) && typeof text === 'string') {
          written = text
          // Words that are older than the session: Escape brings back nothing that was undone.
          if (next.history.past.length <= session.steps) before = text
          travel(way)
          return shownWords(text, words)
        }
        const list = listAt === undefined ? undefined : valueAt(next.values[page], listAt)
        if (
          listAt !== undefined &&
          Array.isArray(list) &&
          isIn(next.step, [page, ...steps(listAt)])
        ) {
          goOn(endOf(list, changedLine(lines(), list)))
          travel(way)
          return undefined
        }
      }
      const key = isFull ? 'Enter' : 'Tab'
      say(`There’s nothing more to ${way} in ${name}. Press ${key} to go on elsewhere.`, 'refused')
      return undefined
    },
    toLink(start, end) {
      const text = now(pointer)
      if (!words.rich || typeof text !== 'string') return undefined
      const letters = lettersOf(text)
      const [from, to] = [letters[start]?.start, letters[end - 1]?.end]
      if (from === undefined || to === undefined) return undefined
      return {
        marked: { text, start: from, end: to },
        put(linked) {
          // The panel was open for a while, and a colleague's words would be gone unseen.
          if (now(pointer) === text) set(pointer, linked, false)
          else
            store
              .getState()
              .say(`${name} changed in the meantime. Select the words there again.`, 'refused')
        },
      }
    },
    leave(kept) {
      const list = lines()
      const isEmpty = String(kept ? now(pointer) : before).trim() === ''
      // All at once, so that undo never brings back the line without its words.
      if (!line || !isEmpty || list.length <= line.least) {
        if (!kept) set(pointer, before, false)
      } else if (isBegun(list)) store.getState().cancel()
      else set(line.at, withoutLine(list, line.index), false)
      if (!kept) store.getState().say(`${name} is as it was.`, 'aside')
    },
    isAsWritten: () => now(pointer) === written,
  }
}
