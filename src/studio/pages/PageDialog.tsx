import type { PageTask } from '#studio/state/view.ts'

import { DeletedDialog } from './DeletedDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { LinksDialog } from './LinksDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NewDialog } from './NewDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'

/** Asks what has to be known before it is done. */
export function PageDialog({ task, onClose }: { task: PageTask; onClose: () => void }) {
  if (task.kind === 'new') return <NewDialog {...task} onClose={onClose} />
  if (task.kind === 'rename') return <RenameDialog id={task.id} onClose={onClose} />
  if (task.kind === 'move') return <MoveDialog id={task.id} onClose={onClose} />
  if (task.kind === 'links') return <LinksDialog id={task.id} onClose={onClose} />
  if (task.kind === 'deleted') return <DeletedDialog onClose={onClose} />
  return <DeleteDialog id={task.id} onClose={onClose} />
}
