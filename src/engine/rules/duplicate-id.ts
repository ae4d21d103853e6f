import { isRecord } from '#engine/schema.ts'

import type { Rule } from './rule.ts'

/** Two blocks of a page have one id, so an anchor could lead to either. */
export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  check({ pages }, report) {
    for (const { file, page } of pages) {
      if (!Array.isArray(page['blocks'])) continue
      const seen = new Map<string, number>()
      for (const [index, block] of (page['blocks'] as unknown[]).entries()) {
        const id = isRecord(block) ? block['id'] : undefined
        if (typeof id !== 'string') continue
        const first = seen.get(id)
        if (first === undefined) {
          seen.set(id, index)
          continue
        }
        report({
          file,
          at: `/blocks/${index}/id`,
          problem: `Block ${first + 1} has the id "${id}" already.`,
          remedy: 'Give this block another id; links lead to a block by it.',
          related: [{ file, at: `/blocks/${first}/id`, message: 'It stands here first.' }],
        })
      }
    }
  },
}
