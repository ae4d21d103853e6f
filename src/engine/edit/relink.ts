import { isRecord } from '#engine/is-record.ts'
import { withHrefs } from '#engine/text/with-hrefs.ts'

/** A value whose links to places of its own page lead to the ids that these have now. */
export function relinked(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return withHrefs(value, (href) => {
      const id = href.startsWith('#') ? ids.get(href.slice(1)) : undefined
      return id === undefined ? href : `#${id}`
    })
  if (Array.isArray(value)) return value.map((item) => relinked(item, ids))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, relinked(inner, ids)]),
  )
}

/** Whether a link in a value leads to a place of its own page. */
export function linksTo(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value === `#${id}` || value.includes(`](#${id})`)
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => linksTo(inner, id))
    : false
}
