/**
 * What an author is asked when a document changed here and on disk in the same places: a row for
 * each place, with both sides in words, and the document that comes of the answers.
 */
import { type SettingPlace, settingName, settingValue } from '#engine/diff/setting-words.ts'
import { blockTitle, repeatedTypes } from '#engine/diff/words.ts'
import { idOf } from '#engine/edit/align.ts'
import { isRecord } from '#engine/is-record.ts'
import { type Conflict, merge } from '#engine/merge/merge.ts'
import { capital } from '#engine/text/capital.ts'
import { namingKeys } from '#engine/text/own-words.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import { parsed } from '#studio/state/documents.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'

import { placeOf } from './place-of.ts'
import { summaries, summary } from './summary.ts'
import { type Mark, wordMarks } from './word-marks.ts'

export type Side = 'mine' | 'disk'

export interface Row {
  /** "Faves, heading". */
  readonly title: string
  /** "Words differ". */
  readonly what: string
  /** The block to show a picture of, by id, where words do not tell. */
  readonly picture: string | undefined
  readonly mine: readonly Mark[]
  readonly disk: readonly Mark[]
  /** What is asked about, with both sides as they are: more than words may tell. */
  readonly about: unknown
}

export interface Question {
  readonly rows: readonly Row[]
  /** How many blocks of the page nobody is asked about. */
  readonly alike: number
  /** The document when the rows, in order, are answered so; undefined is one that is deleted. */
  answered(sides: readonly (Side | undefined)[]): unknown
}

/**
 * `here` is the document as it is being edited, `undefined` if it was deleted, or if it cannot be
 * read though its file `isThere`.
 */
export function question(conflict: DocumentConflict, here: unknown, isThere = true): Question {
  const { draft } = conflict
  const mine = draft ? draft.value : here
  const theirs = draft ? here : conflict.theirs ? parsed(conflict.theirs.text) : undefined
  const lacks = lacking(conflict)
  if (mine === undefined || theirs === undefined)
    return wholeDocument(mine, theirs, conflict, isThere)
  const base = conflict.base === undefined ? unknownBase(mine, theirs) : conflict.base
  const { value, conflicts } = merge(base, mine, theirs)
  const groups = grouped(conflicts)
  const repeated = repeatedTypes([mine, theirs])
  const asked = new Set(groups.map(({ conflict }) => conflict.block?.id).filter(Boolean))
  return {
    rows: groups.map((group) =>
      rowOf(group.conflict, { path: conflict.id, mine, theirs, repeated, lacks }),
    ),
    alike: blocksIn(value).filter(({ id }) => !asked.has(id)).length,
    answered(sides) {
      const theirsWins = new Set(
        groups.flatMap(({ indices }, row) => (sides[row] === 'disk' ? indices : [])),
      )
      return merge(base, mine, theirs, (_, index) => (theirsWins.has(index) ? 'theirs' : 'ours'))
        .value
    },
  }
}

/** What is said of something that a side does not have. */
type Lacks = Readonly<Record<Side, string>>

function lacking({ draft, base }: DocumentConflict): Lacks {
  if (draft) return { mine: 'Not in the draft', disk: 'Only in the draft' }
  if (base === undefined) return { mine: 'Only on disk', disk: 'Only here' }
  return { mine: 'Removed here', disk: 'Removed on disk' }
}

function wholeDocument(
  mine: unknown,
  theirs: unknown,
  conflict: DocumentConflict,
  isThere: boolean,
): Question {
  const lacks = lacking(conflict)
  const side = (value: unknown, gone: string): Mark[] => [
    { text: value === undefined ? gone : titleOf(value), changed: false },
  ]
  return {
    rows: [
      {
        title: 'The whole document',
        what: theirs === undefined ? lacks.disk : lacks.mine,
        picture: undefined,
        mine: side(mine, 'Deleted'),
        disk: side(theirs, conflict.draft && isThere ? 'Can’t be read' : 'Deleted'),
        about: { mine, theirs },
      },
    ],
    alike: 0,
    answered: ([side]) => (side === 'disk' ? theirs : mine),
  }
}

function titleOf(document: unknown): string {
  const title = isRecord(document) ? document['title'] : undefined
  return typeof title === 'string' ? `Kept: ${title}` : 'Kept'
}

interface Group {
  readonly conflict: Conflict
  readonly indices: number[]
}

/** What both added stays twice without asking; what both moved in one list is one question. */
function grouped(conflicts: readonly Conflict[]): Group[] {
  const groups: Group[] = []
  for (const [index, conflict] of conflicts.entries()) {
    if (conflict.kind === 'both-added') continue
    const list = listOf(conflict)
    const moved = list && groups.find((group) => listOf(group.conflict) === list)
    if (moved) moved.indices.push(index)
    else groups.push({ conflict, indices: [index] })
  }
  return groups
}

