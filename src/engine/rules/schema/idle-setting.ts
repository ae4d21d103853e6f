import { isRecord } from '#engine/is-record.ts'
import { blocks } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { type Condition, conditionsIn, idleIn } from '#engine/schema/idle.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

const head = {
  type: 'menu-head',
  id: 'menu',
  headline: [{ text: 'Hello' }],
  link: { label: 'See what there is', href: 'https://order.example' },
}

/** Types of blocks that have such settings at all; pages have more of the others. */
const conditional = new Map<unknown, NonNullable<ReturnType<typeof conditionsIn>>>(
  [...blockSchemas].flatMap(([type, schema]) => {
    const conditions = conditionsIn(schema)
    return conditions ? [[type, conditions] as const] : []
  }),
)

/** A setting that its block does not read beside the others, as its schema says with `x-if`. */
export const idleSetting: Rule = {
  code: 'idle-setting',
  severity: 'warning',
  docs: {
    why: 'Whoever changes the setting waits for something to happen, but nothing does.',
    wrong: blocks({ ...head, sending: 'One moment.' }),
    right: blocks({ ...head, sending: 'One moment.', mode: 'redirect' }),
  },
  checkPage({ blocks: list }, _, report) {
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index += 1) {
      const block: unknown = list[index]
      const conditions = isRecord(block) ? conditional.get(block['type']) : undefined
      if (!conditions) continue
      for (const { at, key, condition } of idleIn(block, conditions, `/blocks/${index}`))
        report({
          at,
          on: 'key',
          problem: `"${key}" does nothing here: it only counts where ${spoken(condition)}.`,
          remedy: `Take it out, or change ${deciders(condition)}.`,
          fix: { at, remove: true, safe: false },
        })
    }
  },
}

/** As people say it: "mode" is "redirect" and "shape" is "band" or "card". */
function spoken(condition: Condition): string {
  return Object.entries(condition)
    .map(([key, values]) => `"${key}" is ${values.map((one) => JSON.stringify(one)).join(' or ')}`)
    .join(' and ')
}

/** What a person can change so that the setting counts. */
function deciders(condition: Condition): string {
  return Object.keys(condition)
    .map((key) => `"${key}"`)
    .join(' or ')
}
