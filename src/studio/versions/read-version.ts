import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'
import type { Version } from '#studio/api.ts'
import { ask } from '#studio/server/request.ts'
import { parsed } from '#studio/state/documents.ts'

export interface VersionOf {
  /** Undefined where that version is no JSON, or deleted the document. */
  readonly value: unknown
  /** What it changed, a sentence each. */
  readonly sentences: readonly string[]
}

/** A document in a commit, by the name that it had there. */
export interface Kept {
  readonly id: string
  readonly commit: string
}

/** @throws {ServerError} in words. */
export async function readVersion(of: Kept, before: Kept | undefined): Promise<VersionOf> {
  const [text, oldText] = await Promise.all([read(of), before ? read(before) : null])
  const [value, old] = [text, oldText].map((one) => (one === null ? undefined : parsed(one)))
  if (text !== null && value === undefined)
    return { value, sentences: ['The file cannot be read as JSON'] }
  if (oldText !== null && old === undefined && text !== null)
    return { value, sentences: ['The file can be read again'] }
  return { value, sentences: changeWords(of.id, old, value) }
}

/** Null where that commit has no such file. */
async function read({ id, commit }: Kept): Promise<string | null> {
  const query = new URLSearchParams({ id, commit })
  return (await ask<Version>('GET', `version?${query}`)).text
}

/** What one version changed in the one before it. */
export function changeWords(id: string, old: unknown, value: unknown): string[] {
  const documents = (one: unknown): Map<string, unknown> =>
    new Map(one === undefined ? [] : [[id, one]])
  const [before, after] = [documents(old), documents(value)]
  const [told] = tell(changes(before, after), before, after)
  const sentences = (told?.sentences ?? []).map((sentence) =>
    sentence === 'added' ? 'It is the first one' : sentence === 'removed' ? 'Deleted' : sentence,
  )
  return sentences.length > 0 ? sentences : ['Nothing but its formatting']
}
