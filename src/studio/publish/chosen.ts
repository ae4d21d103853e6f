import { inPages } from '#engine/site/pages-folder.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import type { Problem } from '#studio/status/problems.ts'

import type { Group } from './to-publish.ts'

/** What goes out of all that changed, and how many documents stay behind. */
export function chosenOf(
  groups: readonly Group[],
  unchosen: ReadonlySet<DocumentId>,
): { readonly chosen: readonly Group[]; readonly left: number } {
  const chosen = groups.filter(({ path }) => !unchosen.has(path))
  return { chosen, left: groups.length - chosen.length }
}

/** The files of these changes: of a page that got another name both. */
export function documentsOf(groups: readonly Group[]): DocumentId[] {
  return groups.flatMap(({ path, was }) => (was === undefined ? [path] : [path, was]))
}

/** Whether a problem is in a document that changed. */
export function isIn(
  groups: readonly Group[],
  { file }: Pick<Problem, 'file'>,
  site: Pick<StudioSite, 'pagesDir'>,
): boolean {
  return documentsOf(groups).some((id) => inPages(site, id) === file)
}

/**
 * What keeps this choice from going out: all that is wrong, or where something stays behind, what is
 * wrong with what does not. The server judges the rest, since it knows what is published already.
 */
export function blocking(
  errors: readonly Problem[],
  groups: readonly Group[],
  chosen: readonly Group[],
  site: Pick<StudioSite, 'pagesDir'>,
): readonly Problem[] {
  return chosen.length === groups.length
    ? errors
    : errors.filter((problem) => isIn(chosen, problem, site))
}
