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

/** @throws {ServerError} in words. */
export async function readVersion(of: {
  readonly id: string
  readonly commit: string
  readonly before: string | undefined
}): Promise<VersionOf> {
  const { id, commit, before } = of
  const [value, old] = await Promise.all([
    read(id, commit),
    before === undefined ? undefined : read(id, before),
  ])
  return { value, sentences: changeWords(id, old, value) }
}

async function read(id: string, commit: string): Promise<unknown> {
  const query = new URLSearchParams({ id, commit })
  const { text } = await ask<Version>('GET', `version?${query}`)
  return text === null ? undefined : parsed(text)
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
