import type { Finding } from '#engine/finding.ts'
import { documentName } from '#engine/site/document-name.ts'
import { folderOf } from '#engine/site/model.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'
import { Refused } from '#tools/studio/http/refused.ts'

import type { Choice } from './choose.ts'

/**
 * The findings of the site as it is on disk, but for these files of the folder, which are there with
 * other texts, or with null not at all.
 */
export type Judge = (instead: ReadonlyMap<string, string | null>) => Promise<readonly Finding[]>

/** The site as it was read at one moment. */
export interface SiteAsRead {
  readonly judge: Judge
  /** Whether a document is on disk as it was read. */
  isStill(id: string): boolean
}

/** What to publish: all that changed, or these documents, and how they are chosen. */
export interface Chosen {
  readonly only: readonly string[]
  readonly choose: (only: readonly string[]) => Choice
}

export function isError({ severity }: Finding): boolean {
  return severity === 'error'
}

/**
 * @throws {Refused} unless the site is sound as it would be published; where it would be with some of
 *   what was left out, with that.
 */
export async function mustBeSound(judge: Judge, chosen: Chosen | undefined): Promise<void> {
  const left = chosen?.choose(chosen.only).left ?? new Map<string, null>()
  const errors = (await judge(left)).filter(isError)
  const [first] = errors
  if (!first) return
  const { file, line, column, problem, remedy } = first
  const place = `${file}:${line}:${column}`
  const needs = chosen ? await comeAlong(judge, chosen, [...left.keys()], errors) : []
  if (needs.length > 0)
    throw new Refused(
      422,
      `${named(needs)} ${needs.length === 1 ? 'has' : 'have'} to go out as well. Without that the site would have this problem: ${problem}`,
      place,
      needs,
    )
  const [count, which] =
    errors.length === 1 ? ['a problem', 'It’s this'] : [`${errors.length} problems`, 'The first']
  throw new Refused(
    422,
    `The site has ${count}, so it can’t be published. ${which}: ${problem} ${remedy}`,
    place,
  )
}

/**
 * The documents of those left out with which what is chosen is sound, one after the other that which
 * mends most; none where they do not help.
 */
async function comeAlong(
  judge: Judge,
  { only, choose }: Chosen,
  left: readonly string[],
  errors: readonly Finding[],
): Promise<readonly string[]> {
  const needs: string[] = []
  let rest = errors
  while (rest.length > 0) {
    let best: { id: string; found: readonly Finding[]; stay: number } | undefined
    for (const id of left.filter((name) => isDocumentId(name) && !needs.includes(name))) {
      const found = (await judge(choose([...only, ...needs, id]).left)).filter(isError)
      const stay = found.length - newFindings(rest, found).length
      const isBetter =
        !best || stay < best.stay || (stay === best.stay && found.length < best.found.length)
      if (isBetter) best = { id, found, stay }
      if (found.length === 0) break
    }
    if (!best || best.stay === rest.length) return []
    needs.push(best.id)
    rest = best.found
  }
  return needs
}

/** "Home and Menu"; of pages, whose set does not say it, by their files where two are called alike. */
function named(ids: readonly string[]): string {
  const names = ids.map((id) => {
    const folder = folderOf(id)
    return ['', 'content', 'shared'].includes(folder)
      ? documentName(id)
      : `${documentName(id)} (${folder})`
  })
  return new Intl.ListFormat('en').format(names)
}
