import type { Report } from '#engine/finding.ts'

/** What is wrong because a page that would mend it is a draft; told at what to take out of it. */
export function stillDraft(file: string, problem: string): Report {
  return {
    file,
    at: '/status',
    problem,
    remedy: 'This page would do, but it is a draft. Take out "status": "draft".',
  }
}
