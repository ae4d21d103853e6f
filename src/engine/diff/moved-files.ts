import { listIn } from '#engine/edit/list-in.ts'
import { isRecord } from '#engine/is-record.ts'
import { documentKind, folderOf } from '#engine/site/model.ts'
import { itemsAt } from '#engine/where.ts'

type Documents = ReadonlyMap<string, unknown>

/**
 * The pages whose file got another name, also that of one which took its own, or went to another set:
 * the new path of each to the old one. Such a page kept its address in its set, or more than half of
 * its blocks as they were.
 */
export function movedFiles(before: Documents, after: Documents): Map<string, string> {
  const gone = pagesOf(before, after)
  const come = gone.length > 0 ? pagesOf(after, before) : []
  const among = finderOf(gone)
  const pairs = come.flatMap((now) =>
    among(now).flatMap((index) => {
      const old = gone[index] as Page
      const worth = likeness(old, now)
      return worth > 0 ? [{ from: old.path, to: now.path, worth }] : []
    }),
  )
  const moved = swapped(before, after)
  const taken = new Set<string>()
  // The best first: a copy is no page that moved while there is one that kept more.
  for (const { from, to } of pairs.toSorted((a, b) => b.worth - a.worth)) {
    if (taken.has(from) || moved.has(to)) continue
    taken.add(from)
    moved.set(to, from)
  }
  return moved
}

interface Page {
  readonly path: string
  /** Its set and its route. */
  readonly address: string
  readonly blocks: ReadonlySet<string>
}

/** Pages that took the name of each other's file. */
function swapped(before: Documents, after: Documents): Map<string, string> {
  const others = [...before].flatMap(([path, document]) => {
    const other = after.get(path)
    if (!isRecord(document) || !isRecord(other) || document['route'] === other['route']) return []
    const [old, now] = [pageOf(path, document), pageOf(path, other)]
    return old && now && likeness(old, now) === 0 ? [{ path, old, now }] : []
  })
  const moved = new Map<string, string>()
  const among = finderOf(others.map(({ now }) => now))
  for (const { path, old, now } of others) {
    const other = among(old)
      .map((index) => others[index] as (typeof others)[number])
      .find(
        (one) => !moved.has(one.path) && likeness(old, one.now) > 0 && likeness(one.old, now) > 0,
      )
    if (other && !moved.has(path)) moved.set(path, other.path).set(other.path, path)
  }
  return moved
}

/** The pages of one state that the other has no file of. */
function pagesOf(documents: Documents, others: Documents): Page[] {
  return [...documents].flatMap(([path, document]) =>
    others.has(path) ? [] : (pageOf(path, document) ?? []),
  )
}

function pageOf(path: string, document: unknown): Page | undefined {
  if (documentKind(path) !== 'Page' || !isRecord(document)) return undefined
  return {
    path,
    address: `${folderOf(path)} ${JSON.stringify(document['route'])}`,
    blocks: new Set(itemsAt(document, '/blocks').map((block) => JSON.stringify(block))),
  }
}

/**
 * The places of the pages that may be like another, in order. Of ten thousand few have its address or
 * one of its rarer blocks; a page that keeps more than half of its blocks keeps one of those.
 */
function finderOf(pages: readonly Page[]): (page: Page) => number[] {
  const places = new Map<string, number[]>()
  for (const [index, { address, blocks }] of pages.entries())
    for (const key of [address, ...blocks]) listIn(places, key).push(index)
  const having = (key: string): readonly number[] => places.get(key) ?? []
  return ({ address, blocks }) => {
    const byRarity = [...blocks].toSorted((a, b) => having(a).length - having(b).length)
    const keys = [address, ...byRarity.slice(0, Math.ceil(blocks.size / 2))]
    return [...new Set(keys.flatMap(having))].toSorted((a, b) => a - b)
  }
}

/** The share of blocks that both have; one more for the same address, and 0 for too few of them. */
function likeness(old: Page, now: Page): number {
  let same = 0
  for (const block of now.blocks) if (old.blocks.has(block)) same += 1
  const share = same / Math.max(old.blocks.size, now.blocks.size, 1)
  if (old.address === now.address) return 1 + share
  return share > 0.5 ? share : 0
}
