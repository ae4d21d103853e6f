import { useMemo } from 'react'

import { isRecord } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { setOf } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

import type { Palette } from './pairs.ts'

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

/** Of several themes, the later laid over the earlier. Whatever is no text is left out. */
export function paletteOf(themes: readonly unknown[]): Palette {
  const colors: Record<string, string> = {}
  const text: Record<string, string> = {}
  for (const theme of themes) {
    for (const [name, value] of entries(theme, 'colors'))
      if (typeof value === 'string') colors[name] = value
    for (const [name, field] of entries(theme, 'fields')) {
      const words = valueAt(field, '/text')
      if (typeof words === 'string') text[name] = words
    }
  }
  return { colors, text }
}

function entries(theme: unknown, key: string): [string, unknown][] {
  const part = valueAt(theme, `/${key}`)
  return isRecord(part) ? Object.entries(part) : []
}
