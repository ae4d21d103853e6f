import type { SiteTree } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'

import { githubReport } from './github.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { painter, report } from './pretty.ts'
import { sarifReport } from './sarif.ts'

interface Result {
  readonly findings: readonly Finding[]
  readonly tree: SiteTree
  /** Files of the change that is looked at, if it is known. */
  readonly changed: ReadonlySet<string>
}

/** The forms findings can take, by the words of `--format`. */
export const formats = {
  pretty: ({ findings, tree }: Result) =>
    report({ findings }, tree.files, painter(process.stdout, process.env)),
  json: ({ findings, tree }: Result) => jsonReport({ findings }, tree.files.size),
  github: ({ findings, changed }: Result) => githubReport(findings, changed),
  sarif: ({ findings, tree }: Result) => sarifReport(findings, tree.files),
  junit: ({ findings, tree }: Result) => junitReport(findings, tree.files.keys()),
}

export type Format = keyof typeof formats

export function formatted(format: Format, result: Result): string {
  return formats[format](result)
}
