/**
 * What changed between two states of a site, as an author would say it.
 *
 * Blocks are followed by their id, so a block that went elsewhere and was edited there is one that
 * moved and one setting that changed, not one that went and one that came. Settings are followed
 * into lists and groups down to the word or number that changed.
 */
import { equal } from '#engine/edit/equal.ts'
import { followed } from '#engine/edit/followed.ts'
import { staying } from '#engine/edit/runs.ts'
import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import { ownWords } from '#engine/text/own-words.ts'
import { escaped } from '#engine/text/pointer.ts'
import { itemsAt } from '#engine/where.ts'

import { movedFiles } from './moved-files.ts'

/** A block as a change names it. */
export interface BlockName {
  readonly id: string
  readonly type: string
}

/** What became of a file; one that is no document, such as a picture, is replaced. */
export type WholeChange = 'added' | 'removed' | 'replaced'

export type Change =
  | { readonly kind: WholeChange }
  /** Of a document that was JSON, or that is again. */
  | { readonly kind: 'unreadable' | 'readable' }
  /** A page whose file was another one before: `from` is its path. */
  | { readonly kind: 'file-moved'; readonly from: string }
  | { readonly kind: 'block-added'; readonly block: BlockName; readonly after?: BlockName }
  | { readonly kind: 'block-removed'; readonly block: BlockName }
  | {
      readonly kind: 'block-moved'
      readonly block: BlockName
      /** What it stands below now, unless it is the first. */
      readonly after?: BlockName
      /** What it stands above now, unless it is the last. */
      readonly before?: BlockName
    }
  | {
      readonly kind: 'set'
      readonly block?: BlockName
      /** JSON Pointer, inside the block if there is one. It counts list items as they are after. */
      readonly pointer: string
      /** Absent where the setting was not there, or is not there any more. */
      readonly from?: unknown
      readonly to?: unknown
    }

/** The changes of one file of the pages folder. */
export interface FileChanges {
  /** Its path inside the pages folder: `main/home.json`. */
  readonly path: string
  readonly changes: readonly Change[]
}

/** Stands for a document whose text is no JSON. */
export class NotJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Documents = ReadonlyMap<string, unknown>

/** What changed, by file in order of their paths; files without a change are left out. */
export function changes(before: Documents, after: Documents): FileChanges[] {
  const moved = movedFiles(before, after)
  const from = new Set(moved.values())
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths.flatMap((path) => {
    if (from.has(path) && !moved.has(path)) return []
    const old = moved.get(path)
    const found: Change[] =
      old === undefined
        ? fileChanges(path, before, after)
        : [{ kind: 'file-moved', from: old }, ...pageChanges(before.get(old), after.get(path))]
    return found.length > 0 ? [{ path, changes: withCarried(found) }] : []
  })
}

/**
 * With what became of an item on the way from one list to another: it went from the one and came into
 * the other. What went and came within one list are two things, as the same feast of two years.
 */
function withCarried(found: readonly Change[]): Change[] {
  const gone = new Map<string | undefined, Setting>()
  for (const change of found.filter(isOfItem))
    if (!('to' in change)) gone.set(identity(change.from), change)
  gone.delete(undefined)
  return found.flatMap((change) => {
    if (!isOfItem(change) || 'from' in change) return [change]
    const old = gone.get(identity(change.to))
    if (!old || listOf(old) === listOf(change)) return [change]
    const { block } = change
    const more = settings(change.pointer, old.from, change.to)
    return [change, ...more.map((one) => ({ ...one, ...(block ? { block } : {}) }))]
  })
}

function isOfItem(change: Change): change is Setting {
  return change.kind === 'set' && /\/\d+$/.test(change.pointer)
}

function listOf({ block, pointer }: Setting): string {
  return `${block?.id ?? ''} ${pointer.slice(0, pointer.lastIndexOf('/'))}`
}

/** What a thing goes by in any list: its id, else its own words. */
function identity(thing: unknown): string | undefined {
  if (!isRecord(thing)) return undefined
  return typeof thing['id'] === 'string' ? `#${thing['id']}` : ownWords(thing)
}

