import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

import { type SiteTree, checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { filesAt, git, isInRepository, isShallow, partedAt, wholeHistory } from '#tools/lib/git.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'

interface Place {
  readonly root: string
  readonly pagesDir: string
}

/**
 * The files that differ from where this branch left `ref`, new ones that git does not know yet
 * included, by the names that findings have. The repository is that of the pages folder, which
 * another one than ours may hold.
 *
 * @throws {Refusal} if git does not know the revision, or this is no git repository.
 */
export function changedSince({ root, pagesDir }: Place, ref: string): Set<string> {
  const folder = pagesFolder(root, pagesDir)
  const pages = relative(root, folder).replaceAll('\\', '/')
  const [home, house] = [realpathSync(folder), realpathSync(root)]
  const named = (path: string): string => {
    const inside = relative(home, path).replaceAll('\\', '/')
    if (!inside.startsWith('../')) return inPages({ pagesDir: pages }, inside)
    return relative(house, path).replaceAll('\\', '/')
  }
  if (!isInRepository(home))
    throw new Refusal(
      `The folder ${pagesDir} is in no git repository, so git cannot tell what changed in it.`,
      'Leave --changed out to judge all of it.',
    )
  try {
    const top = git(home, ['rev-parse', '--show-toplevel']).replace(/\n$/, '')
    const base = git(home, ['merge-base', '--end-of-options', ref, 'HEAD']).trim()
    const others = ['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', top]
    const names = [
      ...git(home, ['diff', '--name-only', '--no-relative', '-z', base]).split('\0'),
      ...git(home, others).split('\0'),
    ]
    return new Set(names.filter(Boolean).map((name) => named(join(top, name))))
  } catch {
    throw new Refusal(
      `git cannot tell what changed since “${ref}”.`,
      isShallow(home)
        ? wholeHistory
        : 'Name a branch, a tag or a commit of this repository: --changed main.',
    )
  }
}

/**
 * Of what is wrong in files that did not change, what was not wrong where this branch left `ref`: a
 * picture that went, say, and a page that still shows it. Blocks and schemas are those of now, so what
 * a change of theirs breaks in pages is not among it.
 *
 * @throws {Refusal} as `changedSince`.
 */
export async function brokenBy(
  { root, pagesDir }: Place,
  ref: string,
  tree: SiteTree,
  elsewhere: readonly Finding[],
): Promise<readonly Finding[]> {
  const { texts, media } = filesAt(root, partedAt(root, pagesDir, ref, 'HEAD'), pagesDir)
  const house = [...tree.files].filter(([file]) => pagesPath(tree, file) === undefined)
  const pages = [...texts].map(([path, text]) => [inPages(tree, path), text] as const)
  const before = await checkSite({
    ...tree,
    files: new Map([...house, ...pages]),
    media: new Set(media.keys()),
    odd: new Map(),
  })
  return newFindings(before.findings, elsewhere)
}
