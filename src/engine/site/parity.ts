import type { SiteModel } from '#engine/site/model.ts'

/** What a page set has that can be held against another: each list sorted, nothing twice. */
export interface Holdings {
  readonly routes: readonly string[]
  /** Block types on its pages. */
  readonly blocks: readonly string[]
  /** Addresses that its pages and its frame lead to, as they are written. */
  readonly links: readonly string[]
}

/** What each page set has and at least one other lacks, by set. Drafts and hidden blocks count not. */
export function parity(model: SiteModel): Record<string, Holdings> {
  const all = Object.entries(model.sets).map(([set, { chrome }]) => {
    const pages = model.pages.filter(
      (source) => source.set === set && source.page.status !== 'draft',
    )
    const blocks = pages.flatMap(({ page }) => page.blocks.filter(({ hidden }) => !hidden))
    const holdings: Holdings = {
      routes: sorted(pages.map(({ page }) => page.route)),
      blocks: sorted(blocks.map(({ type }) => type)),
      links: sorted([...addresses(blocks), ...addresses(chrome)]),
    }
    return [set, holdings] as const
  })
  return Object.fromEntries(
    all.map(([set, holdings]) => {
      const others = all.filter(([name]) => name !== set).map(([, other]) => other)
      const own = (kind: keyof Holdings): string[] =>
        holdings[kind].filter((entry) => !others.every((other) => other[kind].includes(entry)))
      return [set, { routes: own('routes'), blocks: own('blocks'), links: own('links') }]
    }),
  )
}

/** What stands over the list of a set: among three sets, what one has a second may have as well. */
export function parityHeading(set: string, sets: number): string {
  return sets > 2 ? `In ${set}, but not in every set` : `Only in ${set}`
}

/** Each once. What is no text, as in a page that is being written, is nothing to hold against another. */
function sorted(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))].toSorted()
}

/** Every `href`, at any depth. */
function* addresses(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (key === 'href') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [inner, child] of Object.entries(value))
      yield* addresses(child, Array.isArray(value) ? key : inner)
  }
}
