import { type SiteTree, checkSite } from '#engine/check.ts'
import { listIn } from '#engine/edit/list-in.ts'
import type { Edit, Finding } from '#engine/finding.ts'
import { MAX_LENGTH } from '#engine/text/guards.ts'
import { withoutMark } from '#engine/text/without-mark.ts'

import { edited, overlaps } from './edits.ts'
import { mendText } from './mend-text.ts'

export interface Fixed {
  /** The files that changed, with their new texts. */
  readonly texts: ReadonlyMap<string, string>
  /** What is still wrong once they are written. */
  readonly findings: readonly Finding[]
}

/**
 * Mends what findings say how to mend: only what is safe, or with `suggested` the rest too. Of the
 * files for which `wanted` says no, nothing is changed.
 *
 * Edits change what they are about and no other byte. After each round the whole site is checked
 * again: a fix stays only if its finding is gone and no file has more findings of any code than
 * before. So twice is once. A file that is not UTF-8 is left alone, since its bytes are not known.
 */
export async function fixSite(
  site: SiteTree,
  { suggested = false, wanted = () => true }: Options = {},
): Promise<Fixed> {
  let tree: SiteTree = { ...site, files: new Map(site.files) }
  let { findings } = await checkSite(tree)
  const mine = ({ file, fix }: Finding): boolean =>
    fix !== undefined && (fix.safe || suggested) && wanted(file) && mayChange(tree, file)
  const broken = findings.filter(mine).map(({ file }) => file)
  const mended = new Map([...new Set(broken)].map((file) => [file, mend(tree, file, suggested)]))
  if (mended.size > 0) {
    tree = changed(tree, mended)
    ;({ findings } = await checkSite(tree))
  }
  const refused = new Set<string>()
  // Where one fix was refused the next may be, too: of a thousand, each would be found by ten checks.
  let most = Infinity
  for (;;) {
    const wished = findings.filter((finding) => mine(finding) && !refused.has(key(finding)))
    let batch = together(wished).slice(0, most)
    if (batch.length === 0) break
    while (batch.length > 0) {
      const next = changed(tree, applied(tree, batch))
      const after = (await checkSite(next)).findings
      if (isBetter(findings, after, batch)) {
        tree = next
        findings = after
        most = 2 * batch.length
        break
      }
      if (batch.length === 1) refused.add(key(batch[0] as Finding))
      most = 1
      batch = batch.slice(0, Math.floor(batch.length / 2))
    }
  }
  const texts = new Map([...tree.files].filter(([file, text]) => site.files.get(file) !== text))
  return { texts, findings }
}

interface Options {
  readonly suggested?: boolean
  readonly wanted?: (file: string) => boolean
}

function mayChange({ files }: SiteTree, file: string): boolean {
  return files.get(file)?.includes('\uFFFD') === false
}

function key({ file, pointer, code, problem }: Finding): string {
  return JSON.stringify([file, pointer, code, problem])
}

function changed(tree: SiteTree, texts: ReadonlyMap<string, string>): SiteTree {
  return { ...tree, files: new Map([...tree.files, ...texts]) }
}

/** A file without its byte order mark, and as far towards JSON as its fixes lead. */
function mend({ files }: SiteTree, file: string, suggested: boolean): string {
  const text = withoutMark(files.get(file) ?? '')
  return text.length > MAX_LENGTH ? text : mendText(text, suggested)
}

/** Those whose edits do not touch those of another before them in the same file. */
function together(findings: readonly Finding[]): Finding[] {
  const taken = new Map<string, Edit[]>()
  return findings.filter(({ file, fix }) => {
    const edits = taken.get(file) ?? []
    if (!fix || fix.edits.length === 0 || fix.edits.some((edit) => overlaps(edit, edits)))
      return false
    taken.set(file, [...edits, ...fix.edits])
    return true
  })
}

function applied({ files }: SiteTree, batch: readonly Finding[]): Map<string, string> {
  const edits = new Map<string, Edit[]>()
  for (const { file, fix } of batch) listIn(edits, file).push(...(fix?.edits ?? []))
  return new Map(
    [...edits].map(([file, own]) => [file, edited(withoutMark(files.get(file) ?? ''), own)]),
  )
}

function isBetter(
  before: readonly Finding[],
  after: readonly Finding[],
  batch: readonly Finding[],
): boolean {
  const [was, is, gone] = [counts(before), counts(after), counts(batch)]
  return (
    [...is].every(([code, count]) => count <= (was.get(code) ?? 0)) &&
    [...gone].every(([code, count]) => (is.get(code) ?? 0) <= (was.get(code) ?? 0) - count)
  )
}

/** How many findings of each code each file has. */
function counts(findings: readonly Finding[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { file, code } of findings) {
    const name = `${code} ${file}`
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}
