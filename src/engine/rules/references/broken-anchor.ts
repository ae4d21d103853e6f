import { nearest } from '#engine/nearest.ts'
import { navigation } from '#engine/rules/examples.ts'
import { type InnerLink, judgeLinks } from '#engine/rules/judge-links.ts'
import { type Rule, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { arrivesAnywhere } from '#engine/site/anchors.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** The part of a link after # names nothing on the page it leads to. */
export const brokenAnchor: Rule = {
  code: 'broken-anchor',
  severity: 'error',
  docs: {
    why: 'The browser opens the page at its top, and the visitor has to look for the place.',
    wrong: navigation('/#nwes'),
    right: navigation('/#news'),
  },
  check(site, report) {
    const prefix = site.file('').length
    judgeLinks(
      site,
      (link) => {
        const { anchor, path, href } = link
        if (arrivesAnywhere(anchor)) return undefined
        const pages = pagesOf(link).map((file) => site.anchors(file.slice(prefix)))
        const wrong = pages.find((ids) => ids && !ids.has(anchor))
        // A frame stands around many pages; its own #anchor has to be on one of them.
        const enough = path === '' && pages.some((ids) => !ids || ids.has(anchor))
        if (!wrong || enough) return undefined
        const where = path === '' ? 'this page' : path
        if (pagesOf(link).some((file) => hides(site.document(file.slice(prefix)), anchor)))
          return {
            problem: `The block "${anchor}" on ${where} is hidden.`,
            remedy: `Show it again, or leave "#${anchor}" out.`,
          }
        const near = nearest(anchor, wrong)
        const guess = near && href.replace(/#.*$/s, `#${near}`)
        return {
          problem: `There is no block or section called "${anchor}" on ${where}.`,
          ...suggested(guess, `Link to one of: ${listed([...wrong])}; or leave "#${anchor}" out.`),
        }
      },
      report,
    )

    function pagesOf({ path, from, sets }: InnerLink): string[] {
      if (path !== '')
        return [...sets.values()].flatMap((addresses) => addresses.find(path)?.page.file ?? [])
      if (site.kinds.get(from) === 'Page') return [site.file(from)]
      return site.pages.filter(({ set }) => set === null || sets.has(set)).map(({ file }) => file)
    }
  },
}

function hides(page: unknown, id: string): boolean {
  return itemsAt(page, '/blocks').some(
    (block) => valueAt(block, '/id') === id && valueAt(block, '/hidden') === true,
  )
}
