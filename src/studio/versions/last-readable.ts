import type { DocumentId } from '#studio/api.ts'
import { parsed } from '#studio/state/documents.ts'

import { askHistory, askVersion } from './ask-version.ts'

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
  const { versions } = await askHistory(id)
  for (const { id: name, commit, at, author } of versions.slice(0, MOST)) {
    const text = await askVersion(name, commit)
    if (text !== null && parsed(text) !== undefined) return { text, at, author }
  }
  return undefined
}
