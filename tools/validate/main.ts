import { checkSite } from '#engine/check.ts'
import { flags, Refusal, runCommand } from '#tools/lib/command.ts'
import { readSite } from '#tools/lib/read-site.ts'

import { jsonReport } from './json.ts'
import { painter, report } from './pretty.ts'

/** `npm run validate`: exit code 0 when nothing is wrong, 1 with errors, 2 when it could not look. */
await runCommand(async () => {
  const { pages, format } = flags({
    pages: { type: 'string', default: 'pages' },
    format: { type: 'string', default: 'pretty' },
  })
  if (format !== 'pretty' && format !== 'json') {
    throw new Refusal(
      `There is no format called "${format}".`,
      'Use --format pretty or --format json.',
    )
  }
  const tree = await readSite({ root: process.cwd(), pagesDir: pages, streamed: true })
  const result = checkSite(tree)
  console.log(
    format === 'json'
      ? jsonReport(result, tree.files.size)
      : report(result, tree.files, painter(process.stdout, process.env)),
  )
  return result.findings.some(({ severity }) => severity === 'error') ? 1 : 0
})
