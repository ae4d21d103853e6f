import type { DocumentId, StoredDocument } from '#studio/api.ts'

import { parsed, textOf } from './documents.ts'
import { begun } from './history.ts'
import type { StudioState } from './studio-state.ts'

type OnDisk = Pick<StudioState, 'stored' | 'disk' | 'forms' | 'history'>

/** What is on disk, with these files as they are there. */
export function onDisk(
  { stored, disk, forms, values, history }: OnDisk & Pick<StudioState, 'values'>,
  files: Readonly<Record<DocumentId, StoredDocument | null>>,
): OnDisk {
  const nextStored = { ...stored }
  const nextDisk = { ...disk }
  const nextForms = { ...forms }
  for (const [id, file] of Object.entries(files)) {
    delete nextStored[id]
    delete nextDisk[id]
    if (!file) {
      if (stored[id]) nextForms[id] = stored[id]
      continue
    }
    nextStored[id] = file
    // The same object, where it says the same: what is equal to the disk is not changed.
    const same = values[id] !== undefined && textOf(values[id], file) === file.text
    const value = same ? values[id] : parsed(file.text)
    if (value !== undefined) nextDisk[id] = value
  }
  const read = Object.keys(files).filter(
    (id) => stored[id] && disk[id] === undefined && nextDisk[id] !== undefined,
  )
  return {
    stored: nextStored,
    disk: nextDisk,
    forms: nextForms,
    history: read.length > 0 ? begun(history, read) : history,
  }
}
