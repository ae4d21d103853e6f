import { fittedBlock } from '#engine/site/fitted.ts'
import type { Block } from '#schema/types.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

/** An example as the site that is open can show it; pictures of the page that is open come first. */
export function fitted(
  example: Block,
  { values, page, site }: Pick<StudioState, 'values' | 'page' | 'site'>,
): Block {
  const documents = Object.entries({ [page]: values[page], ...values })
  return fittedBlock(example, { documents, media: new Set(Object.keys(site.media)) })
}
