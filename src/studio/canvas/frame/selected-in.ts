import { documentKind } from '#engine/site/model.ts'
import type { LivePageProps } from '#render/live/LivePage.tsx'
import type { DocumentId } from '#studio/api.ts'
import { blockShowing } from '#studio/canvas/shown-page.ts'
import type { Selection } from '#studio/state/selection.ts'

/**
 * What the page that is shown is told of the selection. Where another document is edited, that is the
 * block which shows it, or what stands around the blocks.
 */
export function selectedIn(
  page: unknown,
  shown: DocumentId,
  open: DocumentId,
  { blocks: [id], pointer }: Selection,
): Pick<LivePageProps, 'selected' | 'around'> {
  if (open === shown) return { selected: id === undefined ? undefined : { id, pointer } }
  if (documentKind(open) === 'Chrome') return { around: pointer }
  const showing = blockShowing(page, open)
  if (showing === undefined) return {}
  const name = open.slice(open.lastIndexOf('/') + 1).replace(/\.json$/, '')
  return { selected: { id: showing, pointer: `/${name}${pointer}` } }
}
