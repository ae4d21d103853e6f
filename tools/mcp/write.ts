import { documentKind } from '#engine/site/model.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { mustBe, pageThere, removePageFile, takeBack, writePageFile } from './page-files.ts'
import { type Wish, errorsWith, propose } from './propose.ts'
import { toldFindings } from './told-findings.ts'
import { told } from './tool.ts'

/**
 * Writes a change that leaves the site sound.
 *
 * @throws {Refusal} if it would not, or the document changed since it was read.
 */
export async function writeWish(place: SiteLocation, wish: Wish): Promise<object> {
  const { sound, old, text, diff, findings, known } = await propose(place, wish)
  if (!sound)
    throw new Refusal(
      `${wish.path} was not written, because it or another page would have errors.`,
      'Fix what is listed and write it again.',
      told(toldFindings(findings)),
    )
  const { hash } = writePageFile(place, wish.path, text, wish.hash)
  // Others write too, and each was checked without what the other wrote.
  const now = newFindings(known, await errorsWith(place, wish.path, text))
  if (now.length > 0) {
    takeBack(place, wish.path, text, old)
    throw new Refusal(
      `Somebody else changed the site meanwhile, and the two changes together would cause errors, so ${wish.path} was not changed.`,
      'Fix what is listed and write it again.',
      told(toldFindings(now)),
    )
  }
  return { path: wish.path, hash, diff, ...toldFindings(findings) }
}

/**
 * Takes a page away.
 *
 * @throws {Refusal} if it is none, changed since it was read, or something would be wrong without it.
 */
export async function removePage(
  place: SiteLocation,
  { path, hash }: { readonly path: string; readonly hash: string },
): Promise<object> {
  if (documentKind(path) !== 'Page')
    throw new Refusal(`${path} is not a page, and the site needs it.`, 'List the pages.')
  const page = pageThere(place, path)
  mustBe(path, page, hash)
  const known = await errorsWith(place, path, page.text)
  const now = newFindings(known, await errorsWith(place, path, undefined))
  if (now.length > 0)
    throw new Refusal(
      `Without ${path} the site would have errors, so it was not deleted.`,
      'Fix what is listed, such as links to it, and delete it then.',
      told(toldFindings(now)),
    )
  removePageFile(place, path, hash)
  return { path, deleted: true }
}
