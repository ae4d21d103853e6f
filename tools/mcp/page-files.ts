import { existsSync, lstatSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

import { documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { MAX_LENGTH } from '#engine/text/guards.ts'
import { replaceFiles } from '#tools/lib/code/replace-files.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

/** A page as it is on disk; its hash tells whether it is still the one that was read. */
export interface PageFile {
  readonly text: string
  readonly hash: string
}

/** A page by its path inside the pages folder, whether it is named so or as findings name its file. */
export function pathOf(place: SiteLocation, named: string): string {
  const pagesDir = relative(place.root, resolve(place.root, place.pagesDir)).replaceAll('\\', '/')
  const prefix = inPages({ pagesDir }, '')
  const inside = named.startsWith(prefix) ? named.slice(prefix.length) : named
  // A set may be called like the folder.
  return inside.includes('/') || documentKind(inside) !== undefined ? inside : named
}

/**
 * The page at a path inside the pages folder, undefined if there is none.
 *
 * @throws {Refusal} if it cannot be read, or is longer than a page may be.
 */
export function readPageFile(place: SiteLocation, path: string): PageFile | undefined {
  const file = fileOf(place, path)
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined
  const text = textOf(file)
  if (text === undefined)
    throw new Refusal(`${path} cannot be read.`, 'Have it fixed by hand; `validate` says why.')
  if (text.length > MAX_LENGTH)
    throw new Refusal(
      `${path} is longer than a million characters.`,
      'Have it split by hand, and keep pictures in the media folder.',
    )
  return { text, hash: hashOf(text) }
}

/** Undefined for what cannot be read, or is no file: one who reads a pipe waits for ever. */
function textOf(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes a page at one stroke.
 *
 * @throws {Refusal} if the file is not what `hash` says any more; undefined says there is none.
 */
export function writePageFile(
  place: SiteLocation,
  path: string,
  text: string,
  hash: string | undefined,
): PageFile {
  const file = fileOf(place, path)
  const page = readPageFile(place, path)
  mustBe(path, page, hash)
  replaceFiles([{ path: file, from: page?.text ?? '', to: text }])
  return { text, hash: hashOf(text) }
}

/** @throws {Refusal} if there is no such page, or none that can be read. */
export function pageThere(place: SiteLocation, path: string): PageFile {
  const page = readPageFile(place, path)
  if (!page) throw new Refusal(`There is no page ${path}.`, 'List the pages.')
  return page
}

/** The page as it was before it was written, unless somebody has changed it since. */
export function takeBack(
  place: SiteLocation,
  path: string,
  text: string,
  old: string | undefined,
): void {
  const file = fileOf(place, path)
  if (textOf(file) !== text) return
  if (old === undefined) rmSync(file)
  else replaceFiles([{ path: file, from: text, to: old }])
}

/** @throws {Refusal} if the page changed since it was read. */
export function removePageFile(place: SiteLocation, path: string, hash: string): void {
  mustBe(path, readPageFile(place, path), hash)
  rmSync(fileOf(place, path))
}

/** @throws {Refusal} unless the page has this hash; no hash is that of a page that is not there. */
export function mustBe(path: string, page: PageFile | undefined, hash: string | undefined): void {
  if (page?.hash === hash) return
  if (!page)
    throw new Refusal(
      `There is no page ${path}, so the hash fits nothing.`,
      'Leave the hash out to make the page, or list the pages again.',
    )
  throw hash === undefined
    ? new Refusal(`There is a page ${path} already.`, 'Read it, and give its hash with the change.')
    : new Refusal(
        `${path} has changed since it was read.`,
        'Read it again, and make the change to what it is now.',
      )
}

export function hashOf(text: string): string {
  return wholeHash(text).slice(0, 16)
}

/** @throws {Refusal} for a path that is no page, or leads out of the pages folder over a link. */
function fileOf(place: SiteLocation, path: string): string {
  // Names that no check has a word against, in one folder: no dot files, no way up.
  const form = /^(?:[^./\\\0][^/\\\0]*\/){0,2}[^./\\\0][^/\\\0]*\.json$/
  if (!form.test(path) || documentKind(path) === undefined)
    throw new Refusal(
      `“${path}” is not a page or other document in the pages folder.`,
      'Name it as list_pages does: SET/NAME.json, site.json.',
    )
  const folder = resolve(place.root, place.pagesDir)
  const file = join(folder, path)
  if (!existsSync(dirname(file)))
    throw new Refusal(`There is no folder ${dirname(path)}.`, 'List the pages to see the sets.')
  const root = realpathSync(folder) + sep
  const real = existsSync(file) ? realpathSync(file) : realpathSync(dirname(file)) + sep
  if (!real.startsWith(root))
    throw new Refusal(`${path} points outside the pages folder.`, 'Name a page that is in it.')
  return file
}
