import type { Finding } from '#engine/finding.ts'
import { jsonValue } from '#engine/text/json-value.ts'

/** A finding as a program needs it, which knows pages by pointers: lines and edits are for editors. */
type ToldFinding = Pick<
  Finding,
  'severity' | 'code' | 'file' | 'pointer' | 'missing' | 'where' | 'problem' | 'remedy'
> & {
  /** What belongs at the pointer, as far as it is known. */
  readonly value?: unknown
}

export function toldFindings(findings: readonly Finding[]): ToldFinding[] {
  return findings.map((finding) => {
    const { severity, code, file, pointer, missing, where, problem, remedy } = finding
    return {
      severity,
      code,
      file,
      pointer,
      ...(missing === undefined ? {} : { missing }),
      where,
      problem,
      remedy,
      ...replacement(finding),
    }
  })
}

/** The value that mends a finding in place; none where a key is meant, or something is taken out. */
function replacement({ on, fix }: Finding): { value?: unknown } {
  const [edit, ...more] = fix?.edits ?? []
  if (edit === undefined || edit.text === '' || more.length > 0 || on === 'key') return {}
  try {
    return { value: jsonValue(edit.text) }
  } catch {
    return {}
  }
}
