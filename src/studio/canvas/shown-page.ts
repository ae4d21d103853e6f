/**
 * Which page the canvas shows: the one that is open. While another document is edited, as the menu or
 * the header of a set, it is a page on which that can be seen.
 */
import { blockSchemas } from '#engine/schema/schema.ts'
import { within } from '#engine/schema/within.ts'
import { documentKind } from '#engine/site/model.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import type { Values } from '#studio/state/documents.ts'
import { pagesOf, setsOf } from '#studio/state/pages.ts'

/** `last` is the page that was open before; it stays where it shows the document as well. */
export function shownPage(values: Values, open: DocumentId, last: DocumentId): DocumentId {
  if (documentKind(open) === 'Page') return open
  const folder = open.slice(0, Math.max(open.indexOf('/'), 0))
  const sets = setsOf(values)
  const pages = sets.flatMap((set) => pagesOf(values, set))
  const count = (id: DocumentId): number =>
    sets.includes(folder)
      ? Number(id.startsWith(`${folder}/`))
      : blocksShowing(values[id], open).length
  if (pages.includes(last) && count(last) > 0) return last
  const best = pages.reduce((a, b) => (count(b) > count(a) ? b : a), pages[0] ?? open)
  return count(best) === 0 && pages.includes(last) ? last : best
}

/** The id of the first block on a page that shows a document of the content folder. */
export function blockShowing(page: unknown, document: DocumentId): string | undefined {
  return blocksShowing(page, document)[0]?.id
}

function blocksShowing(page: unknown, document: DocumentId): Block[] {
  return blocksIn(page).filter(({ type }) => isAbout(type, document))
}

/** Whether blocks of a type show what a document of the content folder has. */
export function isAbout(type: string, document: DocumentId): boolean {
  const [folder, name = ''] = document.replace(/\.json$/, '').split('/')
  return folder === 'content' && subjects(type).has(singular(name))
}

/** What a block is about: the words of its type, and the kinds of things that its settings name. */
function subjects(type: string): ReadonlySet<string> {
  const known = subjectsOf.get(type)
  if (known) return known
  const words = new Set(String(type).split('-').map(singular))
  for (const { 'x-ref': names } of within(blockSchemas.get(type) ?? {}))
    if (names) words.add(singular(names.split('-')[0] ?? ''))
  subjectsOf.set(type, words)
  return words
}

const subjectsOf = new Map<string, ReadonlySet<string>>()

function singular(word: string): string {
  return word.replace(/s$/, '')
}
