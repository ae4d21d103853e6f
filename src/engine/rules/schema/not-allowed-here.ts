import { isRecord } from '#engine/is-record.ts'
import { limitBreaches } from '#engine/limits.ts'
import { blocks, marquee, poster } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

/** A page has more of a block than its schema allows, or has it right after one it may not follow. */
export const notAllowedHere: Rule = {
  code: 'not-allowed-here',
  severity: 'error',
  docs: {
    why: 'Too many of these blocks, or one in the wrong place, look wrong or do not work.',
    wrong: blocks(poster, marquee, { ...marquee, id: 'more-news' }),
    right: blocks(poster, marquee, { ...marquee, id: 'more-news', when: { on: 'phones' } }),
  },
  checkPage({ blocks: list }, _, report) {
    if (!Array.isArray(list)) return
    const full = new Set<string>()
    for (const { index, type, after, max } of limitBreaches(list)) {
      const at = `/blocks/${index}/type`
      if (after !== undefined)
        report({
          at,
          problem: `A block "${type}" cannot come right after "${after}".`,
          remedy: 'Put another block between them, or move one of the two.',
        })
      // A page with many too many has one fault.
      if (max === undefined || full.has(type)) continue
      full.add(type)
      const other = alike(type)
      const first = list.findIndex((one) => isRecord(one) && one['type'] === type)
      report({
        at,
        problem: `A page may have ${max === 1 ? 'only one' : `at most ${max}`} of the block "${type}".`,
        remedy: other
          ? `Take this one out, or use "${other}", which a page may have more often.`
          : 'Take this one out.',
        related: [{ at: `/blocks/${first}/type`, message: 'The first one is here.' }],
      })
    }
  },
}

/** A block of the same category without a limit; undefined where there is none. */
function alike(type: string): string | undefined {
  const category = blockSchemas.get(type)?.['x-category']
  return [...blockSchemas.keys()].find((one) => {
    const schema = blockSchemas.get(one)
    return schema?.['x-limit'] === undefined && schema?.['x-category'] === category
  })
}
