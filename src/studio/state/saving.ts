import type { DocumentId, StoredDocument } from '#studio/api.ts'

/**
 * A document that cannot be saved before its author chose: it changed on disk, and so it did here,
 * in the same places.
 */
export interface DocumentConflict {
  readonly id: DocumentId
  /** What both started from; undefined where nobody knows any more. */
  readonly base: unknown
  /** As it is on disk; null if it is gone. */
  readonly theirs: StoredDocument | null
  /** When that was found, in milliseconds since 1970. */
  readonly at: number
  /** A draft of another day; left out, mine is the document as it is being edited. */
  readonly draft?: { readonly value: unknown; readonly at: number }
}

/** How it stands between the editor and the disk. */
export interface Saving {
  readonly server: 'there' | 'gone'
  /** Save was asked for and is not done. */
  readonly wanted: boolean
  readonly conflicts: readonly DocumentConflict[]
  /** Whether the author looks at the conflicts; they can be put off, and saving waits. */
  readonly choosing: boolean
}

export const nothingToSave: Saving = {
  server: 'there',
  wanted: false,
  conflicts: [],
  choosing: false,
}
