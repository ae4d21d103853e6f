import { matchRoutes } from 'react-router-dom'

import { type ServedPage, trimmed } from '#engine/site/routes.ts'

/**
 * The page that answers a path, with or without its last slash, or undefined. React Router owns the
 * matching, so that build, dev server and Studio agree on what an address means; capitals
 * count, as on most hosts, and `+` is a plain character and `%2B` is the same one.
 */
export function matchPage(table: readonly ServedPage[], path: string): ServedPage | undefined {
  const routes = table.map((served) => ({
    path: trimmed(served.path),
    caseSensitive: true,
    handle: served,
  }))
  const match = matchRoutes(routes, trimmed(path.replaceAll(/%2b/gi, '+')))
  return match?.at(-1)?.route.handle as ServedPage | undefined
}
