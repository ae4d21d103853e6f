import { renameSync } from 'node:fs'
import { join } from 'node:path'

import { visible } from '#engine/text/visible.ts'
import { generate } from '#tools/generate/generate.ts'
import { writeGenerated } from '#tools/generate/write-generated.ts'

import { replaceFiles } from './replace-files.ts'
import { shownDiff } from './unified-diff.ts'

/** A change of content and code together, decided before anything is written. */
export interface HouseChange {
  /** Old and new text by file name; an old text of '' is a file that is not there yet. */
  readonly texts: ReadonlyMap<string, { readonly from: string; readonly to: string }>
  /** New names of files and folders, by the old; they hold once the texts are written. */
  readonly moves: readonly (readonly [from: string, to: string])[]
  /** Places that may be meant too, and only a person can tell. */
  readonly look: readonly string[]
}

/**
 * Shows the change, and makes it if it is to be written: texts, names, and where it is one of blocks
 * what is generated. `next` is what to run once it is.
 *
 * @throws {Refusal} before anything is written, if a schema or a list of steps cannot be used, or a
 *   file changed meanwhile.
 */
export async function makeChange(
  root: string,
  change: HouseChange,
  write: boolean,
  next = '`npm run format` and `npm test`',
): Promise<void> {
  const { texts, moves, look } = change
  for (const [file, { from, to }] of texts) console.log(shownDiff(file, from, to))
  for (const [from, to] of moves) console.log(visible(`${from} becomes ${to}`))
  if (look.length > 0)
    console.log(
      [
        '',
        'Check these by hand; they may refer to it too:',
        ...look.map((line) => `  ${visible(line)}`),
      ].join('\n'),
    )
  if (!write) {
    console.log(
      `\nNothing was written. Add --write to change ${texts.size} ${texts.size === 1 ? 'file' : 'files'}.`,
    )
    return
  }
  // What cannot be generated now cannot be then, with the change half made.
  const isOfBlocks = [...texts.keys()].some((file) => file.startsWith('blocks/'))
  if (isOfBlocks) await generate(root)
  replaceFiles([...texts].map(([file, { from, to }]) => ({ path: join(root, file), from, to })))
  for (const [from, to] of moves) renameSync(join(root, from), join(root, to))
  if (isOfBlocks) writeGenerated(root, (await generate(root)).files)
  console.log(`\nWritten. Run ${next}.`)
}
