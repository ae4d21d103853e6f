import type { Chrome } from '#schema/types.ts'

/** Something around the blocks: the same on every page of a set, and edited in the set's chrome. */
export interface Around {
  /** "header". */
  readonly name: string
  /** Where in `chrome.json`. */
  readonly pointer: string
}

/** What stands around the blocks at an element of the page, and the element that holds it. */
export function aroundAt(
  target: Element,
  chrome: Chrome,
): (Around & { readonly element: Element }) | undefined {
  // A list of links may be in any of them, and by itself it is the header.
  const element = target.closest('dialog, footer, aside, header') ?? target.closest('nav')
  if (!element) return undefined
  const [name, key] = kinds[element.tagName] ?? ['header', 'header']
  const bar = name === 'header' && !chrome.header && chrome.topBar ? 'topBar' : key
  return { element, name, pointer: bar in chrome ? `/${bar}` : '' }
}

const kinds: Readonly<Record<string, readonly [name: string, key: string]>> = {
  DIALOG: ['menu', 'menu'],
  FOOTER: ['footer', 'footer'],
  ASIDE: ['sidebar', 'sidebar'],
}

/** The element around the blocks that shows a part of `chrome.json`; undefined where none does. */
export function aroundElement(frame: Document, pointer: string): Element | undefined {
  const tag = tags[pointer.split('/')[1] ?? '']
  if (tag === undefined) return undefined
  return [...frame.querySelectorAll(tag)].find((element) => !element.closest('[data-block]'))
}

const tags: Readonly<Record<string, string>> = {
  logo: 'header',
  header: 'header',
  topBar: 'header',
  menu: 'dialog',
  sidebar: 'aside',
  footer: 'footer',
}
