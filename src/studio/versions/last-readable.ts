import type { DocumentId, History, Version } from '#studio/api.ts'
import { ask } from '#studio/server/request.ts'
import { parsed } from '#studio/state/documents.ts'

/** A version that git has, and what it says. */
export interface Readable {
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly author: string
}

/** Versions that are looked at before it is said that none can be read. */
const MOST = 20

/**
 * The newest version of a document that is one; somebody may have committed it broken. Undefined
 * where git has none.
 *
 * @throws {ServerError} in words.
 */
export async function lastReadable(id: DocumentId): Promise<Readable | undefined> {
  const { versions } = await ask<History>('GET', `history?${new URLSearchParams({ id })}`)
  for (const { id: name, commit, at, author } of versions.slice(0, MOST)) {
    const query = new URLSearchParams({ id: name, commit })
    const { text } = await ask<Version>('GET', `version?${query}`)
    if (text !== null && parsed(text) !== undefined) return { text, at, author }
  }
  return undefined
}
