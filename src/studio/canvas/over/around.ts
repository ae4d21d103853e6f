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
  const tag = element.tagName.toLowerCase()
  const name = Object.keys(tags).find((part) => tags[part] === tag) ?? 'header'
  const part = name === 'header' && !chrome.header && chrome.topBar ? 'topBar' : name
  return { element, name, pointer: part in chrome ? `/${part}` : '' }
}

/** The element around the blocks that shows a part of `chrome.json`; undefined where none does. */
export function aroundElement(frame: Document, pointer: string): Element | undefined {
  const tag = tags[pointer.split('/')[1] ?? '']
  if (tag === undefined) return undefined
  return [...frame.querySelectorAll(tag)].find((element) => !element.closest('[data-block]'))
}

/** What each part of `chrome.json` is drawn as; an element is called by the first that it shows. */
const tags: Readonly<Record<string, string>> = {
  menu: 'dialog',
  sidebar: 'aside',
  footer: 'footer',
  header: 'header',
  topBar: 'header',
  logo: 'header',
}
