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

/**
 * The forms findings can take, by the words of `--format`. Those that programs of a whole repository
 * read name files as seen from its top.
 */
export const formats = {
  pretty: (result: Result) =>
    report(result, result.tree.files, {
      paint: painter(process.stdout, process.env),
      judged: result.judged && judgedFiles(result),
      changed: result.judged,
      elsewhere: result.elsewhere,
    }),
  json: (result: Result) => jsonReport(result, judgedFiles(result).length),
  github: async ({ findings, changed }: Result) => {
    const named = await namesInWorkspace()
    return githubReport(renamed(findings, named), new Set([...changed].map(named)))
  },
  sarif: async ({ findings, tree }: Result) => {
    const named = await namesInWorkspace()
    const faulty = [...new Set(findings.map(({ file }) => file))]
    const texts = faulty.map((file) => [named(file), tree.files.get(file) ?? ''] as const)
    return sarifReport(renamed(findings, named), new Map(texts))
  },
  junit: async (result: Result) => {
    const named = await namesInWorkspace()
    return junitReport(renamed(result.findings, named), judgedFiles(result).map(named))
  },
}

/** Loaded when it is wanted: git is asked. */
async function namesInWorkspace(): Promise<(file: string) => string> {
  const { workspaceNames } = await import('./workspace-names.ts')
  return workspaceNames(process.cwd(), process.env)
}

function renamed(findings: readonly Finding[], named: (file: string) => string): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    file: named(finding.file),
    ...(finding.related
      ? { related: finding.related.map((spot) => ({ ...spot, file: named(spot.file) })) }
      : {}),
  }))
}

/** Of a file that is not judged nothing is said, also not that it is sound. One may be missing. */
function judgedFiles({ findings, tree, judged }: Result): string[] {
  if (!judged) return [...tree.files.keys()]
  const there = [...tree.files.keys()].filter((file) => judged.has(file))
  return [...new Set([...there, ...findings.map(({ file }) => file)])]
}

export type Format = keyof typeof formats

export async function formatted(format: Format, result: Result): Promise<string> {
  return formats[format](result)
}
