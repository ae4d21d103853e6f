import { inPages } from '#engine/site/pages-folder.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'
import type { Problem } from '#studio/status/problems.ts'

import type { Group } from './to-publish.ts'

/**
 * The documents that somebody chose. Undefined is all that changed, and what changes while the window is
 * open: with a choice that stays behind, since nobody chose it.
 */
export type Picked = ReadonlySet<DocumentId> | undefined

export function picked(groups: readonly Group[], paths: ReadonlySet<DocumentId>): Picked {
  return groups.every(({ path }) => paths.has(path)) ? undefined : paths
}

/** What goes out of all that changed, and how many documents stay behind. */
export function chosenOf(
  groups: readonly Group[],
  only: Picked,
): { readonly chosen: readonly Group[]; readonly left: number } {
  const chosen = only ? groups.filter(({ path }) => only.has(path)) : groups
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
