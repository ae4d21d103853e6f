import type { SiteModel } from '#engine/site/model.ts'

/**
 * The site as it would be if one of its drafts, by its file in the pages folder, were live: before all
 * other pages, so that its address is its own. Undefined where no draft is called so.
 */
export function withDraft(model: SiteModel, file: string | null): SiteModel | undefined {
  const draft = model.pages.find((one) => one.file === file && one.page.status === 'draft')
  if (!draft) return undefined
  const shown = { ...draft, page: { ...draft.page, status: 'live' as const } }
  return { ...model, pages: [shown, ...model.pages.filter((one) => one !== draft)] }
}
