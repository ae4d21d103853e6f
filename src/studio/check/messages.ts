import type { Finding } from '#engine/finding.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import type { Form } from '#studio/state/documents.ts'

import type { Delta } from './delta.ts'
import type { KnownSite } from './site-tree.ts'

/** What the editor tells the worker: all of the site once, and then what changed. */
export type CheckRequest =
  | {
      readonly kind: 'open'
      readonly site: KnownSite & Pick<StudioSite, 'documents'>
    }
  | { readonly kind: 'media'; readonly media: StudioSite['media'] }
  | {
      readonly kind: 'change'
      /** Documents that changed since they were told last; without a delta, one has no value. */
      readonly changed: Readonly<
        Record<DocumentId, { delta: Delta | undefined; stored: Form | undefined }>
      >
    }
  /** What the findings are of all that was told. */
  | { readonly kind: 'check' }

/** A change is answered with texts, a check with findings or its failure, in the order of asking. */
export type CheckAnswer =
  /** What the changed documents would be saved as; null where one is gone. */
  | { readonly kind: 'texts'; readonly texts: Texts }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  /** The check came to no end. */
  | { readonly kind: 'failed' }

export type Texts = Readonly<Record<DocumentId, string | null>>
