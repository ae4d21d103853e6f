import { Suspense, createElement, lazy } from 'react'

import { useStudio } from './state/store.ts'
import type { WindowName } from './state/view.ts'

const ConflictDialog = lazy(async () => {
  const { ConflictDialog } = await import('./conflict/ConflictDialog.tsx')
  return { default: ConflictDialog }
})

const windows: Partial<Record<WindowName, ReturnType<typeof lazy>>> = {
  palette: lazy(async () => {
    const { Palette } = await import('./palette/Palette.tsx')
    return { default: Palette }
  }),
  commands: lazy(async () => {
    const { CommandPalette } = await import('./command-palette/CommandPalette.tsx')
    return { default: CommandPalette }
  }),
  shortcuts: lazy(async () => {
    const { ShortcutSheet } = await import('./command-palette/ShortcutSheet.tsx')
    return { default: ShortcutSheet }
  }),
  publish: lazy(async () => {
    const { PublishDialog } = await import('./publish/PublishDialog.tsx')
    return { default: PublishDialog }
  }),
  search: lazy(async () => {
    const { SearchDialog } = await import('./search/SearchDialog.tsx')
    return { default: SearchDialog }
  }),
  history: lazy(async () => {
    const { HistoryDialog } = await import('./versions/HistoryDialog.tsx')
    return { default: HistoryDialog }
  }),
}

/** Windows over the editor; each is loaded when it is first opened. */
export function SiteWindows() {
  const open = useStudio(({ view }) => view.window)
  const choosing = useStudio(({ saving }) => saving.choosing)
  const Window = open && windows[open]
  return (
    <Suspense>{choosing ? <ConflictDialog /> : Window ? createElement(Window) : null}</Suspense>
  )
}
