import type { Finding } from '#engine/finding.ts'

/** What is found now and was not before, whatever line it stands on. */
export function newFindings(before: readonly Finding[], now: readonly Finding[]): Finding[] {
  const known = new Set(before.map(nameOf))
  return now.filter((finding) => !known.has(nameOf(finding)))
}

function nameOf({ code, file, pointer, problem }: Finding): string {
  return JSON.stringify([code, file, pointer, problem])
}
