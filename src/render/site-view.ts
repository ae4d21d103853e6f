import { facts, fill } from '#engine/fill.ts'
import { type FontMetrics, fitLine } from '#engine/fit.ts'
import { memo } from '#engine/memo.ts'
import type { MediaFile } from '#engine/site/media.ts'
import type { SiteModel } from '#engine/site/model.ts'
import { namedHref, namedLink } from '#engine/site/named-href.ts'
import { type ServedPage, addressKey, setBase } from '#engine/site/routes.ts'
import { standInWeight } from '#engine/stand-in.ts'
import { marksOf } from '#engine/text/marks.ts'
import { raised } from '#engine/text/raised.ts'
import type { FittedLine, SiteView } from '#kit/site-context.ts'

export interface ViewInput {
  readonly model: SiteModel
  readonly table: readonly ServedPage[]
  readonly page: ServedPage
  readonly live: string
  readonly media: Readonly<Record<string, MediaFile>>
  readonly metrics: FontMetrics
  readonly year: number
}

/** What the blocks of one page may ask of the site. */
export function siteView({ model, table, page, live, media, metrics, year }: ViewInput): SiteView {
  const { site } = model
  const words = facts(model.site, year)
  const base = setBase(model, page.dress, live) ?? ''
  const own = addressesIn(table)(page.dress)
  const chrome = model.sets[page.dress]?.chrome
  if (!chrome)
    throw new Error(`There is no set "${page.dress}". Add pages/${page.dress}/chrome.json.`)
  return {
    brand: { ...site.brand, phone: words['phone'] ?? site.brand.phone },
    lang: site.lang,
    timeZone: site.timeZone,
    currency: site.currency,
    services: site.services,
    strings: chrome.strings,
    links: fill(model.links, words),
    locations: fill(model.locations, words),
    opening: model.opening,
    menu: fill(model.menu, words),
    feed: model.feed,
    quiz: fill(model.quiz, words),
    year,
    resolve(href) {
      const named = namedHref(href, model.links)
      if (named !== undefined) return named
      const name = namedLink(href)?.name
      if (name !== undefined)
        throw new Error(
          `There is no link "${name}" in content/links.json. Add it, or name another.`,
        )
      if (!href.startsWith('/')) return href
      const [path = ''] = href.split(/[?#]/)
      const inSet = own.has(addressKey(base + path))
      return site.base.slice(0, -1) + (inSet ? base : '') + href
    },
    media(src) {
      const file = media[src]
      if (!file) throw new Error(`There is no file pages/${src}. Add it, or name another.`)
      return file
    },
    fit: (lines) =>
      lines.map(({ text, size }) => {
        const shown = raised(text, site.lang)
        const fit = fitLine(metrics, shown, size)
        const { standIns, wght } = metrics
        const weight = standIns ? standInWeight(standIns, shown, fit.size) : 900
        const marks = marksOf(shown)
        return {
          text,
          ...fit,
          weight,
          ...(wght ? { face: faceAt(wght) } : {}),
          ...(marks.above || marks.below ? { marks } : {}),
        }
      }),
  }
}

/** The addresses of a set's pages, looked up once for all pages that are built of one table. */
const addressesIn = memo(
  (table: readonly ServedPage[]) =>
    memo(
      (of: string) =>
        new Set(
          table.filter(({ set }) => set === of).map(({ canonical }) => addressKey(canonical)),
        ),
    ),
  new WeakMap(),
)

/** The weight in a way that goes before the one that chooses a stand-in, and no false bold. */
function faceAt(wght: number): NonNullable<FittedLine['face']> {
  return { fontVariationSettings: `"wght" ${wght}`, fontSynthesis: 'none' }
}
