/** What becomes of a page for visitors, in words. */
import { isRecord } from '#engine/is-record.ts'
import { documentKind, folderOf } from '#engine/site/model.ts'
import { baseOf } from '#engine/site/routes.ts'
import { valueAt } from '#engine/where.ts'

const draft = 'draft'

/**
 * Whether visitors get a page, and where: "goes live at /summer"; undefined for what is no page, and
 * for one of a set that is not served.
 */
export function goingLive(
  path: string,
  documents: ReadonlyMap<string, unknown>,
): string | undefined {
  const page = documents.get(path)
  if (documentKind(path) !== 'Page' || !isRecord(page)) return undefined
  if (page['status'] === draft) return 'a draft, not on the site'
  const { route } = page
  const site = documents.get('site.json')
  const base = baseOf(site, folderOf(path), valueAt(site, '/variant'))
  return base === undefined || typeof route !== 'string'
    ? undefined
    : `goes live at ${base}${route}`
}

/** The same where it was a draft before, or is one now. */
export function statusChanged(
  path: string,
  documents: ReadonlyMap<string, unknown>,
  status: unknown,
): string {
  return status === draft
    ? 'is a draft now, no longer on the site'
    : (goingLive(path, documents) ?? 'is not a draft any more')
}
