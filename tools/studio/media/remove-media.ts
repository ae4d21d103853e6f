import { join } from 'node:path'

import { z } from 'zod'

import { isRecord } from '#engine/is-record.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import type { Draft } from '#studio/api.ts'
import type { Disk } from '#tools/lib/disk/disk.ts'
import { removeWhole } from '#tools/lib/disk/write-whole.ts'
import { strings } from '#tools/lib/site/gather.ts'
import { readFolder } from '#tools/lib/site/read-folder.ts'
import { staysInside } from '#tools/studio/documents/stays-inside.ts'
import { Refused } from '#tools/studio/http/refused.ts'
import type { Place } from '#tools/studio/place.ts'

const request = z.strictObject({ src: z.string().startsWith('media/').max(500) })

interface Dependencies {
  readonly disk: Disk
  readonly place: Place
  /** What may name the file: texts of documents and blocks, by their path from the root. */
  readonly texts: ReadonlyMap<string, string>
  /** Work that is not saved, of all tabs. */
  readonly drafts: readonly Draft[]
}

/**
 * `POST remove-media`: takes a file out of the media folder that nothing names, on disk or in a draft.
 *
 * @throws {Refused} for one that is named, and for what is no file of that folder.
 */
export function removeMedia({ disk, place, texts, drafts }: Dependencies, body: unknown): void {
  const { data, success } = request.safeParse(body)
  if (!success) throw new Refused(400, 'This isn’t a file from this Studio. Reload the page.')
  const { src } = data
  const path = join(place.folder, src)
  if (!readFolder(place.folder, place.root).files.has(src) || !staysInside(place.folder, path))
    throw new Refused(404, 'That file isn’t there anymore. Reload the page.')
  for (const [file, text] of texts)
    if (names(text, src))
      throw new Refused(409, `${nameOf(file, place)} shows that file. Remove it there first.`)
  for (const { id, text } of drafts)
    if (text !== null && names(text, src))
      throw new Refused(
        409,
        `${documentName(id)} shows that file in a change that isn’t saved. Remove it there first.`,
      )
  removeWhole(disk, path)
}

/** Whether a text names a file, or what is made from it where that is a drawing. */
function names(text: string, src: string): boolean {
  const sought = src.replace(/\.svg$/, '.')
  for (const shown of shownBy(text)) if (shown.includes(sought)) return true
  return false
}

/**
 * What a document says, in whichever way JSON spells it; all of a text that is none. What suppresses
 * a finding about a file shows no file.
 */
function shownBy(text: string): Iterable<string> {
  try {
    const value = jsonValue(text)
    return strings(isRecord(value) ? { ...value, checks: undefined } : value)
  } catch {
    return [text]
  }
}

function nameOf(file: string, { name }: Place): string {
  const id = file.startsWith(`${name}/`) ? file.slice(name.length + 1) : file
  return documentKind(id) === undefined ? file : documentName(id)
}
