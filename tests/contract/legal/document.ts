import { facts } from '#engine/fill.ts'
import { completeBlock } from '#render/complete-block.ts'
import { renderBlock } from '#render/render-block.tsx'
import { model, view } from '#tests/contract/test-site.ts'

/**
 * What Terms and Privacy Policy must state, line by line of the checklist. Words are free, figures
 * are not: each test names its line, and reads the document as a visitor does, without tags.
 */
export const terms = read('/terms')
export const privacy = read('/privacy')

/** The text of a shared page: all of it, and the part between an anchor and the next heading. */
function read(route: string): { html: string; all: string; at(anchor: string): string } {
  const page = model.pages.find(({ set, page: { route: own } }) => set === null && own === route)
  const block = page?.page.blocks.find(({ type }) => type === 'legal-text')
  if (!block) throw new Error(`There is no document at ${route}. Write pages/shared${route}.json.`)
  const islands = { runtime: '', scripts: {} }
  const html = renderBlock(completeBlock(block, facts(model.site, 2026)), 0, view, islands)
  if (typeof html !== 'string') throw new Error(html.message)
  const at = (anchor: string): string => {
    const from = new RegExp(`<(h[23]) id="${anchor}".*`, 's').exec(html)
    if (!from) throw new Error(`There is no heading with the anchor ${anchor} at ${route}.`)
    const until = from[1] === 'h2' ? /<h2 / : /<h[23] /
    const [, ...rest] = from[0].split(/(?<=<\/h[23]>)/)
    return plain(rest.join('').split(until)[0] ?? '')
  }
  return { html, all: plain(html), at }
}

/** Words as they are read: no tags, one space, straight apostrophes. */
export function plain(html: string): string {
  return html
    .replaceAll(/<(?:\/(?:p|li|td|th|dt|dd|h\d)|br\/?)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Of the statements, in any order, those that the text does not make. */
export function unsaid(text: string, ...statements: (string | RegExp)[]): (string | RegExp)[] {
  const lower = text.toLowerCase()
  return statements.filter((statement) =>
    typeof statement === 'string'
      ? !lower.includes(statement.toLowerCase())
      : !statement.test(text),
  )
}
