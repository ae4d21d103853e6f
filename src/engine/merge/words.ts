import { blockTitle, repeatedTypes, settingName, shown } from '#engine/diff/words.ts'

import type { Conflict } from './merge.ts'

/** What the merge could not decide, a sentence each; `merged` is the document it made. */
export function tellConflicts(conflicts: readonly Conflict[], merged: unknown): string[] {
  const repeated = repeatedTypes([merged])
  return conflicts.map(({ kind, block, pointer, ours, theirs }) => {
    const subject = [block && blockTitle(block, repeated), settingName(pointer)]
      .filter(Boolean)
      .join(' ')
    switch (kind) {
      case 'both-set':
        return `${subject}: ours is ${shown(ours)}, theirs is ${shown(theirs)}. Ours stands.`
      case 'edited-and-deleted':
        return ours === undefined
          ? `${subject}: we deleted it, they changed it. Theirs stands.`
          : `${subject}: we changed it, they deleted it. Ours stands.`
      case 'both-moved':
        return `${subject}: both moved it, to different places. It stands where ours put it.`
      case 'both-added':
        return `${subject}: both added one of this id. Theirs stands too, under another id.`
    }
  })
}
