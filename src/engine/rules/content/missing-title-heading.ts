import { isRecord } from '#engine/is-record.ts'
import { blocks, marquee, poster } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas, resolved } from '#engine/schema/schema.ts'

/**
 * No block of a page shows a heading of level 1. Layouts have none, so the page has no title that
 * is read or heard. Which of its blocks show is judged by the layout that the page itself names.
 */
export const missingTitleHeading: Rule = {
  code: 'missing-title-heading',
  severity: 'warning',
  docs: {
    why: 'People who listen to a page jump to its title first, and search engines show it.',
    wrong: blocks(marquee),
    right: blocks(marquee, poster),
  },
  checkPage({ layout, blocks: list }, { headings }, report) {
    if (!Array.isArray(list) || list.length === 0) return
    const shows = (block: unknown): boolean => {
      const only = isRecord(block) ? block['layout'] : undefined
      return only === undefined || layout === undefined || only === layout
    }
    if (headings.some(({ level, block }) => level === 1 && shows(list[block]))) return
    // A block that nobody knows may show anything, and has a finding of its own.
    if (!(list as unknown[]).every((block) => isRecord(block) && isKnown(block['type']))) return
    const able = [...titled()].flatMap(([type, sure]) => (sure ? [type] : []))
    report({
      at: '/blocks',
      on: 'key',
      problem: 'No block of this page shows its title, a heading of level 1.',
      remedy: `Put one first that does: ${able.slice(0, 5).join(', ')} or another.`,
    })
  },
}

function isKnown(type: unknown): boolean {
  return typeof type === 'string' && blockSchemas.has(type)
}

let known: ReadonlyMap<string, boolean> | undefined

/** The block types that can show a title: true for those that always do. */
function titled(): ReadonlyMap<string, boolean> {
  known ??= new Map(
    [...blockSchemas].flatMap(([type, schema]) => {
      const settings = Object.entries(resolved(schema).properties ?? {})
      const titles = settings.filter(([, setting]) => resolved(setting)['x-heading'] === 1)
      const sure = titles.some(([name]) => schema.required?.includes(name))
      return titles.length === 0 ? [] : [[type, sure] as const]
    }),
  )
  return known
}