function fileChanges(path: string, before: Documents, after: Documents): Change[] {
  const added = { kind: 'added' } as const
  if (!before.has(path))
    return after.get(path) instanceof NotJson ? [added, { kind: 'unreadable' }] : [added]
  if (!after.has(path)) return [{ kind: 'removed' }]
  const [old, now] = [before.get(path), after.get(path)]
  if (now instanceof NotJson)
    return old instanceof NotJson && old.text === now.text ? [] : [{ kind: 'unreadable' }]
  if (old instanceof NotJson) return [{ kind: 'readable' }]
  return documentKind(path) === 'Page' ? pageChanges(old, now) : settings('', old, now)
}

function pageChanges(old: unknown, now: unknown): Change[] {
  if (!isRecord(old) || !isRecord(now)) return settings('', old, now)
  const { blocks: _, ...oldRest } = old
  const { blocks: __, ...nowRest } = now
  return [
    ...settings('', oldRest, nowRest),
    ...blockChanges(itemsAt(old, '/blocks'), itemsAt(now, '/blocks')),
  ]
}

function blockChanges(before: readonly unknown[], after: readonly unknown[]): Change[] {
  const from = followed(before, after)
  const name = (index: number): BlockName | undefined => nameOf(after[index])
  const kept = from.map((old, index) => ({ old, index })).filter(({ old }) => old >= 0)
  const still = staying(kept.map(({ old }) => old))
  const moved = new Set(kept.filter((_, at) => !still.has(at)).map(({ index }) => index))
  const stayed = new Set(from)
  const found: Change[] = before.flatMap((block, index) =>
    stayed.has(index) ? [] : [{ kind: 'block-removed' as const, block: nameOf(block) }],
  )
  for (const [index, block] of after.entries()) {
    const above = name(index - 1)
    const below = name(index + 1)
    const old = from[index] ?? -1
    const own = nameOf(block)
    if (old < 0)
      found.push({
        kind: 'block-added',
        block: own,
        ...(index > 0 && above ? { after: above } : {}),
      })
    else {
      if (moved.has(index))
        found.push({
          kind: 'block-moved',
          block: own,
          ...(index > 0 && above ? { after: above } : {}),
          ...(below && index + 1 < after.length ? { before: below } : {}),
        })
      for (const change of settings('', before[old], block)) found.push({ ...change, block: own })
    }
  }
  return found
}

function nameOf(block: unknown): BlockName {
  const { id, type } = isRecord(block) ? block : {}
  return { id: typeof id === 'string' ? id : '', type: typeof type === 'string' ? type : '' }
}

type Setting = Extract<Change, { kind: 'set' }>

function settings(pointer: string, before: unknown, after: unknown): Setting[] {
  if (equal(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return items(pointer, before, after)
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const at = `${pointer}/${escaped(key)}`
      const had = Object.hasOwn(before, key)
      const has = Object.hasOwn(after, key)
      if (had && has) return settings(at, before[key], after[key])
      return [
        {
          kind: 'set' as const,
          pointer: at,
          ...(had ? { from: before[key] } : {}),
          ...(has ? { to: after[key] } : {}),
        },
      ]
    })
  return [{ kind: 'set', pointer, from: before, to: after }]
}

/** A change of order is one of the whole list; what else became of its items is told one by one. */
function items(pointer: string, before: readonly unknown[], after: readonly unknown[]): Setting[] {
  const from = followed(before, after)
  const kept = from.filter((old) => old >= 0)
  const stayed = new Set(from)
  const order: Setting[] =
    staying(kept).size < kept.length ? [{ kind: 'set', pointer, from: before, to: after }] : []
  const gone = before.flatMap((item, index) =>
    stayed.has(index) ? [] : [{ kind: 'set' as const, pointer: `${pointer}/${index}`, from: item }],
  )
  return [
    ...order,
    ...gone,
    ...after.flatMap((item, index) => {
      const old = from[index] ?? -1
      return old < 0
        ? [{ kind: 'set' as const, pointer: `${pointer}/${index}`, to: item }]
        : settings(`${pointer}/${index}`, before[old], item)
    }),
  ]
}
