import type { TimedBlock } from '#engine/checked-site.ts'
import { isRecord } from '#engine/is-record.ts'
import { blocks as page, marquee } from '#engine/rules/examples.ts'
import type { Rule, Verdict } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { timeZoneOf } from '#engine/site/time-zone.ts'
import { isSkipped, wallClock } from '#engine/time/moment.ts'
import { spanOf } from '#engine/time/schedule.ts'

/** A block that is in the page, and that nobody will see again as things are written. */
export const neverShows: Rule = {
  code: 'never-shows',
  severity: 'warning',
  docs: {
    why: 'Whoever wrote the block believes that visitors see it.',
    wrong: page({ ...marquee, when: { from: '2999-12-25', until: '2999-12-24' } }),
    right: page({ ...marquee, when: { from: '2026-12-24', until: '2999-12-25' } }),
  },
  checkPage({ layout, blocks }, _, report) {
    if (!Array.isArray(blocks)) return
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      if (!isRecord(block) || block['hidden'] === true) continue
      const { layout: only, when } = block
      if (typeof only === 'string' && typeof layout === 'string' && only !== layout)
        report({
          at: `/blocks/${index}/layout`,
          problem: `The block shows in the layout "${only}" only, but the page uses "${layout}".`,
          remedy: 'Take `layout` out of the block, or take the block out.',
        })
      const own = when === undefined ? undefined : ownScreens(block['type'])
      const on = own && isRecord(when) ? when['on'] : undefined
      if (typeof on === 'string' && on !== own)
        report({
          at: `/blocks/${index}/when/on`,
          problem: `The block shows on ${own} only, but here on ${on} only.`,
          remedy: 'Take `on` out of its `when`, or take the block out.',
        })
    }
  },
  check({ timed, tree, document }, report) {
    if (timed.length === 0) return
    const timeZone = timeZoneOf(document('site.json'))
    const now = tree.now ?? Date.now()
    for (const { file, at, when } of timed) {
      const verdict = judge(when, timeZone, now)
      if (verdict) report({ file, at: `${at}/until`, ...verdict })
    }
  },
}

/** The only screens that blocks of a type show on by themselves. */
function ownScreens(type: unknown): string | undefined {
  return typeof type === 'string' ? blockSchemas.get(type)?.['x-on'] : undefined
}

function judge(when: TimedBlock['when'], timeZone: string, now: number): Verdict | undefined {
  const { from, until } = spanOf(when, timeZone)
  if (until <= from) {
    const skipped = [when.from, when.until].find((time) => time && isSkipped(time, timeZone))
    const night = skipped ? `, and the clock in ${timeZone} skips ${skipped}` : ''
    return {
      problem: `The block disappears before it appears: it shows from ${when.from} until ${when.until}${night}.`,
      remedy: 'Give it a later `until`, or an earlier `from`.',
    }
  }
  if (until > now) return undefined
  const { date, time } = wallClock(now, timeZone)
  return {
    problem: `The block's time is over: it shows until ${when.until}, but it is already ${date} ${time} in ${timeZone}.`,
    remedy: 'Take the block out, or give it a later `until`.',
  }
}
