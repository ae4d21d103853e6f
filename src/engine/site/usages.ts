import { isRecord } from '#engine/is-record.ts'
import { pointersTo } from '#engine/schema/survey.ts'
import type { DocumentKind } from '#engine/site/model.ts'
import { escaped } from '#engine/text/pointer.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'
import { textsOf } from '#engine/text/texts.ts'
import { itemsAt } from '#engine/where.ts'

/**
 * The JSON Pointers where a document uses something, in order. What is meant follows from its form:
 * `media/hero/hero.svg` a file, `link:order` a link of content/links.json, `/about-us` an address
 * (of a page, of a link to it, with or without an anchor), `marquee` a block, `marquee.phrase` one
 * of its settings.
 */
export function usages(document: unknown, kind: DocumentKind | 'Block', wanted: string): string[] {
  if (wanted.startsWith('media/'))
    return texts(document, (text) => mediaNamed(text).includes(wanted))
  if (wanted.startsWith('link:')) {
    const named = pointersTo(document, kind, 'link', wanted.slice('link:'.length))
    return [...new Set([...named, ...texts(document, leadsTo(wanted, /^[/?#]/))])]
  }
  if (wanted.startsWith('/')) return texts(document, leadsTo(wanted, /^\/?(?:[?#]|$)/))
  const [type = '', setting] = wanted.split('.')
  const all: [string, unknown][] =
    kind === 'Block'
      ? [['', document]]
      : itemsAt(document, '/blocks').map((block, index) => [`/blocks/${index}`, block])
  return all.flatMap(([at, block]) => {
    if (!isRecord(block) || block['type'] !== type) return []
    if (setting === undefined) return [`${at}/type`]
    return Object.hasOwn(block, setting) ? [`${at}/${escaped(setting)}`] : []
  })
}

/** All files of media that a document uses. */
export function mediaIn(document: unknown): Set<string> {
  return new Set([...textsOf(document)].flatMap(([, text]) => mediaNamed(text)))
}

/** A text names a file by being its path, or by words with the path behind them. */
function mediaNamed(text: string): string[] {
  const behind = text.lastIndexOf(' - media/')
  return [
    ...(text.startsWith('media/') ? [text] : []),
    ...(behind < 0 ? [] : [text.slice(behind + 3)]),
  ]
}

/** Whether a text is the address, or a paragraph with a link to it; `rest` may follow it. */
function leadsTo(address: string, rest: RegExp): (text: string) => boolean {
  const is = (href: string): boolean =>
    href.startsWith(address) && (href === address || rest.test(href.slice(address.length)))
  return (text) => is(text) || hrefsIn(text).some(is)
}

function texts(document: unknown, wanted: (text: string) => boolean): string[] {
  return [...textsOf(document)].flatMap(([at, text]) => (wanted(text) ? [at] : []))
}
