import { existsSync } from 'node:fs'

import { changes } from '#engine/diff/changes.ts'
import { mediaChanges } from '#engine/diff/media.ts'
import { tell, tellMedia } from '#engine/diff/words.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { partedAt } from '#tools/lib/git.ts'

import { jsonReport, markdownReport, textReport } from './formats.ts'
import { statesOf } from './states.ts'

/**
 * `npm run diff -- [A [B]]`: what changed from A to B in words. A and B are revisions, pages folders
 * or page files; without B it is the files on disk, without both it is what is not committed yet. A
 * page file without B tells what is not committed of that page. `main:old/pages` is a pages folder of
 * another name in a revision. Ranges are git's: `A..B` is the same as A and B, `A...B` is from where
 * the two parted to B, and an end that is left out is HEAD.
 */
export async function diff(): Promise<void> {
  const { words, values } = wordsAndFlags({
    pages: pagesFlag,
    format: { type: 'string', default: 'text', says: 'text, markdown or json.' },
  })
  const { pages, format } = values
  if (format !== 'text' && format !== 'markdown' && format !== 'json')
    throw new Refusal(
      `There is no format called “${format}”.`,
      'Use --format text, markdown or json.',
    )
  const [a, b, ...more] = words.flatMap((word) => endsOf(word, pages))
  if (a === '' || b === '')
    throw new Refusal('One of the two versions is missing.', 'Write npm run diff -- A B.')
  if (more.length > 0)
    throw new Refusal('diff compares two versions at most.', 'Write npm run diff -- A B.')
  const [before, after] = await statesOf(a, b, { root: process.cwd(), pagesDir: pages })
  const documents = changes(before.documents, after.documents)
  const media = mediaChanges(before.media, after.media)
  const files = [...documents, ...media]
  const told = [
    ...tell(documents, before.documents, after.documents),
    ...tellMedia(media, before.documents, after.documents),
  ]
  const folder = pages === 'pages' ? [] : ['--pages', pages]
  console.log(
    format === 'json'
      ? jsonReport(files, told)
      : format === 'markdown'
        ? markdownReport(told, ['npm run diff --', ...words, ...folder].join(' '))
        : textReport(told),
  )
}

/** The two revisions of a range, `main..topic`; a folder elsewhere, `../other`, is none. */
function endsOf(word: string, pages: string): string[] {
  const range = /^([^.].*?)?(\.{2,3})([^./].*)?$/.exec(word)
  if (!range || (!range[1] && !range[3]) || existsSync(word)) return [word]
  const [, from = 'HEAD', dots, to = 'HEAD'] = range
  return [dots === '...' ? partedAt(process.cwd(), pages, from, to) : from, to]
}
