/**
 * What can be done with a whole page. Each is a pure function from the documents to those after it,
 * or two sentences why not, with an address that would do in place of one that is refused; whoever calls it makes a step to undo of it.
 */
import { produce } from 'immer'

import { fileMeant, suppressionFiles } from '#engine/checks/suppressed.ts'
import { isRecord } from '#engine/is-record.ts'
import { definition } from '#engine/schema/schema.ts'
import { movePage, readdressed } from '#engine/site/move-page.ts'
import { type Refused, newPage } from '#engine/site/new-page.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { renamedFile } from '#engine/site/rename-page.ts'
import { steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import { write } from '#studio/commands/set-value.ts'
import { type Values, parsed } from '#studio/state/documents.ts'
import { sharedName } from '#studio/state/pages.ts'

import { addressLike } from './address-like.ts'
import { linksFromOthers } from './links-from-others.ts'

export type Life = { readonly values: Values; readonly page: DocumentId } | RefusedLife

export interface RefusedLife {
  /** Two sentences. */
  readonly why: string
  /** An address that would do; undefined where that is not what is wrong. */
  readonly instead: string | undefined
  /** The page that has the address. */
  readonly by?: DocumentId | undefined
}

export interface NewPage {
  readonly set: string
  /** What people call it; left out, words of its route. */
  readonly name?: string | undefined
  readonly route: string
  /** The page to copy; left out, it begins with one block. */
  readonly from?: DocumentId | undefined
}

/** `first` is what a page begins with that is no copy. */
export function made(values: Values, { set, name, route, from }: NewPage, first: unknown): Life {
  const answer = newPage(new Map(Object.entries(values)), {
    route,
    name,
    set,
    from,
    blocks: first === undefined ? [] : [first],
  })
  if (isRefused(answer)) return refused(values, answer, route, newAddress(values, set, route))
  return { values: { ...values, [answer.path]: parsed(answer.text) }, page: answer.path }
}

/** Another address, with the links that lead there; `redirect` leads visitors of the old one on. */
export function moved(values: Values, id: DocumentId, to: string, redirect: boolean): Life {
  const texts = new Map(
    Object.entries(values).map(([path, value]) => [path, JSON.stringify(value)] as const),
  )
  const page = id.replace(/\.json$/, '')
  const at = (address: string) => movePage(texts, { page, to: address, redirect })
  const changed = at(to)
  if (isRefused(changed))
    return refused(
      values,
      changed,
      to,
      addressLike(to, (one) => !isRefused(at(one))),
    )
  const next = { ...values }
  for (const [path, text] of changed) next[path] = parsed(text)
  return { values: next, page: id }
}

/**
 * Another name, and with it another file, and the title with that; the address stays as it is. What
 * site.json suppresses in the file, it suppresses further.
 */
export function renamed(
  values: Values,
  id: DocumentId,
  { name, title }: { readonly name: string; readonly title: string },
  site: Pick<StudioSite, 'pagesDir'>,
): Life {
  const file = renamedFile(new Map(Object.entries(values)), id, name)
  if (typeof file !== 'string')
    return { why: `${file.problem} ${file.remedy}`, instead: undefined, by: file.by }
  if (title.trim() === '')
    return {
      why: 'Browsers and search engines show the title. Write one.',
      instead: undefined,
    }
  const { [id]: page, ...rest } = values
  const siteFile = inPages(site, 'site.json')
  const places = suppressionFiles(values['site.json'], (one) =>
    fileMeant(one, siteFile) === inPages(site, id) ? one.slice(0, -id.length) + file : undefined,
  )
  const next = produce(rest, (draft: Record<DocumentId, unknown>) => {
    for (const [at, to] of places) write(draft, ['site.json', ...steps(at)], to)
  })
  return { values: { ...next, [file]: withTitle(page, title.trim()) }, page: file }
}

function withTitle(page: unknown, title: string): unknown {
  return isRecord(page) && page['title'] !== title ? { ...page, title } : page
}

/** Words, or an address, as the address of a new page; undefined where a set takes none like it. */
export function newAddress(values: Values, set: string, words: string): string | undefined {
  const documents = new Map(Object.entries(values))
  return addressLike(words, (route) => !isRefused(newPage(documents, { set, route, blocks: [] })))
}

function isRefused(answer: object): answer is Refused {
  return 'problem' in answer
}

/** In the engine's words, which name a file, but for a page: people know that by what it is called. */
function refused(
  values: Values,
  { problem, remedy, by }: Refused,
  route: string,
  instead: string | undefined,
): RefusedLife {
  const what =
    by === undefined ? problem : `“${sharedName(values, by)}” has the address ${route} already.`
  return {
    why: `${what} ${instead === undefined ? remedy : `${instead} would do.`}`,
    instead,
    by,
  }
}

/** Takes a page out; `instead` is an address that the links to it lead to from then on. */
export function removed(values: Values, id: DocumentId, instead?: string): Values {
  return produce(values, (draft: Record<DocumentId, unknown>) => {
    if (instead !== undefined) relink(draft, values, id, instead)
    delete draft[id]
  })
}

/** The links of other documents to a page lead to another address. */
export function relinked(values: Values, id: DocumentId, instead: string): Values {
  return produce(values, (draft: Record<DocumentId, unknown>) => relink(draft, values, id, instead))
}

function relink(
  draft: Record<DocumentId, unknown>,
  values: Values,
  id: DocumentId,
  instead: string,
): void {
  for (const { file, address, pointers } of linksFromOthers(values, id))
    for (const at of pointers) {
      const written = String(valueAt(draft[file], at))
      // Without its anchor, which belongs to the page that it led to.
      write(
        draft,
        [file, ...steps(at)],
        readdressed(written, address, () => instead),
      )
    }
}

/** A page that visitors get, or that only its authors see. */
export function withStatus(values: Values, id: DocumentId, status: 'live' | 'draft'): Values {
  const order = Object.keys(definition('Page').properties ?? {})
  return produce(values, (draft: Record<DocumentId, unknown>) =>
    write(draft, [id, 'status'], status === 'live' ? undefined : status, order),
  )
}
