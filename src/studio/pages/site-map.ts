/**
 * The pages of a site as a list and as a map of its addresses, of documents in any shape: a page whose
 * route is missing is in the list all the same, and the map leaves out what nobody can be led to.
 */
import type { Finding } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { documentName } from '#engine/site/document-name.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { sendsOn } from '#engine/site/sends-on.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import type { Values } from '#studio/state/documents.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import {
  addressOfPage,
  addressStart,
  liveSet,
  pagesOf,
  setName,
  setsOf,
} from '#studio/state/pages.ts'

export type PageState = 'Live' | 'Draft' | 'Sends on' | 'Not live'

export interface PageRow {
  readonly id: DocumentId
  readonly name: string
  /** Where visitors find it, from the root of the site. */
  readonly address: string
  readonly state: PageState
  readonly problems: number
}

export interface PageGroup {
  readonly set: string
  /** As its frame calls it. */
  readonly name: string
  /** `lives at /v1/`; empty for what all sets share. */
  readonly where: string
  readonly live: boolean
  readonly rows: readonly PageRow[]
}

/** An address, and what is there. */
export interface Stop {
  readonly address: string
  readonly page: DocumentId
  /** Visitors are led on to the page's own address. */
  readonly leads: boolean
  /** Where the page sends its visitors at once; undefined where it keeps them. */
  readonly sendsTo: string | undefined
}

/** All pages by set, the live one first and what they share last. */
export function pageGroups(
  values: Values,
  findings: readonly Finding[],
  folder: Pick<StudioSite, 'pagesDir'>,
): PageGroup[] {
  const live = liveSet(values)
  const sets = setsOf(values).toSorted((a, b) => rank(a, live) - rank(b, live) || (a < b ? -1 : 1))
  return sets.map((set) => {
    const base = addressStart(values, set)
    return {
      set,
      name: setName(values, set),
      where: set === 'shared' ? '' : base === undefined ? 'not live' : `lives at ${base}/`,
      live: set === live,
      rows: pagesOf(values, set).map((id) => ({
        id,
        name: documentName(id),
        address: addressOfPage(values, id) ?? 'no address',
        state: stateOf(values[id], base),
        problems: errorsIn(findings, inPages(folder, id)).length,
      })),
    }
  })
}

/**
 * The pages with these words in their name or address, in the groups that have any. Without words all
 * groups as they are, also one that is empty.
 */
export function groupsWith(groups: readonly PageGroup[], words: string): readonly PageGroup[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return groups
  const isFound = ({ name, address }: PageRow): boolean =>
    name.toLowerCase().includes(wanted) || address.toLowerCase().includes(wanted)
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Every address that answers, in the order of the pages; of two pages that claim one, the first. */
export function stops(groups: readonly PageGroup[], values: Values): Stop[] {
  const found = new Map<string, Stop>()
  for (const { set, rows } of groups) {
    const base = addressStart(values, set)
    if (base === undefined) continue
    for (const { id, state } of rows) {
      const page = values[id]
      if (state === 'Draft' || !isRecord(page)) continue
      const own = addressOfPage(values, id)
      const sendsTo = targetOf(values, page)
      const add = (address: unknown, leads: boolean): void => {
        if (typeof address === 'string' && !found.has(address))
          found.set(address, { address, page: id, leads, sendsTo })
      }
      add(own, false)
      for (const address of listOf(page['aliases'])) add(address, false)
      for (const address of listOf(page['movedFrom'])) add(address, true)
    }
  }
  return [...found.values()]
}

function stateOf(page: unknown, base: string | undefined): PageState {
  if (isRecord(page) && page['status'] === 'draft') return 'Draft'
  if (base === undefined) return 'Not live'
  return senderOf(page) ? 'Sends on' : 'Live'
}

/** The block that sends visitors on, and the setting whose link says where. */
function senderOf(page: unknown): { block: Block; key: string } | undefined {
  for (const block of blocksIn(page)) {
    const key = block.hidden === true ? undefined : sendsOn(block)
    if (key !== undefined) return { block, key }
  }
  return undefined
}

/** `jobs.example/us`, also of a link that pages name. */
function targetOf(values: Values, page: unknown): string | undefined {
  const sender = senderOf(page)
  if (!sender) return undefined
  const href = textAt(sender.block, `/${sender.key}/href`)
  const named = textAt(values['content/links.json'], `/links/${href.replace(/^link:/, '')}/href`)
  return (named || href).replace(/^https?:\/\//, '') || 'nowhere yet'
}

function textAt(document: unknown, pointer: string): string {
  const text = valueAt(document, pointer)
  return typeof text === 'string' ? text : ''
}

function rank(set: string, live: string): number {
  return set === live ? 0 : set === 'shared' ? 2 : 1
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
