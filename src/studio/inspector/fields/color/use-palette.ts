import { useMemo } from 'react'

import { type Palette, paletteOf } from '#engine/site/colors.ts'
import type { DocumentId } from '#studio/api.ts'
import { dressOf } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

/** The themes that a document is shown in, the later laid over the earlier: that of its set, else of the live one. */
export function useThemes(document: DocumentId): readonly unknown[] {
  const base = useStudio(({ values }) => values['theme.json'])
  const over = useStudio(({ values }) => values[`${dressOf(values, document)}/theme.json`])
  return useMemo(() => [base, over], [base, over])
}

/** The colours of those themes. */
export function usePalette(document: DocumentId): Palette {
  const themes = useThemes(document)
  return useMemo(() => paletteOf(themes), [themes])
}
