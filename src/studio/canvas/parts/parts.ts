/**
 * Which element of a drawn block shows which of its settings.
 *
 * Blocks do not tell, so it is read off the page: an element that says exactly what a setting says
 * shows it, and so does a picture with the file that a setting names. A part with settings of its
 * own, such as an item of a list, is the largest element that shows all of them and none of others.
 * The answer stands in `data-pointer` attributes, never in the text.
 */
import type { MediaFile } from '#engine/site/media.ts'
import { escaped } from '#engine/text/pointer.ts'
import { wordsOf } from '#engine/text/rich-line.ts'
import type { Block } from '#schema/types.ts'

interface Leaf {
  readonly pointer: string
  readonly text: string
}

/** Settings that every block has and no visitor reads. */
export const commonSettings: ReadonlySet<string> = new Set([
  'type',
  'id',
  'hidden',
  'span',
  'layout',
  'when',
  'v',
])

/** What the marks inside a block were made for. They go stale also when an island draws anew. */
const marked = new WeakMap<Element, Block>()

/**
 * Marks the elements inside `root`, where the block is drawn, once for each value of the block.
 * `complete` answers the block with defaults and facts filled in, as the page shows it.
 */
export function markParts(
  root: Element,
  block: Block,
  complete: () => Block,
  media: Readonly<Record<string, MediaFile>>,
): void {
  if (marked.get(root) === block) return
  const settings = leaves(complete(), '')
  marked.set(root, block)
  const watcher = new MutationObserver(() => {
    marked.delete(root)
    watcher.disconnect()
  })
  watcher.observe(root, { childList: true, characterData: true, subtree: true })
  for (const old of root.querySelectorAll('[data-pointer]')) old.removeAttribute('data-pointer')
  const shown = new Map<string, Element>()
  const taken = new Set<Element>()
  const texts = new Map<string, Element[]>()
  for (const element of root.querySelectorAll('*')) {
    if (element.childElementCount >= 12) continue
    const words = normal(element.textContent)
    if (words !== '') texts.set(words, [...(texts.get(words) ?? []), element])
  }
  for (const { pointer, text } of settings) {
    const element = text.startsWith('media/')
      ? pictureOf(root, media[text], taken)
      : saying(texts.get(plain(text)) ?? [], taken)
    if (!element) continue
    taken.add(element)
    shown.set(pointer, element)
  }
  for (const group of groupsOf(shown.keys())) {
    const holder = holderOf(root, group, shown)
    if (holder && !shown.has(group)) shown.set(group, holder)
  }
  // Groups last: an element that shows one setting alone is that setting.
  for (const [pointer, element] of shown)
    if (!element.hasAttribute('data-pointer')) element.setAttribute('data-pointer', pointer)
}

/** Every text and number of a value, by its pointer. */
export function leaves(value: unknown, pointer: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ pointer, text: value }]
  if (typeof value === 'number') return [{ pointer, text: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    pointer === '' && commonSettings.has(key) ? [] : leaves(inner, `${pointer}/${escaped(key)}`),
  )
}

/** What a text says without the marks of rich text. */
export function plain(text: string): string {
  return normal(wordsOf(text))
}

/** Without the spaces that a page does not show. */
export function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The first of these elements, which say the same; the innermost of nested ones. */
function saying(all: readonly Element[], taken: ReadonlySet<Element>): Element | undefined {
  const free = all.filter((element) => !taken.has(element))
  return free.findLast((element) => free[0]?.contains(element))
}

function pictureOf(
  root: Element,
  file: MediaFile | undefined,
  taken: ReadonlySet<Element>,
): Element | undefined {
  if (!file) return undefined
  const urls = new Set([file.url, ...(file.variants ?? []).map(({ url }) => url)])
  return [...root.querySelectorAll('img, video')].find(
    (element) =>
      !taken.has(element) &&
      [element, ...element.querySelectorAll('source')].some((one) =>
        [one.getAttribute('src'), one.getAttribute('data-src'), one.getAttribute('poster')].some(
          (url) => url !== null && urls.has(url),
        ),
      ),
  )
}

/** All pointers above these, the deepest first. */
function groupsOf(pointers: Iterable<string>): string[] {
  const groups = new Set<string>()
  for (const pointer of pointers)
    for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1))
      groups.add(pointer.slice(0, at))
  return [...groups].toSorted((a, b) => b.split('/').length - a.split('/').length)
}

/** The largest element below `root` that holds the group's elements and no other's. */
function holderOf(
  root: Element,
  group: string,
  shown: ReadonlyMap<string, Element>,
): Element | undefined {
  const own: Element[] = []
  const others: Element[] = []
  for (const [pointer, element] of shown)
    (pointer.startsWith(`${group}/`) ? own : others).push(element)
  const [first] = own
  let found: Element | undefined
  for (let at = first?.parentElement; at && at !== root; at = at.parentElement) {
    const here = at
    if (others.some((element) => here.contains(element))) break
    if (own.every((element) => here.contains(element))) found = here
  }
  return found
}