/** The list in which both moved an item. */
function listOf({ kind, block, pointer }: Conflict): string | undefined {
  if (kind !== 'both-moved') return undefined
  return pointer === '' ? 'blocks' : `${block?.id ?? ''} ${holderOf(pointer)}`
}

interface Documents {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly repeated: ReadonlySet<string>
  readonly lacks: Lacks
}

function rowOf(conflict: Conflict, documents: Documents): Row {
  const { kind, block, ours, theirs } = conflict
  const { pointer, item } = counted(conflict, documents)
  const of: SettingPlace = { path: documents.path, block, pointer }
  const name = [settingName(of), item && `(${item})`].filter(Boolean).join(' ')
  const title = [block && blockTitle(block, documents.repeated), name].filter(Boolean).join(', ')
  const row = {
    title: capital(title),
    picture: undefined,
    about: conflict,
  }
  if (kind === 'both-moved' || kind === 'moved-apart')
    return {
      ...row,
      what: 'Moved on both sides',
      mine: plain(placeOf(documents.mine, conflict, documents.repeated)),
      disk: plain(placeOf(documents.theirs, conflict, documents.repeated)),
    }
  if (kind === 'edited-and-deleted')
    return {
      ...row,
      what: theirs === undefined ? documents.lacks.disk : documents.lacks.mine,
      mine: plain(ours === undefined ? 'Not there' : summary(ours)),
      disk: plain(theirs === undefined ? 'Not there' : summary(theirs)),
    }
  if (typeof ours === 'string' && typeof theirs === 'string' && /\s/.test(`${ours}${theirs}`)) {
    const [mine, disk] = wordMarks(ours, theirs)
    return { ...row, what: 'Words differ', mine, disk }
  }
  const [mine, disk] = summaries(settingValue(of, ours), settingValue(of, theirs))
  // What was written for another version cannot be drawn as it was meant.
  const isOfOther = kind === 'other-version'
  return {
    ...row,
    what: isOfOther ? 'Written for other versions of the block' : 'Differs',
    picture: isOfOther ? undefined : block?.id,
    mine: plain(mine),
    disk: plain(disk),
  }
}

/**
 * The place with numbers for the ids in it, as a form counts items: here, or on disk if only there; and
 * what the innermost of these items goes by.
 */
function counted(
  { block, pointer }: Conflict,
  { mine, theirs }: Documents,
): { pointer: string; item: string | undefined } {
  let sides = [mine, theirs].map((document) =>
    block ? blocksIn(document).find(({ id }) => id === block.id) : document,
  )
  let place = ''
  let item: string | undefined
  for (const step of steps(pointer)) {
    const keys = sides.map((side: unknown) => {
      const at = Array.isArray(side) ? side.findIndex((one) => idOf(one) === step) : -1
      return escaped(at < 0 ? step : at)
    })
    sides = sides.map((side, index) => valueAt(side, `/${keys[index]}`))
    place += `/${keys.find((key) => key !== escaped(step)) ?? escaped(step)}`
    const named = sides.find((side) => idOf(side) === step)
    if (isRecord(named) && namingKeys(named).some((key) => key !== 'id')) item = summary(named)
  }
  return { pointer: place, item }
}

function plain(text: string): Mark[] {
  return [{ text, changed: false }]
}

/** An empty thing would be like one that says nothing yet. */
const unlike = { unlike: 'any' }

/**
 * What to compare with where nobody knows what both sides started from: a thing like no other wherever
 * they differ, so that every difference is a question, also of a part that only one side has.
 */
export function unknownBase(mine: unknown, theirs: unknown): unknown {
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    return Object.fromEntries(
      [...keys].map((key) => [key, unknownBase(mine[key], theirs[key])] as const),
    )
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const others = new Map(theirs.map((item) => [idOf(item), item as unknown]))
    const ids = [...new Set([...mine, ...theirs].map(idOf))]
    if (ids.includes(undefined))
      // One that is longer than none, or both lists would count as added, and stand there together.
      return mine.length === theirs.length
        ? mine.map((item: unknown, index) => unknownBase(item, theirs[index]))
        : [unlike]
    const own = new Map(mine.map((item) => [idOf(item), item as unknown]))
    return ids.map((id) => {
      const base = unknownBase(own.get(id), others.get(id))
      return isRecord(base) ? { ...base, id } : { id }
    })
  }
  return mine === theirs ? mine : unlike
}
