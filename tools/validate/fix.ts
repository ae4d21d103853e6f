import { join } from 'node:path'

import type { SiteTree } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { fixSite } from '#engine/fix/fix-site.ts'
import { visible } from '#engine/text/visible.ts'
import { replaceFiles } from '#tools/lib/code/replace-files.ts'
import { shownDiff } from '#tools/lib/code/unified-diff.ts'

interface Order {
  readonly root: string
  readonly tree: SiteTree
  /** The only files that may change; undefined for all. */
  readonly judged: ReadonlySet<string> | undefined
  readonly fix: 'safe' | 'suggested'
  readonly yes: boolean
}

/**
 * Mends the files of the tree on disk and says on stderr what it did, so that stdout stays a report.
 * Suggestions are shown as a diff, and written only with `yes`; `files` are the texts that hold then.
 */
export async function fix({
  root,
  tree,
  judged,
  fix,
  yes,
}: Order): Promise<{ findings: readonly Finding[]; tree: SiteTree }> {
  // One reading for all: what is written must be made from what was checked.
  const files = new Map(tree.files)
  const before = { ...tree, files }
  const wanted = (file: string): boolean => judged?.has(file) ?? true
  const suggested = fix === 'suggested'
  const { texts, findings } = await fixSite(before, { suggested, wanted })
  if (suggested)
    for (const [file, text] of texts) console.error(shownDiff(file, files.get(file) ?? '', text))
  if (suggested && !yes && texts.size > 0) {
    console.error(`Nothing was written. Add --yes to change ${counted(texts.size)} as shown.\n`)
    const { findings } = await fixSite(before, { wanted: () => false })
    return { findings, tree: before }
  }
  replaceFiles(
    [...texts].map(([file, text]) => ({
      path: join(root, file),
      from: files.get(file) ?? '',
      to: text,
    })),
  )
  console.error(
    texts.size === 0
      ? 'There is nothing to fix.\n'
      : `Fixed ${counted(texts.size)}: ${visible([...texts.keys()].join(', '))}.\n`,
  )
  return { findings, tree: { ...tree, files: new Map([...files, ...texts]) } }
}

function counted(files: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'}`
}
