import { changes } from '#engine/diff/changes.ts'
import { mediaChanges } from '#engine/diff/media.ts'
import { tell, tellMedia } from '#engine/diff/words.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command.ts'

import { jsonReport, markdownReport, textReport } from './formats.ts'
import { statesOf } from './states.ts'

/**
 * `npm run diff -- [A [B]]`: what changed from A to B in words. A and B are revisions, pages folders
 * or page files; without B it is the files on disk, without both it is what is not committed yet. A
 * page file without B tells what is not committed of that page.
 */
await runCommand(async () => {
  const { words, values } = wordsAndFlags({
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', default: 'text' },
  })
  const { pages, format } = values
  if (format !== 'text' && format !== 'markdown' && format !== 'json')
    throw new Refusal(
      `There is no format called “${format}”.`,
      'Use --format text, markdown or json.',
    )
  const [a, b, ...more] = words
  if (more.length > 0)
    throw new Refusal('Two states are compared at a time.', 'Write npm run diff -- A B.')
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
})
