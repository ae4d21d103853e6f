import { blockSchemas, isRecord } from '#engine/schema/schema.ts'

import { blocks, marquee, poster } from './examples.ts'
import type { Rule } from './rule.ts'

/**
 * A page has more of a block than the block's schema allows, or has it right after one that it may
 * not follow (`x-limit`). Blocks that are hidden, or for one layout, one kind of screen or some time,
 * may stand in for one another and do not count.
 */
export const notAllowedHere: Rule = {
  code: 'not-allowed-here',
  family: 'schema',
  severity: 'error',
  docs: {
    why: 'The block was made to stand alone; a second one looks wrong or does not work.',
    wrong: blocks(poster, marquee, { ...marquee, id: 'more-news' }),
    right: blocks(poster, marquee, { ...marquee, id: 'more-news', when: { on: 'phones' } }),
  },
  checkPage({ blocks: list }, _, report) {
    if (!Array.isArray(list)) return
    const counts = new Map<string, number>()
    let before: string | undefined
    for (let index = 0; index < list.length; index += 1) {
      const block: unknown = list[index]
      if (!isRecord(block) || block['hidden'] === true) continue
      const { type } = block
      if (typeof type !== 'string') continue
      const limit = limits().get(type)
      if (limit?.notAfter.has(before ?? ''))
        report({
          at: `/blocks/${index}/type`,
          problem: `A block "${type}" cannot stand right after "${before}".`,
          remedy: 'Put another block between them, or move one of the two.',
        })
      before = type
      if (limit === undefined || block['layout'] !== undefined || block['when'] !== undefined)
        continue
      const count = (counts.get(type) ?? 0) + 1
      counts.set(type, count)
      // A page with many too many has one fault.
      if (count !== limit.max + 1) continue
      const first = list.findIndex((one) => isRecord(one) && one['type'] === type)
      report({
        at: `/blocks/${index}/type`,
        problem: `A page has ${limit.max === 1 ? 'one' : `at most ${limit.max}`} of the block "${type}".`,
        remedy: `Take this one out, or use "${alike(type)}", which may stand more often.`,
        related: [{ at: `/blocks/${first}/type`, message: 'The first one stands here.' }],
      })
    }
  },
}

interface Limit {
  readonly max: number
  readonly notAfter: ReadonlySet<string>
}

let known: ReadonlyMap<string, Limit> | undefined

function limits(): ReadonlyMap<string, Limit> {
  known ??= new Map(
    [...blockSchemas].flatMap(([type, { 'x-limit': limit }]) =>
      limit === undefined
        ? []
        : [
            [
              type,
              {
                max: limit.max ?? (limit.once ? 1 : Infinity),
                notAfter: new Set(limit.notAfter),
              },
            ] as const,
          ],
    ),
  )
  return known
}

/** A block of the same category without a limit, or any without one. */
function alike(type: string): string {
  const free = [...blockSchemas].filter(([, schema]) => schema['x-limit'] === undefined)
  const category = blockSchemas.get(type)?.['x-category']
  const [found] =
    free.find(([, schema]) => schema['x-category'] === category) ?? free[0] ?? ([type] as const)
  return found
}
