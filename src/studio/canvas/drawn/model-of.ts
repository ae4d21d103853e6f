/**
 * The site that the canvas draws, from the documents as they are being edited.
 *
 * Making it anew on every key would draw every block anew. So it is made of everything but the blocks
 * of pages, and made again only when something else than those changed.
 */
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { type SiteModel, documentKind, siteModel } from '#engine/site/model.ts'
import { type ServedPage, routeTable, setBase } from '#engine/site/routes.ts'
import type { SiteView } from '#kit/site-context.ts'
import { liveCss } from '#render/live/live-css.ts'
import { siteView } from '#render/site-view.ts'
import type { Theme } from '#schema/types.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'

import { withStandIns } from './with-stand-ins.ts'

export interface Drawn {
  readonly model: SiteModel
  readonly page: ServedPage
  readonly view: SiteView
  /** The styles of the page, whichever blocks it holds. */
  readonly css: string
}

export interface Made {
  /** The last that could be made; undefined before there was any. */
  readonly drawn: Drawn | undefined
  /** Why it is not of the documents as they are. */
  readonly problem: string | undefined
}

/** Keeps what it made last, for the next key and for when it cannot be made. One for each canvas. */
export function modelMaker(
  site: StudioSite,
): (values: Values, page: DocumentId, media: StudioSite['media']) => Made {
  const make = maker(site)
  let drawn: Drawn | undefined
  return (values, page, media) => {
    try {
      drawn = make(values, page, media)
      return { drawn, problem: undefined }
    } catch (error) {
      return { drawn, problem: problemOf(error as Error) }
    }
  }
}

/** Why something cannot be drawn. Only errors of our own are sentences; others are of the language. */
export function problemOf(fault: Error): string {
  return fault.constructor === Error
    ? fault.message
    : 'One of its settings has the wrong kind of value. The list of problems says which.'
}

/** What is told of a page that cannot be drawn, whether or not an earlier version of it is in sight. */
export function undrawn(problem: string, stands: boolean): string {
  const seen = stands ? 'You see the last version that could be drawn.' : 'The page can’t be drawn.'
  return `${seen} ${problem}`
}

function maker(
  site: StudioSite,
): (values: Values, page: DocumentId, media: StudioSite['media']) => Drawn {
  let facts: Record<DocumentId, unknown> = {}
  let madeOf: Values = {}
  let model: SiteModel | undefined
  let last: { of: DocumentId; media: StudioSite['media']; drawn: Drawn } | undefined
  const sheets = new WeakMap<Theme, string>()
  const cssOf = (theme: Theme): string => {
    const css = sheets.get(theme) ?? liveCss(theme, site.fonts)
    sheets.set(theme, css)
    return css
  }
  return (values, page, media) => {
    const next = factsOf(values, facts, madeOf)
    if (next !== facts || !model) {
      model = siteModel(new Map(Object.entries(next)))
      facts = next
      last = undefined
    }
    madeOf = values
    if (last?.of === page && last.media === media) return last.drawn
    const { variant } = model.site
    const table = routeTable(model, variant)
    const served = table.find(({ file }) => file === page) ?? unserved(model, page)
    const { metrics } = site.fonts
    const view = siteView({
      model,
      table,
      page: served,
      live: variant,
      media,
      metrics,
      year: site.year,
    })
    // What is edited is what shows: nothing newer from elsewhere takes its place.
    const { quiz: _quiz, socialFeed: _feed, ...services } = view.services
    const edited = withStandIns({ ...view, services })
    const theme = model.sets[served.dress]?.theme
    const css = theme ? cssOf(theme) : ''
    last = { of: page, media, drawn: { model, page: served, view: edited, css } }
    return last.drawn
  }
}

/**
 * The documents with the blocks of pages left out; `before`, which was made of `madeOf`, where nothing
 * else changed. Of a thousand pages one is another than a key ago, so that one alone is compared.
 */
function factsOf(
  values: Values,
  before: Record<DocumentId, unknown>,
  madeOf: Values,
): Record<DocumentId, unknown> {
  const ids = Object.keys(values)
  const changed = new Map<DocumentId, unknown>()
  for (const id of ids) {
    const value = values[id]
    if (value === madeOf[id] && Object.hasOwn(before, id)) continue
    const isPage = documentKind(id) === 'Page' && isRecord(value)
    const fact = isPage ? { ...value, blocks: [] } : value
    if (!equal(fact, before[id])) changed.set(id, fact)
  }
  if (changed.size === 0 && ids.length === Object.keys(before).length) return before
  return Object.fromEntries(ids.map((id) => [id, changed.has(id) ? changed.get(id) : before[id]]))
}

/** A draft, or a page of a set that is not served: it is drawn as if it were. */
function unserved(model: SiteModel, id: DocumentId): ServedPage {
  const source = model.pages.find(({ file }) => file === id)
  if (!source) throw new Error(`There’s no page ${id}.`)
  const dress = source.set ?? model.site.variant
  const path = `${setBase(model, dress, model.site.variant) ?? ''}${source.page.route}`
  return { ...source, path, canonical: path, dress, indexable: false }
}
