import type { CheckedSite, PageAddresses } from '#engine/checked-site.ts'
import { isRoute } from '#engine/site/is-route.ts'

/** A page whose route is one. */
type Routed = PageAddresses & { readonly route: string }

/**
 * The pages that a set serves, its own and the shared; undefined where one of them, or its route,
 * cannot be read: that has a finding of its own, and it may be the page that seems to be missing.
 */
export function pagesServed(
  { kinds, pages }: Pick<CheckedSite, 'kinds' | 'pages'>,
  set: string,
): readonly Routed[] | undefined {
  let files = 0
  for (const [path, kind] of kinds)
    if (kind === 'Page' && (path.startsWith(`${set}/`) || path.startsWith('shared/'))) files += 1
  const routed = pages.filter(
    (page): page is Routed => (page.set === set || page.set === null) && isRoute(page.route),
  )
  return routed.length === files ? routed : undefined
}
