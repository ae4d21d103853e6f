import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'

type Documents = ReadonlyMap<string, unknown>

/**
 * The pages whose file got another name or went to another set: the new path of each to the old one.
 * Such a page kept its address in its set, or more than half of its blocks as they were.
 */
export function movedFiles(before: Documents, after: Documents): Map<string, string> {
  const gone = pagesOf(before, after)
  const moved = new Map<string, string>()
  if (gone.length === 0) return moved
  const taken = new Set<string>()
  for (const now of pagesOf(after, before)) {
    const free = gone.filter(({ path }) => !taken.has(path))
    const old = best(free, (one) => likeness(one, now))
    if (old === undefined) continue
    taken.add(old.path)
    moved.set(now.path, old.path)
  }
  return moved
}

interface Page {
  readonly path: string
  /** Its set and its route. */
  readonly address: string
  readonly blocks: ReadonlySet<string>
}

/** The pages of one state that the other has no file of. */
function pagesOf(documents: Documents, others: Documents): Page[] {
  return [...documents].flatMap(([path, page]) => {
    if (others.has(path) || documentKind(path) !== 'Page' || !isRecord(page)) return []
    const { route, blocks } = page
    const list: unknown[] = Array.isArray(blocks) ? blocks : []
    return [
      {
        path,
        address: `${path.split('/')[0] ?? ''} ${String(route)}`,
        blocks: new Set(list.map((block) => JSON.stringify(block))),
      },
    ]
  })
}

/** The share of blocks that both have; one more for the same address, and 0 for too few of them. */
function likeness(old: Page, now: Page): number {
  const same = [...now.blocks].filter((block) => old.blocks.has(block)).length
  const share = same / Math.max(old.blocks.size, now.blocks.size, 1)
  if (old.address === now.address) return 1 + share
  return share > 0.5 ? share : 0
}

function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined
  let most = 0
  for (const item of items) {
    const own = worth(item)
    if (own > most) [found, most] = [item, own]
  }
  return found
}
