import type { Finding } from '#engine/finding.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import type { Stored } from '#studio/state/documents.ts'

import type { KnownSite } from './site-tree.ts'

/** What the editor tells the worker: all of the site once, and then what changed. */
export type CheckRequest =
  | {
      readonly kind: 'open'
      readonly site: KnownSite & Pick<StudioSite, 'documents'>
    }
  | { readonly kind: 'media'; readonly media: StudioSite['media'] }
  | {
      readonly kind: 'check'
      /** Documents that changed since the last question; without a value, one is gone. */
      readonly changed: Readonly<Record<DocumentId, { value: unknown; stored: Stored | undefined }>>
    }

/** Texts come first, so that a draft need not wait for the check of the whole site. */
export type CheckAnswer =
  /** What the changed documents would be saved as; null where one is gone. */
  | { readonly kind: 'texts'; readonly texts: Texts }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  /** The check came to no end. */
  | { readonly kind: 'failed' }

export type Texts = Readonly<Record<DocumentId, string | null>>
