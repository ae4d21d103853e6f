import type { ReactNode } from 'react'

import type { Chrome } from '#schema/types.ts'

/** What every layout gets. */
export interface LayoutProps {
  readonly chrome: Chrome
  /** The field of the page's first band, which a header stands on. */
  readonly field: string
  /** The canonical path of the page. */
  readonly path: string
  /** Blocks that stand above the header. */
  readonly banner: ReactNode
  readonly children: ReactNode
}
