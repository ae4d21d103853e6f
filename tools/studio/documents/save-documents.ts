import { join, relative } from 'node:path'

import { z } from 'zod'

import { read } from '#engine/text/read.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import type { SaveConflict, SaveResult, StoredDocument } from '#studio/api.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import type { Disk } from '#tools/lib/disk/disk.ts'
import { writeWithFolders } from '#tools/lib/disk/write-whole.ts'
import { readFolder } from '#tools/lib/site/read-folder.ts'
import { Refused } from '#tools/studio/http/refused.ts'
import { Reply } from '#tools/studio/http/routes.ts'
import type { Place } from '#tools/studio/place.ts'

import { writablePath } from './document-id.ts'
import { type Change, type SaveFolders, saveFiles } from './save-files.ts'

const request = z.strictObject({
  files: z
    .array(
      z.strictObject({
        id: z.string(),
        base: z.string().nullable(),
        text: z.string().nullable(),
      }),
    )
    .min(1)
    .max(2000),
})

interface Wanted {
  readonly id: string
  readonly base: string | null
  /** As it is to be; null deletes. */
  readonly text: string | null
  readonly path: string
  /** As it is. */
  readonly stored: StoredDocument | null
}

interface Dependencies {
  readonly disk: Disk
  readonly place: Place
  readonly folders: SaveFolders
}

/** `written` hears of the documents that were, once they are. */
type SaveDocuments = (
  body: unknown,
  written: (documents: Record<string, StoredDocument | null>) => void,
) => SaveResult | Reply<SaveConflict>

/**
 * `POST save`: all documents are written, or none. None is when one of them is not what it was
 * opened as any more, which answers with how they are. Formatting is not touched. A text that is no
 * JSON is kept, before something is laid over it.
 */
export function documentSaver({ disk, place, folders }: Dependencies): SaveDocuments {
  return (body, written) => {
    const asked = parsed(body).files
    const there = readFolder(place.folder, place.root).files
    const wanted = asked.map((file): Wanted => {
      const path = writablePath(place, file.id, there)
      return { ...file, path, stored: stored(disk, join(place.folder, path)) }
    })
    const changing = wanted.filter(({ text, stored }) => text !== (stored?.text ?? null))
    const changed = changing.filter(({ base, stored }) => base !== (stored?.hash ?? null))
    if (changed.length > 0)
      return new Reply(409, {
        changed: Object.fromEntries(changed.map(({ id, stored }) => [id, stored])),
      })
    const files = oncePerFile(place, changing)
    for (const file of files) mustBeSound(place, file)
    const changes = files.map(({ path, stored, text }): Change => ({
      path,
      before: stored?.text ?? null,
      after: text,
    }))
    const kept = keepBroken(disk, place, folders, files)
    saveFiles(disk, folders, changes)
    written(
      Object.fromEntries(
        changing.map(({ id, text }) => [
          id,
          text === null ? null : { text, hash: wholeHash(text) },
        ]),
      ),
    )
    return {
      hashes: Object.fromEntries(
        wanted.map(({ id, text }) => [id, text === null ? null : wholeHash(text)]),
      ),
      ...(Object.keys(kept).length > 0 ? { kept } : {}),
    }
  }
}

/**
 * The documents without those that are a second name of another, which a link gives a file.
 *
 * @throws {Refused} if two names of one file come with two texts.
 */
function oncePerFile({ name }: Place, wanted: readonly Wanted[]): Wanted[] {
  const files = new Map<string, Wanted>()
  for (const file of wanted) {
    const other = files.get(file.path) ?? file
    if (other.text !== file.text)
      throw new Refused(
        422,
        `${name}/${other.id} and ${name}/${file.id} are the same file, so they can’t be saved with different changes. Undo what you changed in one of them, then save again.`,
      )
    files.set(file.path, other)
  }
  return [...files.values()]
}

/**
 * Lays what nobody can read beside the drafts, where git has nothing of it: it may be all that there
 * is of somebody's work. Answers where each is, seen from the root.
 */
function keepBroken(
  disk: Disk,
  { root }: Place,
  { state }: SaveFolders,
  changing: readonly Wanted[],
): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { id, stored } of changing) {
    if (!stored || isRead(stored.text)) continue
    // By its content, so that a save that is tried again keeps it once.
    const name = `${id.replaceAll('/', '-').slice(0, 80)}-${stored.hash.slice(0, 12)}.txt`
    const path = join(state, 'broken', name)
    writeWithFolders(disk, path, stored.text)
    kept[id] = relative(root, path).replaceAll('\\', '/')
  }
  return kept
}

/** Whether the Studio can show a text as a document: one that has a key twice is none either. */
function isRead(text: string): boolean {
  const { value, reports } = read('text', text)
  return value !== undefined && reports.every(({ code }) => code !== 'duplicate-key')
}

function parsed(body: unknown): z.infer<typeof request> {
  const { data, success } = request.safeParse(body)
  if (!success) throw new Refused(400, 'This isn’t a save from this Studio. Reload the page.')
  return data
}

function stored(disk: Disk, path: string): StoredDocument | null {
  const bytes = disk.read(path)
  return bytes && { text: Buffer.from(bytes).toString('utf8'), hash: wholeHash(bytes) }
}

/** @throws {Refused} if what is to be written is no document, or would lose what is not text. */
function mustBeSound({ name }: Place, { id, text, stored }: Wanted): void {
  const file = `${name}/${id}`
  if (stored && wholeHash(stored.text) !== stored.hash)
    throw new Refused(422, `${file} isn’t UTF-8. Save it as UTF-8 in a code editor first.`)
  if (text === null) return
  try {
    JSON.parse(withoutMark(text))
  } catch {
    throw new Refused(
      422,
      `${file} wouldn’t be valid JSON. Fix it in the JSON tab, then save again.`,
    )
  }
  if (Buffer.from(text).toString('utf8') !== text)
    throw new Refused(422, `${file} holds half of a character. Type it again, then save again.`)
}
