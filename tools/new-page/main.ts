import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { checkSite } from '#engine/check.ts'
import { newPage } from '#engine/site/new-page.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command.ts'
import { readSite } from '#tools/lib/read-site.ts'
import { requireBlock } from '#tools/lib/require-block.ts'
import { findingText } from '#tools/validate/pretty.ts'

/**
 * `npm run new-page -- ROUTE [--set SET] [--from PAGE] [--like BLOCK]`: a draft at a free address, of
 * one block's example or as a copy of another page. It edits no other file.
 */
await runCommand(async () => {
  const { words, values } = wordsAndFlags({
    pages: { type: 'string', default: 'pages' },
    set: { type: 'string' },
    from: { type: 'string' },
    like: { type: 'string', default: 'poster' },
  })
  const [route, ...more] = words
  if (route === undefined || more.length > 0)
    throw new Refusal(
      'A page has one route.',
      'Write it after the command: npm run new-page -- /catering',
    )
  const root = process.cwd()
  requireBlock(root, values.like)
  const tree = await readSite({ root, pagesDir: values.pages })
  const { documents } = await checkSite(tree)
  const example: unknown = JSON.parse(
    readFileSync(join(root, 'blocks', values.like, 'example.json'), 'utf8'),
  )
  const { set, from } = values
  const answer = newPage(documents, { route, set, from, blocks: [example] })
  if ('problem' in answer) throw new Refusal(answer.problem, answer.remedy)
  const { path, text } = answer
  const file = inPages(tree, path)
  if (existsSync(join(root, file)))
    throw new Refusal(`There is a file ${file} already.`, 'Choose a route of other words.')
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text, { flag: 'wx' })
  const files = new Map([...tree.files, [file, text]])
  const { findings } = await checkSite({ ...tree, files })
  for (const finding of findings.filter((one) => one.file === file))
    console.log(findingText(finding, root))
  console.log(
    [
      file,
      '',
      'It is a draft: checked, and not built. Write its title, its description and its blocks;',
      '`npm run blocks` lists what a page can show. Take "status": "draft" out to see it with',
      '`npm start`, and link to it from another page.',
    ].join('\n'),
  )
})
