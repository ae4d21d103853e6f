import type { DocumentId, StoredDocument } from '#studio/api.ts'

/**
 * A document that cannot be saved before its author chose: it changed in the same places here and on
 * disk, or here and in a draft of a tab that is gone.
 */
export type DocumentConflict = {
  readonly id: DocumentId
  /** What both started from; undefined where nobody knows any more. */
  readonly base: unknown
  /** When that was found, in milliseconds since 1970. */
  readonly at: number
} & (
  | {
      /** As it is on disk; null if it is gone. */
      readonly theirs: StoredDocument | null
      readonly draft?: undefined
    }
  | {
      /** Kept aside: the document is edited, and follows its file, as if there were none. */
      readonly draft: { readonly value: unknown; readonly at: number; readonly tab: string }
    }
)

/** How it stands between the editor and the disk. */
export interface Saving {
  /**
   * `no-pages` is a server whose pages folder was moved away, `other-site` one of another site, at the
   * address that this one's had.
   */
  readonly server: 'there' | 'gone' | 'no-pages' | 'other-site'
  /** Save was asked for and is not done. */
  readonly wanted: boolean
  /** Texts that were sent to be saved and never answered for, which may be on disk; null deletes. */
  readonly unanswered: Readonly<Record<DocumentId, readonly (string | null)[]>>
  readonly conflicts: readonly DocumentConflict[]
  /** Whether the author looks at the conflicts; they can be put off, and saving waits. */
  readonly choosing: boolean
  /**
   * Files that became such as nobody can read, as they are on disk; the documents are here as they
   * were before.
   */
  readonly broken: Readonly<Record<DocumentId, StoredDocument>>
}

/** What is said while nothing can be saved. */
export const outages = {
  gone: 'The Studio’s server isn’t answering. Your changes are kept in this tab; start it again with `npm start`.',
  'no-pages':
    'The pages folder is gone: it was moved, renamed or deleted. Put it back where it was; your changes are kept until then.',
  'other-site':
    'Another site is open at this address now, so nothing is saved. Your changes are kept in this tab: stop that server and start the one of this site again.',
} satisfies Partial<Record<Saving['server'], string>>

export const nothingToSave: Saving = {
  server: 'there',
  wanted: false,
  unanswered: {},
  conflicts: [],
  choosing: false,
  broken: {},
}
