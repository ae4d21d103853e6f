import { type ComponentType, createElement } from 'react'

import { useStudio, useStudioStore } from './state/store.ts'
import type { WindowName } from './state/view.ts'
import { Guard } from './ui/Guard.tsx'
import { later } from './ui/later.tsx'

const ConflictDialog = later(
  async () => (await import('./conflict/ConflictDialog.tsx')).ConflictDialog,
)

const windows: Partial<Record<WindowName, ComponentType>> = {
  palette: later(async () => (await import('./palette/Palette.tsx')).Palette),
  commands: later(
    async () => (await import('./command-palette/CommandPalette.tsx')).CommandPalette,
  ),
  shortcuts: later(async () => (await import('./command-palette/ShortcutSheet.tsx')).ShortcutSheet),
  publish: later(async () => (await import('./publish/PublishDialog.tsx')).PublishDialog),
  search: later(async () => (await import('./search/SearchDialog.tsx')).SearchDialog),
  history: later(async () => (await import('./versions/HistoryDialog.tsx')).HistoryDialog),
}

/** Windows over the editor; each is loaded when it is first opened. */
export function SiteWindows() {
  const store = useStudioStore()
  const open = useStudio(({ view }) => view.window)
  const choosing = useStudio(({ saving }) => saving.choosing)
  const Window = open && windows[open]
  return (
    <>
      {Window ? (
        <Guard
          key={open}
          name="This window"
          onClose={() => store.getState().look({ window: undefined })}
        >
          {createElement(Window)}
        </Guard>
      ) : null}
      {/* Over what is open, which keeps what was written in it. */}
      {choosing ? (
        <Guard name="This window" onClose={() => store.getState().setSaving({ choosing: false })}>
          <ConflictDialog />
        </Guard>
      ) : null}
    </>
  )
}
