import { survey } from '#engine/schema/survey.ts'
import { anchorsOf, arrivesAnywhere } from '#engine/site/anchors.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'

/**
 * What is said of the first link of these blocks to a place that a page has not, also with them on
 * it, as the rule `broken-anchor` judges; undefined where all arrive.
 */
export function lostLinkWords(
  values: Values,
  page: DocumentId,
  blocks: readonly Block[],
): string | undefined {
  const there = anchorsOf(values[page])
  const own = anchorsOf({ blocks })
  const lost: string[] = []
  survey({ blocks }, 'Page', (kind, text) => {
    const hrefs = kind === 'href' ? [text] : kind === 'rich-text' ? hrefsIn(text) : []
    for (const href of hrefs) {
      const anchor = href.startsWith('#') ? href.slice(1) : ''
      if (arrivesAnywhere(anchor) || there?.has(anchor) || own?.has(anchor)) continue
      lost.push(anchor)
    }
  })
  return lost.length === 0
    ? undefined
    : `There’s no block or section called “${lost[0]}” there, so a link goes nowhere.`
}
