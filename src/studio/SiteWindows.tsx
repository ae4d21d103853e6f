import { type ComponentType, createElement } from 'react'

import { CommandPalette } from './command-palette/CommandPalette.tsx'
import { Palette } from './palette/Palette.tsx'
import { SearchDialog } from './search/SearchDialog.tsx'
import { useStudio, useStudioStore } from './state/store.ts'
import type { WindowName } from './state/view.ts'
import { Guard } from './ui/Guard.tsx'
import { later } from './ui/later.tsx'

const ConflictDialog = later(
  async () => (await import('./conflict/ConflictDialog.tsx')).ConflictDialog,
)

const PageDialog = later(async () => (await import('./pages/PageDialog.tsx')).PageDialog)

/**
 * What a key opens to be typed in at once is there at once: letters that come before a window land
 * behind it. The windows about a page are opened from lists, and have no key.
 */
const windows: Partial<Record<WindowName, ComponentType>> = {
  palette: Palette,
  commands: CommandPalette,
  search: SearchDialog,
  shortcuts: later(async () => (await import('./command-palette/ShortcutSheet.tsx')).ShortcutSheet),
  publish: later(async () => (await import('./publish/PublishDialog.tsx')).PublishDialog),
  history: later(async () => (await import('./versions/HistoryDialog.tsx')).HistoryDialog),
  'preview-day': later(async () => (await import('./top-bar/PreviewDialog.tsx')).PreviewDialog),
  broken: later(async () => (await import('./broken/BrokenDialog.tsx')).BrokenDialog),
}

/** Windows over the editor, which belong to no panel. */
export function SiteWindows() {
  const store = useStudioStore()
  const open = useStudio(({ view }) => view.window)
  const choosing = useStudio(({ saving }) => saving.choosing)
  const task = useStudio(({ view }) => view.pageTask)
  const Window = open && windows[open]
  const endTask = (): void => store.getState().look({ pageTask: undefined })
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
      {task ? (
        <Guard name="This window" onClose={endTask}>
          <PageDialog task={task} onClose={endTask} />
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
