/**
 * What a built site says, apart from its blocks, that holds only for a while.
 *
 * Each is told well before anybody could be misled: the next build may be a day or a week late.
 */
import type { SiteModel } from '#engine/site/model.ts'
import { momentOf, yearAt } from '#engine/time/moment.ts'
import { firstUntold, tellingOf } from '#tools/outputs/coming-days.ts'
import { securityEnd } from '#tools/outputs/security-txt.ts'

export interface Lapse {
  /** When the site is to be built again for it, in milliseconds. */
  readonly at: number
  readonly kind: 'year' | 'special-day' | 'security-txt'
  readonly words: string
}

/** The next lapse of each kind after a build that was right for the moment `built`. */
export function lapses(model: SiteModel, built: number): Lapse[] {
  return [newYear(model, built), specialDay(model, built), security(model, built)].filter(
    (lapse) => lapse !== undefined,
  )
}

/** A script puts the year right that a page shows; without one, and in what search engines read, it stays. */
function newYear({ pages, sets, site }: SiteModel, built: number): Lapse | undefined {
  const year = yearAt(built, site.timeZone) + 1
  const at = momentOf(`${year}-01-01`, site.timeZone)
  const said = JSON.stringify([sets, pages]).includes('{year}')
  if (!said || at === undefined) return undefined
  return { at, kind: 'year', words: `The year in the texts becomes ${year}` }
}

function specialDay({ opening, site }: SiteModel, built: number): Lapse | undefined {
  const day = firstUntold(opening?.special ?? [], built)
  if (!day) return undefined
  const at = tellingOf(day, site.timeZone)
  if (at === undefined) return undefined
  const words = `Search engines are told about ${day.label}, ${day.date}`
  return { at, kind: 'special-day', words }
}

/** A month before the file ends; only a site at the top of its host has one. */
function security({ site }: SiteModel, built: number): Lapse | undefined {
  if (site.base !== '/') return undefined
  const end = securityEnd(built)
  const at = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1)
  const words = `security.txt is renewed: it ends on ${end.toISOString().slice(0, 10)}`
  return { at, kind: 'security-txt', words }
}
