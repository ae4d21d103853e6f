import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { momentForm, momentOf } from '#engine/time/moment.ts'

/** A block shows from or until a day that is in no calendar, or a time that is on no clock. */
export const noSuchDay: Rule = {
  code: 'no-such-day',
  severity: 'error',
  docs: {
    why: 'The block would show as if it had no such limit.',
    wrong: blocks({ ...marquee, when: { from: '2026-02-30' } }),
    right: blocks({ ...marquee, when: { from: '2026-02-28' } }),
  },
  check({ timed }, report) {
    for (const { file, at, when } of timed) {
      for (const key of ['from', 'until'] as const) {
        const written = when[key]
        if (written === undefined || !momentForm.test(written)) continue
        if (momentOf(written, 'UTC') !== undefined) continue
        report({
          file,
          at: `${at}/${key}`,
          problem: `${written} is not a real date or time.`,
          remedy: 'Write a day, or a day and a time: 2026-12-24, 2026-12-24T18:00.',
        })
      }
    }
  },
}
