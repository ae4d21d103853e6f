import { blocks, poster } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { type Heading, headingsOf } from '#engine/site/headings.ts'

const band = { type: 'text-band', id: 'words', heading: 'Words', text: ['Some words.'] }

/**
 * A page has two titles, or a heading before its title or more than one level below the one before.
 * A block for one layout, one kind of screen or some time may have a title of its own.
 */
export const headingOrder: Rule = {
  code: 'heading-order',
  severity: 'warning',
  docs: {
    why: 'People who listen to a page move by its headings, from its one title downwards.',
    wrong: blocks(band, poster),
    right: blocks(poster, band),
  },
  checkPage({ blocks: list }, around, report) {
    if (!Array.isArray(list) || inOrder(around.headings)) return
    const headings = headingsOf(list)
    const [first] = headings
    const title = headings.find(({ level }) => level === 1)
    if (first && title && first !== title && !first.missing)
      report({
        at: first.at,
        problem: `This heading of level ${first.level} comes before the title of the page.`,
        remedy: `Move block ${title.block + 1} above it.`,
      })
    let before = first
    for (const heading of headings) {
      const { level, at, block, missing } = heading
      const { layout, when } = list[block] as { layout?: unknown; when?: unknown }
      const own = layout !== undefined || when !== undefined
      if (
        level === 1 &&
        title &&
        block !== title.block &&
        block !== before?.block &&
        !own &&
        !missing
      )
        report({
          at,
          problem: 'This is a second title of the page, a heading of level 1.',
          remedy: 'Keep one of the two blocks, or show this one on another page.',
          related: [{ at: title.at, message: 'The first title is here.' }],
        })
      if (before && level > before.level + 1)
        report({
          at,
          problem: `This is a heading of level ${level} after one of level ${before.level}.`,
          remedy: `Put a block with a heading of level ${before.level + 1} between them.`,
        })
      before = heading
    }
  },
}

/** Whether there is surely nothing to say. */
function inOrder(headings: readonly Heading[]): boolean {
  for (let index = 1; index < headings.length; index += 1) {
    const [before, { level, block }] = [headings[index - 1], headings[index]] as [Heading, Heading]
    if (level > before.level + 1 || (level === 1 && block !== before.block)) return false
  }
  return true
}
