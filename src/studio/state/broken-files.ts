import type { DocumentId } from '#studio/api.ts'

import { unreadableIn } from './documents.ts'
import type { StudioState } from './studio-state.ts'

/** A file that is no JSON, with what is wrong with it for its author to choose from. */
export interface BrokenFile {
  readonly id: DocumentId
  /** As it is on disk. */
  readonly text: string
  /** Whether the document is here all the same, as it was before. */
  readonly isHere: boolean
}

/** All files that cannot be read: from the beginning, or since somebody wrote to them. */
export function brokenFiles({
  values,
  disk,
  stored,
  saving,
}: Pick<StudioState, 'values' | 'disk' | 'stored' | 'saving'>): BrokenFile[] {
  const never = unreadableIn(values, disk, stored)
    .filter((id) => !saving.broken[id])
    .map((id) => ({ id, text: stored[id]?.text ?? '', isHere: false }))
  const since = Object.entries(saving.broken).map(([id, { text }]) => ({
    id,
    text,
    isHere: values[id] !== undefined,
  }))
  return [...since, ...never]
}
