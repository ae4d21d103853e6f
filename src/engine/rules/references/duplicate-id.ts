import { freshIds } from '#engine/edit/fresh-id.ts'
import { isRecord } from '#engine/is-record.ts'
import { mayStandIn } from '#engine/limits.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { anchorIds, innerIds, mayRepeatIds } from '#engine/site/anchors.ts'
import { capital } from '#engine/text/capital.ts'

/**
 * Two blocks of a page, or parts of them, have one id, so an anchor could lead to either. What may
 * stand in for another block may have its parts.
 */
export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  docs: {
    why: 'A link to this anchor, or any tool that names the block, would find the other one.',
    wrong: blocks(marquee, marquee),
    right: blocks(marquee, { ...marquee, id: 'more-news' }),
  },
  checkPage({ blocks }, _, report) {
    if (!Array.isArray(blocks) || !mayRepeatIds(blocks)) return
    const seen = new Map<string, { readonly at: string; readonly whose: string }>()
    let free: ((id: string) => string) | undefined
    const look = (at: string, id: string, index: number, what: 'block' | 'part'): void => {
      const first = seen.get(id)
      if (first === undefined) {
        const block = `block ${index + 1}`
        seen.set(id, { at, whose: capital(what === 'block' ? block : `a part of ${block}`) })
        return
      }
      free ??= freshIds(new Set(anchorIds({ blocks }).map(([, taken]) => taken)))
      const value = free(id)
      report({
        at,
        problem: `${first.whose} has the id "${id}" already.`,
        remedy: `Give this ${what} another id, for example "${value}"; links lead to a ${what} by it.`,
        related: [{ at: first.at, message: 'First used here.' }],
        fix: { safe: false, at, value },
      })
    }
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      const id = isRecord(block) ? block['id'] : undefined
      if (typeof id === 'string') look(`/blocks/${index}/id`, id, index, 'block')
    }
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      if (!isRecord(block) || mayStandIn(block)) continue
      for (const [at, id] of innerIds(block, `/blocks/${index}`)) look(at, id, index, 'part')
    }
  },
}
