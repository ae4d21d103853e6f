import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { rewrite } from '#engine/edit/rewrite.ts'
import { type Decide, type Merged, merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'
import { raised } from '#engine/migrate/migrate.ts'
import type { Migration } from '#engine/migrate/migration.ts'
import { scan } from '#engine/text/scan.ts'
import { visible } from '#engine/text/visible.ts'
import { migrationsOf } from '#tools/lib/code/block-migrations.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command/command.ts'
import { disk } from '#tools/lib/disk/disk.ts'
import { writeWhole } from '#tools/lib/disk/write-whole.ts'
import { git } from '#tools/lib/git.ts'

/** A conflict that a merge by line would not end better. */
class LeftAsOurs extends Refusal {}

/**
 * The merge driver that git calls with the base, our and their version of a document and its name
 * (https://git-scm.com/docs/gitattributes#_defining_a_custom_merge_driver). The result takes the
 * place of ours and is JSON in any case. Exit code 1 tells git of a conflict; what it is, is said here.
 * With any other code than 0 and 1 the file is as it was, and git merges it by line.
 *
 * With `--ancestor` two common ancestors become the one base of a merge, and nobody is asked: what
 * they do not agree on, the sides of that merge have decided since, maybe each in its own way.
 */
void runCommand(() =>
  mergedFile().catch((error: unknown) => {
    if (!(error instanceof LeftAsOurs)) throw error
    console.error(visible(error.message))
    return 1
  }),
)

/** The exit code. */
async function mergedFile(): Promise<number> {
  const { words, values } = wordsAndFlags({
    ancestor: { type: 'boolean', says: 'Makes one base of two common ancestors, and asks nobody.' },
    house: {
      type: 'string',
      default: '.',
      says: 'The folder with the blocks and their migrations.',
    },
  })
  const [base, ours, theirs, name = ours] = words
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new Refusal(
      'git calls this command with three files.',
      'Run `npm run merge-driver` to set it up.',
    )
  const refuse = (path: string, whose: string, fault: string): Refusal => {
    if (!values.ancestor)
      return new LeftAsOurs(
        `${name}: ${whose} version ${fault}, so it is left as ours.`,
        `Merge it by hand: \`git show ":3:${name}"\` prints theirs. Then \`git add\` it.`,
      )
    // The merge that it is the base of must refuse, too, instead of taking one ancestor for it.
    if (path !== ours) copyFileSync(path, ours)
    return new LeftAsOurs(
      `${name}: a common ancestor ${fault}.`,
      'The merge cannot tell what each side changed. Merge this file by hand, then `git add` it.',
    )
  }
  const read = (path: string, whose: string): { text: string; value: unknown } => {
    const text = textOf(path)
    if (text === undefined) throw refuse(path, whose, 'is not UTF-8')
    const { fault, duplicates } = scan(text, new Set())
    if (fault) throw refuse(path, whose, 'is not JSON')
    // A parser keeps one of two equal keys, and what the other says would be lost.
    if (duplicates.length > 0) throw refuse(path, whose, 'has a key twice')
    return { text, value: JSON.parse(text) }
  }
  // Where both added the file, git gives an empty one for the base.
  const old = textOf(base)?.trim() === '' ? undefined : read(base, 'the common').value
  const own = read(ours, 'our')
  const other = read(theirs, 'their').value
  const decide = values.ancestor ? (): 'neither' => 'neither' : undefined
  const versions = [old, own.value, other] as const
  const { value, conflicts } = await mergedAtOneVersion(values.house, versions, decide)
  // Of half of it a merge by line would make a page.
  writeWhole(disk, ours, rewrite(own.text, value))
  if (conflicts.length === 0 || values.ancestor) return 0
  console.error(
    `${name}: ${conflicts.length === 1 ? 'this is' : 'these are'} left for you to decide.`,
  )
  for (const sentence of tellConflicts(conflicts, value)) console.error(`  ${visible(sentence)}`)
  if (isRebase())
    console.error(
      '  In a rebase, ours is the branch you rebase onto, and theirs is the commit being replayed.',
    )
  console.error('Edit the file if you want something else, then `git add` it.')
  return 1
}

/**
 * As `merge`, with the steps of the blocks that the sides have in several versions of their schemas.
 * They are loaded only then, since git waits; those that cannot be loaded are none.
 */
async function mergedAtOneVersion(
  house: string,
  versions: readonly [base: unknown, ours: unknown, theirs: unknown],
  decide: Decide | undefined,
): Promise<Merged> {
  const merged = merge(...versions, decide)
  const steps = new Map<string, readonly Migration[]>()
  for (const { kind, block } of merged.conflicts)
    // What a page calls a type must lead to no code outside of the blocks.
    if (kind === 'other-version' && block && /^[a-z][a-z\d-]*$/.test(block.type))
      steps.set(block.type, await migrationsOf(resolve(house), block.type).catch(() => []))
  if (steps.size === 0) return merged
  return merge(...versions, decide, (block, version) => raised(block, version, steps))
}

/** Whether git puts commits on others, where theirs are a person's own. */
function isRebase(): boolean {
  return ['rebase-merge', 'rebase-apply'].some((state) => {
    try {
      return existsSync(git('.', ['rev-parse', '--git-path', state]).trim())
    } catch {
      return false
    }
  })
}

/** A file without its byte order mark; undefined if it is not UTF-8, of which no byte may be lost. */
function textOf(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
