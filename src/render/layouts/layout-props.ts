import type { ReactNode } from 'react'

import type { TopFields } from '#render/regions.ts'
import type { Chrome } from '#schema/types.ts'

/** What every layout gets. The fields are those of the page's first band, which a header stands on. */
export interface LayoutProps extends TopFields {
  readonly chrome: Chrome
  /** The canonical path of the page. */
  readonly path: string
  /** Blocks that stand above the header. */
  readonly banner: ReactNode
  readonly children: ReactNode
}
