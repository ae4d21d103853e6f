import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

import { type SiteTree, checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { valueAt } from '#engine/where.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { filesAt, git, isInRepository, isShallow, partedAt, wholeHistory } from '#tools/lib/git.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

/**
 * The files that differ from where this branch left `ref`, new ones that git does not know yet
 * included, by the names that findings have. The repository is that of the pages folder, which
 * another one than ours may hold.
 *
 * @throws {Refusal} if git does not know the revision, or this is no git repository.
 */
export function changedSince({ root, pagesDir }: SiteLocation, ref: string): Set<string> {
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
      `The folder ${pagesDir} is not in a git repository, so git cannot tell what changed in it.`,
      'Leave out --changed to check all of it.',
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
 * Of what is wrong in files that did not change, what the changes broke: what was not wrong where this
 * branch left `ref`, a picture that went, say, and a page that still shows it, or one that weighs more
 * now; and, where the changes are to blocks, schemas or packages, what these say of the pages. Of the
 * latter nobody can tell whether it was so before, because they are those of now.
 *
 * @throws {Refusal} as `changedSince`.
 */
export async function brokenBy(
  { root, pagesDir }: SiteLocation,
  ref: string,
  { tree, changes, elsewhere }: Judged,
): Promise<readonly Finding[]> {
  const { texts, media } = filesAt(root, partedAt(root, pagesDir, ref, 'HEAD'), pagesDir)
  const house = [...tree.files].filter(([file]) => pagesPath(tree, file) === undefined)
  const pages = [...texts].map(([path, text]) => [inPages(tree, path), text] as const)
  const folder = pagesFolder(root, pagesDir)
  const before = await checkSite({
    ...tree,
    files: new Map([...house, ...pages]),
    media: new Set(media.keys()),
    mediaBytes(path) {
      const object = media.get(path)
      return object !== undefined && changes.has(inPages(tree, path))
        ? Number(git(folder, ['cat-file', '-s', object]))
        : tree.mediaBytes?.(path)
    },
    odd: new Map(),
  })
  return [
    ...newFindings(before.findings, elsewhere),
    ...toldByChanged(tree, changes, elsewhere),
    ...(packages.some((name) => changes.has(name))
      ? elsewhere.filter(({ code }) => code === 'missing-font')
      : []),
  ]
}

/** Where it stands which packages are installed, those of a theme's fonts among them. */
const packages = ['package.json', 'package-lock.json']

interface Judged {
  readonly tree: SiteTree
  /** The names of the files that changed. */
  readonly changes: ReadonlySet<string>
  /** What is wrong in all others. */
  readonly elsewhere: readonly Finding[]
}

/** What schemas that changed say of files that did not: of blocks of a type, or of everything. */
function toldByChanged(
  tree: SiteTree,
  changes: ReadonlySet<string>,
  findings: readonly Finding[],
): Finding[] {
  const folders = [...changes].map((name) => name.split('/'))
  const isAll = folders.some(([top, next]) => top === 'schema' && next !== 'generated')
  const types = new Set(folders.flatMap(([top, type]) => (top === 'blocks' && type ? [type] : [])))
  if (!isAll && types.size === 0) return []
  return findings
    .filter(({ code }) => catalogue.get(code)?.family === 'schema' || ofBlocks.has(code))
    .filter((finding) => isAll || types.has(blockTypeAt(tree, finding)))
}

/** What a block's folder says of a page, beside what its schema does. */
const ofBlocks = new Set(['unknown-block', 'older-block', 'newer-block'])

/** The type of the block that a finding is in; '' outside of blocks. */
function blockTypeAt(tree: SiteTree, { file, pointer }: Finding): string {
  const [block] = /^\/blocks\/\d+/.exec(pointer) ?? []
  if (block === undefined) return ''
  return String(valueAt(jsonValue(tree.files.get(file) ?? '{}'), `${block}/type`))
}
