/**
 * Words from Word, Google Docs, a mail or a web page, with the marks that rich text has. The HTML is
 * parsed where nothing of it runs or loads, and only words, weights and addresses are read from it.
 * Loaded when somebody pastes.
 */
import { type Run, lineOf } from '#engine/text/rich-line.ts'
import { spelled } from '#studio/inspector/fields/href/href.ts'
import { plainPaste } from '#studio/inspector/form/plain-paste.ts'

import { addressInText } from './marks.ts'

/** What stands in paragraphs of its own. */
const blocks =
  /^(address|article|aside|blockquote|body|center|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)$/
const unread = /^(head|noscript|script|style|svg|template|title)$/
/** Crossed out, which rich text cannot show: without its line it would say the opposite. */
const struck = /^(del|s|strike)$/
/** What reviewers wrote, and the marks that lead to it; the words it is about are not among them. */
const reviewed =
  '.msoDel, .msocomanchor, a[href*="#_msocom_"], a[href*="#cmnt"], [style*="mso-element:comment"]'
/** Word writes the dot or number of a list item, and the space behind the mark of a comment, as words. */
const hidden =
  /mso-list:\s*Ignore|mso-special-character:\s*comment|display:\s*none|text-decoration(-line)?:[^;]*line-through/i

/** The paragraphs of a piece of HTML as rich text writes them; none where it has no words, or is code. */
export function pastedMarks(html: string): string[] {
  const body = parsed(html)
  if (isCode(body)) return []
  const paragraphs: Run[][] = [[]]
  const add = (run: Run): void => void paragraphs.at(-1)?.push(run)
  const walk = (node: Node, like: Omit<Run, 'text'>): void => {
    if (node.nodeType === Node.TEXT_NODE) add({ ...like, text: plainPaste(node.nodeValue ?? '') })
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const element = node as Element
    const name = element.localName
    const style = styleOf(element)
    if (unread.test(name) || struck.test(name) || hidden.test(style)) return
    if (element.matches(reviewed) || isDocsComment(element)) return
    const apart = blocks.test(name)
    if (apart) paragraphs.push([])
    else if (/^(br|td|th)$/.test(name)) add({ text: ' ', strong: false, href: '' })
    const own = {
      // A heading is strong by its place, which is not where it is pasted.
      strong: (apart ? undefined : weight(name, style)) ?? like.strong,
      href: name === 'a' ? safeAddress(element.getAttribute('href') ?? '') : like.href,
    }
    for (const child of element.childNodes) walk(child, own)
    if (apart) paragraphs.push([])
  }
  walk(body, { strong: false, href: '' })
  return paragraphs.map(written).filter((paragraph) => paragraph !== '')
}

/** A paste as the field has it: the words with their marks, or, where they have none, the text. */
export function pastedWords(html: string, text: string, between: string): string {
  const paragraphs = pastedMarks(html)
  return paragraphs.length > 0 ? paragraphs.join(between) : plainPaste(text)
}

/** The cells of the first row in a piece of HTML, each in one line; none where it has no table. */
export function markedCells(html: string): string[] {
  const cells = parsed(html).querySelector('tr')?.children ?? []
  return [...cells].map((cell) =>
    pastedMarks(`<table><tr>${cell.outerHTML}</tr></table>`).join(' '),
  )
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/**
 * Whether these are lines of a code editor, which says of them how they look and nothing else: marks
 * that they have are among the letters, as in plain text.
 */
function isCode({ children }: Element): boolean {
  const lines = [...children].filter(({ localName }) => !/^(br|meta)$/.test(localName))
  return (
    lines.length > 0 &&
    lines.every(
      (line) =>
        (line.localName === 'pre' || /white-space:\s*pre\s*(;|$)/i.test(styleOf(line))) &&
        line.querySelector(':not(br, code, div, span)') === null,
    )
  )
}

/** Google Docs puts its comments below the text, each after a link back to the words it is about. */
function isDocsComment(element: Element): boolean {
  const back = /^(div|p)$/.test(element.localName) && element.querySelector('a[href*="#cmnt_ref"]')
  const text = (one: Element): string => one.textContent.trim()
  return back ? text(element).startsWith(text(back)) : false
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}

/** Whether an element makes words strong, or plain again; undefined where it leaves them as they are. */
function weight(name: string, style: string): boolean | undefined {
  const said = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (said !== undefined && said !== 'inherit') return /^(bold|bolder|[6-9]00)$/.test(said)
  return name === 'b' || name === 'strong' ? true : undefined
}

/** An address that a link of rich text may have, in its spelling; '' for any other. */
function safeAddress(href: string): string {
  const address = addressInText(spelled(href))
  return address.length <= 500 && /^(https:\/\/|mailto:|sms:|tel:)\S/.test(address) ? address : ''
}

/** One paragraph; a space by itself has no look of its own, and a link is not strong as well. */
function written(runs: readonly Run[]): string {
  const looks: Run[] = []
  for (const { text, strong, href } of runs) {
    const last = looks.at(-1)
    const look = last && text.trim() === '' ? last : { strong: strong && href === '', href }
    looks.push({ ...look, text })
  }
  return lineOf(looks).replaceAll(/\s+/g, ' ').trim()
}
