import type { SiteModel } from '#engine/site/model.ts'
import type { Block, Page } from '#schema/types.ts'

/** A page in what it wears: the set whose chrome and theme are around it. */
interface DressedPage {
  readonly page: Page
  readonly dress: string
}

/** What the page wears: its own layout, else that of the set it is dressed in. */
export function layoutOf(
  { sets }: Pick<SiteModel, 'sets'>,
  { page, dress }: DressedPage,
): string | undefined {
  return page.layout ?? sets[dress]?.chrome.layout
}

/** Whether a block shows in a layout. */
export function isShown({ hidden, layout: only }: Block, layout: string | undefined): boolean {
  return hidden !== true && (only ?? layout) === layout
}

/** The blocks of a page that are drawn in what it wears. */
export function shownBlocks(model: Pick<SiteModel, 'sets'>, page: DressedPage): Block[] {
  const layout = layoutOf(model, page)
  return page.page.blocks.filter((block) => isShown(block, layout))
}
