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
  /** The files of the change, where only they are judged. */
  readonly judged: ReadonlySet<string> | undefined
  /** How many findings are not judged: they are in other files, and were there before. */
  readonly elsewhere: number
  /** Files of the change that is looked at, if it is known. */
  readonly changed: ReadonlySet<string>
}

/** The forms findings can take, by the words of `--format`. */
export const formats = {
  pretty: (result: Result) =>
    report(result, result.tree.files, {
      paint: painter(process.stdout, process.env),
      judged: result.judged && judgedFiles(result),
      changed: result.judged,
      elsewhere: result.elsewhere,
    }),
  json: (result: Result) => jsonReport(result, judgedFiles(result).length),
  github: ({ findings, changed }: Result) => githubReport(findings, changed),
  sarif: ({ findings, tree }: Result) => sarifReport(findings, tree.files),
  junit: (result: Result) => junitReport(result.findings, judgedFiles(result)),
}

/** Of a file that is not judged nothing is said, also not that it is sound. One may be missing. */
function judgedFiles({ findings, tree, judged }: Result): string[] {
  if (!judged) return [...tree.files.keys()]
  const there = [...tree.files.keys()].filter((file) => judged.has(file))
  return [...new Set([...there, ...findings.map(({ file }) => file)])]
}

export type Format = keyof typeof formats

export function formatted(format: Format, result: Result): string {
  return formats[format](result)
}
