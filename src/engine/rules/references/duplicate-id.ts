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
      free ??= freeIds(blocks)
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

/** Ids that no block has yet, the given one with a number behind it, each given out once. */
function freeIds(blocks: readonly unknown[]): (id: string) => string {
  const taken = new Set(blocks.map((block) => (isRecord(block) ? block['id'] : undefined)))
  const last = new Map<string, number>()
  return (id) => {
    let number = (last.get(id) ?? 1) + 1
    while (taken.has(`${id}-${number}`)) number += 1
    last.set(id, number)
    return `${id}-${number}`
  }
}
