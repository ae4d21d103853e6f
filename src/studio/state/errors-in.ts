import { listIn } from '#engine/edit/list-in.ts'
import type { Finding } from '#engine/finding.ts'

type ByFile = ReadonlyMap<string, readonly Finding[]>

/** Sorted once for all files that are asked about: a list of pages asks for each of them. */
const sorted = new WeakMap<readonly Finding[], ByFile>()

/** What keeps a file from going live; tips do not. */
export function errorsIn(findings: readonly Finding[], file: string): readonly Finding[] {
  const byFile = sorted.get(findings) ?? errorsByFile(findings)
  sorted.set(findings, byFile)
  return byFile.get(file) ?? []
}

function errorsByFile(findings: readonly Finding[]): ByFile {
  const errors = new Map<string, Finding[]>()
  for (const finding of findings)
    if (finding.severity === 'error') listIn(errors, finding.file).push(finding)
  return errors
}
