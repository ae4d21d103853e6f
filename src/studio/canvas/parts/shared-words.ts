/**
 * Where words of the page stand that no setting of their block has: among the facts that pages share.
 *
 * Blocks do not tell, so it is read off the page, at a click. Words that stand in one place are those;
 * of several places, as the city of each shop, it is that whose other words are drawn around them.
 */
import { type Facts, fill } from '#engine/fill.ts'
import { isRecord } from '#engine/is-record.ts'
import { parseChoice } from '#engine/site/quiz.ts'
import { holderOf, isWithin } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import { isAbout } from '#studio/canvas/shown-page.ts'
import type { Values } from '#studio/state/documents.ts'

import { leaves, normal, plain } from './parts.ts'

export interface SharedText {
  readonly document: DocumentId
  readonly pointer: string
  /** As the page says it. */
  readonly text: string
}

/** Where to look: what is shown there for sure, and what else there is. */
export interface Shared {
  readonly near: readonly SharedText[]
  readonly far: readonly SharedText[]
}

/** What a block may show of the facts that pages share; `set` is the one whose page it is on. */
export function sharedForBlock(values: Values, type: string, set: string, facts: Facts): Shared {
  const content = contentOf(values)
  const { of, all } = reader(values, facts)
  return {
    near: all(content.filter((id) => isAbout(type, id))),
    far: [
      ...all(content.filter((id) => !isAbout(type, id))),
      ...of('site.json', '/brand'),
      ...of(`${set}/chrome.json`, '/strings'),
    ],
  }
}

/** The same for what stands around the blocks, which a set's chrome has at a pointer. */
export function sharedAround(values: Values, set: string, pointer: string, facts: Facts): Shared {
  const { of, all } = reader(values, facts)
  const chrome = of(`${set}/chrome.json`, '')
  const isHere = (text: SharedText): boolean => isWithin(text.pointer, pointer)
  return {
    near: chrome.filter(isHere),
    far: [
      ...chrome.filter((text) => !isHere(text)),
      ...all(contentOf(values)),
      ...of('site.json', '/brand'),
    ],
  }
}

/** The place of the words that an element inside `root` says; undefined where none of these are. */
export function sharedAt(
  target: Element,
  root: Element,
  { near, far }: Shared,
): SharedText | undefined {
  const element = saying(target)
  if (!element) return undefined
  const words = normal(element.textContent)
  const says = ({ text }: SharedText): boolean => text === words
  for (const texts of [near, far]) {
    const same = texts.filter(says)
    if (same.length > 0) return nearest(element, root, same, texts)
  }
  return nearest(element, root, longest(near, words), near)
}

/** Whether a setting of a block is what is said at this pointer, and not only holds it. */
export function isSetting(block: Block | undefined, pointer: string): boolean {
  return pointer !== '' && typeof valueAt(block, pointer) !== 'object'
}

function contentOf(values: Values): DocumentId[] {
  return Object.keys(values).filter((id) => id.startsWith('content/') && isRecord(values[id]))
}

function reader(values: Values, facts: Facts) {
  const of = (document: DocumentId, at: string): SharedText[] =>
    leaves(fill(valueAt(values[document], at), facts), at).flatMap(({ pointer, text }) =>
      /\/(id|type|href|\$schema)$/.test(pointer)
        ? []
        : [{ document, pointer, text: plain(parseChoice(text).label) }],
    )
  return { of, all: (documents: readonly DocumentId[]) => documents.flatMap((id) => of(id, '')) }
}

/** What says the words at an element; what is pressed to choose something is around those of it. */
function saying(target: Element): Element | undefined {
  if (saysItself(target)) return target
  return [...(target.closest('label')?.querySelectorAll('*') ?? [])].find(saysItself)
}

/** Whether it has words of its own, and is not only around some. */
function saysItself({ childNodes }: Element): boolean {
  return [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  )
}

/** The longest texts that these words hold whole, as the price in "$20". */
function longest(texts: readonly SharedText[], words: string): SharedText[] {
  const held = ` ${letters(words)} `
  const found = texts.filter(
    ({ text }) => letters(text) !== '' && held.includes(` ${letters(text)} `),
  )
  const most = Math.max(...found.map(({ text }) => text.length))
  return found.filter(({ text }) => text.length === most)
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** That of several places which is of the same thing as words further out; else the first. */
function nearest(
  target: Element,
  root: Element,
  places: readonly SharedText[],
  texts: readonly SharedText[],
): SharedText | undefined {
  let left = places
  const known = new Map<string, SharedText | undefined>()
  for (const one of texts) known.set(one.text, known.has(one.text) ? undefined : one)
  for (let at = target.parentElement; at && left.length > 1; at = at.parentElement) {
    for (const element of at.querySelectorAll('*')) {
      const { document, pointer } = known.get(normal(element.textContent)) ?? {}
      if (pointer === undefined) continue
      const alike = left.filter(
        (one) => one.document === document && isWithin(one.pointer, holderOf(pointer)),
      )
      if (alike.length > 0) left = alike
    }
    if (at === root) break
  }
  return left[0]
}
