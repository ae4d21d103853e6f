import { blockTitle, contrast, repeatedTypes, shown } from '#engine/diff/words.ts'
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
        return `${subject}: ${bothSet(ours, theirs)}. Ours stands.`
      case 'edited-and-deleted':
        return `${subject}: one side deleted it, the other changed it. It stands as changed.`
      case 'both-moved':
        return `${subject}: both moved it, to different places. It stands where ours put it.`
      case 'both-added':
        return `${subject}: both added one of this id. ${bothAdded(conflict)}`
      case 'other-version':
        return `${subject}: ours is written for version ${shown(writtenFor(ours))} of this block and theirs for version ${shown(writtenFor(theirs))}, and the steps from what both come from to the latest are not here. Ours stands. Run \`npm run migrate\` after the merge, then set what theirs changed.`
    }
  })
}

function bothAdded({ block, pointer, renamed, isFollowed }: Conflict): string {
  const id = block && pointer === '' ? block.id : steps(pointer).at(-1)
  if (isFollowed)
    return `Theirs stands too, as “${renamed}”, and what theirs links to #${id} on this page leads there. A link from another page leads to ours.`
  return `Theirs stands too, as “${renamed}”. What names “${id}” elsewhere means ours.`
}

/** As the file has it, for who looks for it there: "/lines/0/text" is "lines #1 text". */
function settingInFile(pointer: string): string {
  return steps(pointer)
    .map((step) => (/^\d+$/.test(step) ? `#${Number(step) + 1}` : step))
    .join(' ')
}

/** Long texts are cut to where they differ. */
function bothSet(ours: unknown, theirs: unknown): string {
  const texts = typeof ours === 'string' && typeof theirs === 'string'
  const [own, other] = texts
    ? contrast(ours, theirs).map((text) => `“${text}”`)
    : [shown(ours), shown(theirs)]
  return `ours is ${own}, theirs is ${other}`
}
