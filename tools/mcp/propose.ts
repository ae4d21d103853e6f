import { type SiteTree, checkSite } from '#engine/check.ts'
import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'
import { equal } from '#engine/edit/equal.ts'
import { type PatchStep, patched } from '#engine/edit/patch.ts'
import { rewrite } from '#engine/edit/rewrite.ts'
import type { Finding } from '#engine/finding.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { countKeys } from '#engine/text/guards.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import { valueAt } from '#engine/where.ts'
import { unifiedDiff } from '#tools/lib/code/unified-diff.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { mustBe, readPageFile } from './page-files.ts'

/** A page as somebody would like it: the whole of it, or steps from what it is. */
export interface Wish {
  /** Inside the pages folder: `main/home.json`. */
  readonly path: string
  /** Of the page as it was read; left out for a new page. */
  readonly hash?: string | undefined
  readonly document?: Readonly<Record<string, unknown>> | undefined
  readonly patch?: readonly PatchStep[] | undefined
}

export interface Proposal {
  /** Whether it may be written: no error in the page, and none elsewhere that was not there before. */
  readonly sound: boolean
  /** What would change, a sentence each. */
  readonly diff: readonly string[]
  /** What is wrong with the page, and what would newly be wrong elsewhere. */
  readonly findings: readonly Finding[]
  /** The file as it is; undefined for a new one. */
  readonly old: string | undefined
  /** The file as it would be, and what that changes of its lines, as `diff -u` says it. */
  readonly text: string
  readonly lines: string
  /** What was wrong with the site as it is. */
  readonly known: readonly Finding[]
}

/**
 * What a wish would come to. Nothing is written.
 *
 * @throws {Refusal} if the page is not the one that was read, or the wish cannot be carried out.
 */
export async function propose(place: SiteLocation, wish: Wish): Promise<Proposal> {
  const { path, hash } = wish
  const old = readPageFile(place, path)
  mustBe(path, old, hash)
  const before = old && parsed(wish, old.text)
  const after = wished(wish, before)
  if (path === 'site.json' && !equal(valueAt(before, '/checks'), valueAt(after, '/checks')))
    throw new Refusal(
      'What counts as an error is for people to decide, so "checks" stays as it is.',
      'Fix what is found instead, or ask them.',
    )
  // A byte order mark is an error that no wish can name, so it goes.
  const text =
    old && before !== undefined
      ? rewrite(withoutMark(old.text), after)
      : `${JSON.stringify(after, null, 2)}\n`
  const tree = await readSite(place)
  const file = inPages(tree, path)
  const known = await checkSite(tree)
  const { findings } = await checkSite(withFile(tree, file, text))
  const fresh = new Set(newFindings(known.findings, findings))
  const own = findings.filter((finding) => finding.file === file || fresh.has(finding))
  const was = new Map<string, unknown>(before === undefined ? [] : [[path, before]])
  const is = new Map([[path, after]])
  const told = tell(changes(was, is), was, is)
  return {
    sound: own.every(({ severity }) => severity !== 'error'),
    diff: told.flatMap(({ title, sentences }) => sentences.map((line) => `${title}: ${line}`)),
    findings: own,
    old: old?.text,
    text,
    known: known.findings,
    lines: unifiedDiff(file, old?.text ?? '', text),
  }
}

/** The errors of the site with this text of a page, or without the page. */
export async function errorsWith(
  place: SiteLocation,
  path: string,
  text: string | undefined,
): Promise<Finding[]> {
  const tree = await readSite(place)
  const { findings } = await checkSite(withFile(tree, inPages(tree, path), text))
  return findings.filter(({ severity }) => severity === 'error')
}

/** The same site with another text of one file. */
function withFile(tree: SiteTree, file: string, text: string | undefined): SiteTree {
  const files = new Map(tree.files)
  if (text === undefined) files.delete(file)
  else files.set(file, text)
  return { ...tree, files }
}

function wished({ path, document, patch }: Wish, before: unknown): unknown {
  if ((document === undefined) === (patch === undefined))
    throw new Refusal('A change is a document or a patch.', 'Give one of the two.')
  const given = [document, ...(patch ?? []).map((step) => ('value' in step ? step.value : null))]
  if (given.some((value) => countKeys(value) < 0))
    throw new Refusal(
      'This change is nested more than 32 levels deep.',
      'Flatten it; no setting needs that.',
    )
  if (document !== undefined) return document
  if (before === undefined)
    throw new Refusal(`There is no page ${path} to patch.`, 'Give the whole document instead.')
  try {
    return patched(before, patch ?? [])
  } catch (error) {
    throw new Refusal(`The patch cannot be applied to ${path}.`, (error as Error).message)
  }
}

function parsed({ path, document }: Wish, text: string): unknown {
  try {
    return jsonValue(text)
  } catch {
    // The whole of a page needs nothing of what it was.
    if (document !== undefined) return undefined
    throw new Refusal(
      `${path} cannot be read as JSON.`,
      'Give the whole document instead; read_page shows its text.',
    )
  }
}
