/**
 * All that is wrong with the site: what the check found, and what it never gets to read. A text that is
 * no JSON waits beside its document, and of a file that somebody else broke on disk the editor has what
 * was there before, so the check finds both sound.
 */
import type { Finding } from '#engine/finding.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { blockIds } from '#studio/state/blocks.ts'
import { useStudio } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import { unreadParts } from '#studio/state/unread.ts'

export type Problem = Pick<
  Finding,
  'code' | 'severity' | 'file' | 'pointer' | 'missing' | 'problem' | 'remedy' | 'fix'
>

type Documents = Pick<StudioState, 'site' | 'values' | 'stored' | 'unread' | 'saving'>

/** What keeps the site from going live and is in no finding. */
export function unreadProblems(state: Documents): Problem[] {
  const { site, values, saving } = state
  const error = { code: 'not-json', severity: 'error' } as const
  return [
    // A file that could not be read to begin with is a finding.
    ...unreadParts(state)
      .filter(([document]) => values[document] !== undefined)
      .map(([document, block]) => ({
        ...error,
        file: inPages(site, document),
        pointer: block === '' ? '' : `/blocks/${blockIds(values[document]).indexOf(block)}`,
        problem: 'What’s in the JSON tab isn’t valid JSON yet, so it isn’t on the site.',
        remedy: 'Fix it there, or undo it.',
      })),
    ...Object.keys(saving.broken).map((document) => ({
      ...error,
      file: inPages(site, document),
      pointer: '',
      problem: 'This file can’t be read anymore. What you see here is the version from before.',
      remedy: 'Fix its text, or replace it with another version.',
    })),
  ]
}

/** How much keeps the site from going live, and how much is only worth a look. */
export function counted(state: Documents & Pick<StudioState, 'findings'>): {
  errors: number
  tips: number
} {
  const found = state.findings.filter(isError).length
  return {
    errors: found + unreadProblems(state).length,
    tips: state.findings.length - found,
  }
}

/**
 * All problems, those first that keep the site from going live. What is said of pictures comes last: a
 * library of a thousand that nothing shows would hide what is said of pages.
 */
export function useProblems(): { errors: readonly Problem[]; tips: readonly Problem[] } {
  const site = useStudio((state) => state.site)
  const values = useStudio((state) => state.values)
  const stored = useStudio((state) => state.stored)
  const unread = useStudio((state) => state.unread)
  const saving = useStudio((state) => state.saving)
  const findings = useStudio((state) => state.findings)
  return {
    errors: [
      ...unreadProblems({ site, values, stored, unread, saving }),
      ...findings.filter(isError),
    ],
    tips: findings
      .filter((one) => !isError(one))
      .toSorted((a, b) => Number(isOfFile(a)) - Number(isOfFile(b))),
  }
}

/** "1 problem", "4 problems". */
export function problemWords(count: number): string {
  return `${count} ${count === 1 ? 'problem' : 'problems'}`
}

/** Whether it is about a picture or video itself, not about a document. */
function isOfFile({ file }: Pick<Finding, 'file'>): boolean {
  return !file.endsWith('.json')
}

function isError({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'error'
}
