import { checkSite } from '#engine/check.ts'
import { movePage } from '#engine/site/move-page.ts'
import { commandFor, inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { codeFiles, mentions, quoted } from '#tools/lib/code/code-files.ts'
import { makeChange } from '#tools/lib/code/house-change.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag, writeFlag } from '#tools/lib/command/shared-flags.ts'
import { newFindings } from '#tools/lib/site/new-findings.ts'
import { readWholeSite } from '#tools/lib/site/read-site.ts'
import { requireJson } from '#tools/lib/site/require-json.ts'
import { report } from '#tools/validate/pretty.ts'

/**
 * `npm run move-page -- PAGE ROUTE`: gives a page another route, with the links that lead to it. Its old
 * address leads visitors on, unless `--no-redirect` says not to. Shows what would change; `--write`
 * changes it.
 */
export async function moveOnePage(): Promise<void> {
  const { words, values } = wordsAndFlags({
    pages: pagesFlag,
    'no-redirect': {
      type: 'boolean',
      default: false,
      says: 'Adds no redirect from the old address.',
    },
    write: writeFlag,
  })
  const [page, to, ...more] = words
  if (page === undefined || to === undefined || more.length > 0)
    throw new Refusal(
      'move-page needs a page and its new route.',
      'Write the page and its new route: npm run move-page -- /about-us /about',
    )
  const root = process.cwd()
  const tree = await readWholeSite({ root, pagesDir: values.pages })
  const texts = new Map<string, string>()
  for (const [file, text] of tree.files) {
    const path = pagesPath(tree, file)
    if (path === undefined) continue
    requireJson(file, text, tree)
    texts.set(path, text)
  }
  const changed = movePage(texts, { page, to, redirect: !values['no-redirect'] })
  if ('problem' in changed) throw new Refusal(changed.problem, changed.remedy)
  const files = new Map(tree.files)
  for (const [path, text] of changed) files.set(inPages(tree, path), text)
  await makeChange(
    root,
    {
      texts: new Map(
        [...changed].map(([path, text]) => [
          inPages(tree, path),
          { from: texts.get(path) ?? '', to: text },
        ]),
      ),
      moves: [],
      look:
        page.startsWith('/') && page !== '/'
          ? mentions(codeFiles(root), quoted(page.slice(1)))
          : [],
    },
    values.write,
    `\`${commandFor(tree, 'validate')}\``,
  )
  const [before, after] = [await checkSite(tree), await checkSite({ ...tree, files })]
  const fresh = newFindings(before.findings, after.findings)
  if (fresh.length === 0) return
  console.log(values.write ? '\nThis is wrong now:\n' : '\nThis would be wrong after the move:\n')
  console.log(report({ findings: fresh }, files))
}
