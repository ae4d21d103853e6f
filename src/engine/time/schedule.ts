/**
 * Blocks that show only for a time.
 *
 * A block that is not due is treated as a hidden one, so that everything that is made of a page
 * (HTML, share picture, headers) leaves it out alike. On which screens a block shows is not decided
 * here: the page carries it for both, and CSS shows it on one.
 */
import { listIn } from '#engine/edit/list-in.ts'
import type { SiteModel } from '#engine/site/model.ts'
import { setBase } from '#engine/site/routes.ts'
import { endOf, momentOf } from '#engine/time/moment.ts'
import type { When } from '#schema/types.ts'

/** From `from` on and before `until`, in milliseconds; without limit where there is none. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** When a block shows. A date that is in no calendar limits nothing: see the rule `no-such-day`. */
export function spanOf({ from, until }: Pick<When, 'from' | 'until'>, timeZone: string): Span {
  return {
    from: (from === undefined ? undefined : momentOf(from, timeZone)) ?? -Infinity,
    until: (until === undefined ? undefined : endOf(until, timeZone)) ?? Infinity,
  }
}

/** The site as it is at a moment: blocks that are not due are hidden. */
export function siteAt(model: SiteModel, now: number): SiteModel {
  const { timeZone } = model.site
  const due = (when: When | undefined): boolean => {
    if (when?.from === undefined && when?.until === undefined) return true
    const { from, until } = spanOf(when, timeZone)
    return from <= now && now < until
  }
  const pages = model.pages.map((source) =>
    source.page.blocks.every(({ when }) => due(when))
      ? source
      : {
          ...source,
          page: {
            ...source.page,
            blocks: source.page.blocks.map((block) =>
              due(block.when) ? block : { ...block, hidden: true },
            ),
          },
        },
  )
  return { ...model, pages }
}

/** A block that appears or goes, and the page it is on. */
export interface Turn {
  /** The page's file, inside the pages folder. */
  readonly file: string
  readonly route: string
  readonly block: { readonly id: string; readonly type: string }
  readonly shows: boolean
}

/** A moment at which a built site stops being right. */
export interface Rebuild {
  readonly at: number
  readonly turns: readonly Turn[]
}

/** Every rebuild that is due after `now`, the next one first. Drafts and sets that are not served count not. */
export function rebuilds(
  model: SiteModel,
  now: number,
  live: string = model.site.variant,
): Rebuild[] {
  const turns = new Map<number, Turn[]>()
  for (const { file, set, page } of model.pages) {
    if (page.status === 'draft') continue
    if (set !== null && setBase(model, set, live) === undefined) continue
    for (const { id, type, hidden, when } of page.blocks) {
      if (hidden || !when) continue
      const { from, until } = spanOf(when, model.site.timeZone)
      if (from >= until) continue
      for (const [at, shows] of [
        [from, true],
        [until, false],
      ] as const) {
        if (at <= now || at === Infinity) continue
        listIn(turns, at).push({ file, route: page.route, block: { id, type }, shows })
      }
    }
  }
  return [...turns].toSorted(([a], [b]) => a - b).map(([at, together]) => ({ at, turns: together }))
}
