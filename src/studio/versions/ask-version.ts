import type { DocumentId, History, Version } from '#studio/api.ts'
import { ask } from '#studio/server/request.ts'

/** The versions that git has of a document, the newest first. @throws {ServerError} in words. */
export function askHistory(id: DocumentId): Promise<History> {
  return ask<History>('GET', `history?${new URLSearchParams({ id })}`)
}

/**
 * The text of a version, under the name that it had then; null where that commit has no such file.
 *
 * @throws {ServerError} in words.
 */
export async function askVersion(id: DocumentId, commit: string): Promise<string | null> {
  return (await ask<Version>('GET', `version?${new URLSearchParams({ id, commit })}`)).text
}
