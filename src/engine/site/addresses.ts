import { type CheckedSite, type PageAddresses, eachAddress } from '#engine/checked-site.ts'
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { nearestOf } from '#engine/nearest.ts'
import { isRoute } from '#engine/site/is-route.ts'
import { addressKey, baseOf } from '#engine/site/routes.ts'

/** What answers at an address. */
export interface Target {
  readonly page: PageAddresses
  /** The page's own address; differs from the asked one on an alias, or an earlier address. */
  readonly route: string
  readonly alias: boolean
}

/** Every address of a site while one set is live, as its links are written. */
export class Addresses {
  private readonly targets = new Map<string, Target>()
  /** Pages whose address nobody can tell, by the names of their files. */
  private readonly unknown = new Set<string>()
  private sorted: readonly string[] | undefined
  private nearest: ((path: string) => string | undefined) | undefined

  /**
   * The set's own pages and the shared ones stand at the root, and those of every archive at its
   * path. A page comes before a draft, and its route before another's alias.
   */
  constructor(site: CheckedSite, live: string) {
    const facts = site.document('site.json')
    const start = ({ set }: PageAddresses): string | undefined =>
      baseOf(facts, set ?? 'shared', live)
    for (const draft of [false, true]) {
      const [own, archived] = [new Array<PageAddresses>(), new Array<PageAddresses>()]
      for (const page of site.pages)
        if (page.draft === draft)
          (page.set === null || page.set === live ? own : archived).push(page)
      for (const pages of [own, archived])
        for (const page of pages) {
          const base = start(page)
          if (base === undefined) continue
          if (isRoute(page.route)) {
            const route = base + page.route
            this.add(route, { page, route, alias: false })
          } else this.unknown.add(nameOf(page.file))
        }
      for (const page of site.pages) {
        if (page.aliases === undefined && page.movedFrom === undefined) continue
        const base = start(page)
        if (page.draft !== draft || base === undefined || typeof page.route !== 'string') continue
        // Nobody can say what a link should name instead while the route is wrong.
        const alias = isRoute(page.route)
        eachAddress(page, (at, other) => {
          if (at !== '/route' && typeof other === 'string')
            this.add(other, { page, route: alias ? base + page.route : other, alias })
        })
      }
    }
    for (const [path, kind] of site.kinds)
      if (kind === 'Page' && !site.keepsSchema(path) && !isRecord(site.document(path)))
        this.unknown.add(nameOf(path))
  }

  find(path: string): Target | undefined {
    return this.targets.get(addressKey(path))
  }

  /** Whether a page that has a finding of its own may well be meant. */
  mayBe(path: string): boolean {
    return this.unknown.has(nameOf(path))
  }

  /** The routes that a link should name, sorted. */
  routes(): readonly string[] {
    return (this.sorted ??= [...this.targets]
      .filter(([, { alias, page }]) => !alias && !page.draft)
      .map(([path]) => path)
      .toSorted())
  }

  /** The one of them that a path of none most likely means: with more before it, or less, or misspelt. */
  meant(path: string): string | undefined {
    const routes = this.routes()
    this.nearest ??= nearestOf(routes)
    return (
      routes.find((route) => route.endsWith(path)) ??
      routes.find((route) => route !== '/' && path.endsWith(route)) ??
      this.nearest(path)
    )
  }

  private add(path: string, target: Target): void {
    const key = addressKey(path)
    if (!this.targets.has(key)) this.targets.set(key, target)
  }
}

/** The addresses of each set in turn, made once for a site. */
export const addressesOf: (site: CheckedSite) => ReadonlyMap<string, Addresses> = memo(
  (site) => new Map(site.sets.map((set) => [set, new Addresses(site, set)])),
  new WeakMap(),
)

/** `pages/one/about-us.json`, `/about-us` and `/about+us` all end in `about-us`. */
function nameOf(path: string): string {
  return addressKey(path)
    .replace(/^.*\//, '')
    .replace(/\.json$/, '')
    .replaceAll('+', '-')
}
