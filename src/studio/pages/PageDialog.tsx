import type { PageTask } from '#studio/state/view.ts'
import { later } from '#studio/ui/later.tsx'

import { NewDialog } from './NewDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'

const DeleteDialog = later(async () => (await import('./DeleteDialog.tsx')).DeleteDialog)
const LinksDialog = later(async () => (await import('./LinksDialog.tsx')).LinksDialog)
const MoveDialog = later(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** Asks what has to be known before it is done. */
export function PageDialog({ task, onClose }: { task: PageTask; onClose: () => void }) {
  if (task.kind === 'new') return <NewDialog {...task} onClose={onClose} />
  if (task.kind === 'rename') return <RenameDialog id={task.id} onClose={onClose} />
  if (task.kind === 'move') return <MoveDialog id={task.id} onClose={onClose} />
  if (task.kind === 'links') return <LinksDialog id={task.id} onClose={onClose} />
  return <DeleteDialog id={task.id} onClose={onClose} />
}
