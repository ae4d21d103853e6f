import { useMemo } from 'react'

import { type Palette, paletteOf } from '#engine/site/colors.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { setOf } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

/** The colours of the theme that a document is shown in: that of its set, else of the live one. */
export function usePalette(document: DocumentId): Palette {
  const folder = setOf(document)
  const live = useStudio(({ values }) => valueAt(values['site.json'], '/variant'))
  const set = useStudio(({ values }) =>
    Object.hasOwn(values, `${folder}/chrome.json`) ? folder : live,
  )
  const base = useStudio(({ values }) => values['theme.json'])
  const over = useStudio(({ values }) => values[`${String(set)}/theme.json`])
  return useMemo(() => paletteOf([base, over]), [base, over])
}
