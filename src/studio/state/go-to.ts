import type { Finding } from '#engine/finding.ts'
import { blocksIn } from '#studio/commands/command.ts'

import { block, nothing } from './selection.ts'
import type { StudioStoreApi } from './store.ts'

/** Opens the document that a finding is about, at the part it is about, with the cursor in its field. */
export function goTo(
  store: StudioStoreApi,
  { file, pointer }: Pick<Finding, 'file' | 'pointer'>,
): void {
  const { site, values, open } = store.getState()
  const id = file.startsWith(`${site.pagesDir}/`) ? file.slice(site.pagesDir.length + 1) : file
  if (!Object.hasOwn(values, id)) return
  open(id)
  store.getState().look({ screen: 'page', entry: undefined })
  const [, index, rest = ''] = /^\/blocks\/(\d+)(.*)$/s.exec(pointer) ?? []
  const found = index === undefined ? undefined : blocksIn(values[id])[Number(index)]
  store.getState().select(found ? block(found.id, rest) : { ...nothing, pointer })
  store.getState().askField()
}
