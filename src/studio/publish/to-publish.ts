import { type Change, changes } from '#engine/diff/changes.ts'
import { goingLive } from '#engine/diff/going-live.ts'
import { type Told, tell } from '#engine/diff/words.ts'
import type { GitState } from '#studio/api.ts'
import { type StoredDocuments, type Values, parsed } from '#studio/state/documents.ts'
import { listed } from '#studio/state/pages.ts'

export type Group = Told

/**
 * What publishing would add to the last commit, in words, by document: the documents as they are
 * being edited against those of the commit. `stored` is what was on disk when `git` was asked.
 */
export function toPublish(git: GitState, stored: StoredDocuments, values: Values): Group[] {
  const before = new Map<string, unknown>()
  for (const [id, { text }] of Object.entries(stored)) {
    const value = parsed(text)
    if (value !== undefined) before.set(id, value)
  }
  for (const [id, text] of Object.entries(git.committed)) {
    const value = text === null ? undefined : parsed(text)
    if (value === undefined) before.delete(id)
    else before.set(id, value)
  }
  const after = new Map(Object.entries(values))
  const files = changes(before, after)
  return tell(files, before, after).map((told, index) => ({
    ...told,
    sentences: (files[index]?.changes ?? []).map(
      (change, at) => wholeWords(change, goingLive(told.path, after)) ?? told.sentences[at] ?? '',
    ),
  }))
}

/** A document that came or went. */
function wholeWords({ kind }: Change, live: string | undefined): string | undefined {
  if (kind === 'removed') return 'Deleted'
  if (kind === 'added') return live === undefined ? 'New' : `New, ${live}`
  return undefined
}

/** A message to begin with: "Change Home and Menu". */
export function suggestedMessage(groups: readonly Group[]): string {
  return groups.length === 0 ? '' : `Change ${listed(groups.map(({ path }) => path))}`
}
