import { useMemo } from 'react'

import { type Palette, paletteOf } from '#engine/site/colors.ts'
import type { DocumentId } from '#studio/api.ts'
import { dressOf } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

/** The colours of the theme that a document is shown in: that of its set, else of the live one. */
export function usePalette(document: DocumentId): Palette {
  const base = useStudio(({ values }) => values['theme.json'])
  const over = useStudio(({ values }) => values[`${dressOf(values, document)}/theme.json`])
  return useMemo(() => paletteOf([base, over]), [base, over])
}
