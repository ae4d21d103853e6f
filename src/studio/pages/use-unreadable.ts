import type { DocumentId } from '#studio/api.ts'
import { unreadableIn } from '#studio/state/documents.ts'
import { useStudio } from '#studio/state/store.ts'

/** The files that are no JSON, of all sets: they can be opened as text, to be mended. */
export function useUnreadable(): DocumentId[] {
  const values = useStudio((state) => state.values)
  const disk = useStudio((state) => state.disk)
  const stored = useStudio((state) => state.stored)
  return unreadableIn(values, disk, stored)
}
