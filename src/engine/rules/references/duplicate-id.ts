import { freshIds } from '#engine/edit/fresh-id.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { isRecord } from '#engine/schema/schema.ts'

/** Two blocks of a page have one id, so an anchor could lead to either. */
export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  docs: {
    why: 'A link to this anchor, or any tool that names the block, would find the other one.',
    wrong: blocks(marquee, marquee),
    right: blocks(marquee, { ...marquee, id: 'more-news' }),
  },
  checkPage({ blocks }, _, report) {
    if (!Array.isArray(blocks)) return
    const seen = new Map<string, number>()
    let free: ((id: string) => string) | undefined
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      const id = isRecord(block) ? block['id'] : undefined
      if (typeof id !== 'string') continue
      const first = seen.get(id)
      if (first === undefined) {
        seen.set(id, index)
        continue
      }
      free ??= freshIds(new Set(blocks.map((one) => (isRecord(one) ? one['id'] : undefined))))
      const at = `/blocks/${index}/id`
      const value = free(id)
      report({
        at,
        problem: `Block ${first + 1} has the id "${id}" already.`,
        remedy: `Give this block another id, for example "${value}"; links lead to a block by it.`,
        related: [{ at: `/blocks/${first}/id`, message: 'First used here.' }],
        fix: { safe: false, at, value },
      })
    }
  },
}
