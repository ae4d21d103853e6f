import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

import { documentKind } from '#engine/site/model.ts'
import { isDeviceName } from '#engine/text/device-name.ts'
import { Refused } from '#tools/studio/http/refused.ts'
import type { Place } from '#tools/studio/place.ts'

import { staysInside } from './stays-inside.ts'

/** Of the characters an address may have, and as long as what is named after the longest one. */
const newName = /^(?:[a-z0-9][a-z0-9-]{0,80}\/){0,2}[a-z0-9][a-z0-9+_.-]{0,127}\.json$/

/**
 * Whether a text has the form of a document's id: a path of plain names that stays in its folder on
 * every system. It says nothing of what is there.
 */
export function isDocumentId(id: unknown): id is string {
  return (
    typeof id === 'string' &&
    id.length <= 250 &&
    // oxlint-disable-next-line no-control-regex -- Those are what must not be in a name.
    /^[^\u0000-\u001F\\:*?"<>|%#]+\.json$/u.test(id) &&
    id.split('/').every((name) => name !== '' && !name.startsWith('.') && !/[. ]$/.test(name)) &&
    !id.startsWith('media/')
  )
}

/**
 * The path inside the pages folder of the file that is written for an id, links followed; `there` are
 * the files of the folder by their paths inside.
 *
 * @throws {Refused} unless it is a document that is there, or could be a new one; and if it, or the
 *   folder it would be in, is a link that leads out of the pages folder.
 */
export function writablePath(
  { folder, name }: Place,
  id: unknown,
  there: ReadonlyMap<string, unknown>,
): string {
  if (!isDocumentId(id)) throw new Refused(400, `${quoted(id)} isn’t the name of a document.`)
  const path = join(folder, id)
  if (existsSync(path)) {
    if (!there.has(id)) throw new Refused(404, `${quoted(id)} isn’t a document of ${name}/.`)
    if (staysInside(folder, path)) return inside(folder, realpathSync(path))
    throw new Refused(
      403,
      `${name}/${id} is a link to a file outside ${name}/. Edit the file itself.`,
    )
  }
  const stem = id.slice(id.lastIndexOf('/') + 1, -'.json'.length)
  if (!newName.test(id) || isDeviceName(stem) || documentKind(id) === undefined)
    throw new Refused(
      400,
      `${quoted(id)} can’t be the name of a new document. Use a page set and a name of lowercase letters, digits and - + . _ as in SET/about-us.json.`,
    )
  if (staysInside(folder, path)) return id
  throw new Refused(403, `The folder for ${name}/${id} is a link to a place outside ${name}/.`)
}

/** The path of a real file as the saved folder has it. */
function inside(folder: string, real: string): string {
  return relative(realpathSync(folder), real).replaceAll('\\', '/')
}

/** A name as a message shows it, whatever was sent. */
function quoted(id: unknown): string {
  return `“${typeof id === 'string' ? id.slice(0, 80) : typeof id}”`
}
