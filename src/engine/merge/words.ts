import { blockTitle, contrast, isContainer, repeatedTypes, shown } from '#engine/diff/words.ts'
import { equal } from '#engine/edit/equal.ts'
import { steps } from '#engine/text/pointer.ts'

import type { Conflict } from './merge.ts'
import { writtenFor } from './versions.ts'

/** What the merge could not decide, a sentence each; `merged` is the document it made. */
export function tellConflicts(conflicts: readonly Conflict[], merged: unknown): string[] {
  const repeated = repeatedTypes([merged])
  return conflicts.map((conflict) => {
    const { kind, block, pointer, ours, theirs } = conflict
    const subject = [block && blockTitle(block, repeated), settingInFile(pointer)]
      .filter(Boolean)
      .join(' ')
    switch (kind) {
      case 'both-set':
        return `${subject}: ${bothSet(ours, theirs)}. Ours is kept.`
      case 'edited-and-deleted':
        return `${subject}: one side deleted it, the other changed it. The changed one is kept.`
      case 'both-moved':
        return `${subject}: both moved it, to different places. It is kept where ours put it.`
      case 'moved-apart':
        return `${subject}: both moved it, each to another list. It is kept where ours put it.`
      case 'both-added':
        return `${subject}: both sides added one with this id. ${bothAdded(conflict)}`
      case 'other-version':
        if (writtenFor(ours) === writtenFor(theirs))
          return `${subject}: ours and theirs are both written for version ${shown(writtenFor(ours))} of this block, but each by a migration step of its own. Ours is kept. Give one of the two steps the next number, run \`npm run migrate\`, then set what theirs changed.`
        return `${subject}: ours is written for version ${shown(writtenFor(ours))} of this block and theirs for version ${shown(writtenFor(theirs))}, and the migration steps that would bring both up to date are missing. Ours is kept. Run \`npm run migrate\` after the merge, then set what theirs changed.`
    }
  })
}

function bothAdded({ block, pointer, renamed, isFollowed }: Conflict): string {
  const id = block && pointer === '' ? block.id : steps(pointer).at(-1)
  if (isFollowed)
    return `Theirs is kept too, renamed “${renamed}”, and its links to #${id} on this page now go there. Links from other pages go to ours.`
  return `Theirs is kept too, renamed “${renamed}”. Anything else that names “${id}” gets ours.`
}

/** As the file has it, for who looks for it there: "/lines/0/text" is "lines #1 text". */
function settingInFile(pointer: string): string {
  return steps(pointer)
    .map((step) => (/^\d+$/.test(step) ? `#${Number(step) + 1}` : step))
    .join(' ')
}

/** Long texts are cut to where they differ, and of two things that go by one name that is told. */
function bothSet(ours: unknown, theirs: unknown): string {
  const texts = typeof ours === 'string' && typeof theirs === 'string'
  const [own, other] = texts
    ? contrast(ours, theirs).map((text) => `“${text}”`)
    : [shown(ours), shown(theirs)]
  if (own !== other || !isContainer(ours) || !isContainer(theirs))
    return `ours is ${own}, theirs is ${other}`
  return `ours is ${own} with ${difference(ours, theirs)}, theirs has ${difference(theirs, ours)}`
}

/** The settings, or the items of a list, that another does not have so: "to “21:00”". */
function difference(value: object, other: object): string {
  const others = new Map(Object.entries(other))
  const own = Object.entries(value).filter(([key, one]) => !equal(one, others.get(key)))
  return (
    own
      .map(([key, one]) => `${Array.isArray(value) ? `#${Number(key) + 1}` : key} ${shown(one)}`)
      .join(', ') || 'nothing more'
  )
}
