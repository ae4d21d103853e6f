import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { type There, fittedBlock } from '#engine/site/fitted.ts'
import { newPage } from '#engine/site/new-page.ts'
import { commandFor, inPages } from '#engine/site/pages-folder.ts'
import type { Block } from '#schema/types.ts'
import { requireBlock } from '#tools/lib/code/require-block.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { disk } from '#tools/lib/disk/disk.ts'
import { writeWithFolders } from '#tools/lib/disk/write-whole.ts'
import { readWholeSite } from '#tools/lib/site/read-site.ts'
import { findingText } from '#tools/validate/pretty.ts'

/**
 * `npm run new-page -- ROUTE [--set SET] [--from PAGE] [--like BLOCK]`: a draft at a free address, of
 * one block's example or as a copy of another page. It edits no other file.
 */
export async function makePage(): Promise<void> {
  const { words, values } = wordsAndFlags({
    pages: pagesFlag,
    set: { type: 'string', says: 'The set of the page, or shared; left out, the live one.' },
    from: { type: 'string', says: 'A page to copy, by its file or its route.' },
    like: { type: 'string', says: 'The block whose example it starts with.' },
  })
  const [route, ...more] = words
  if (route === undefined || more.length > 0)
    throw new Refusal(
      'new-page needs exactly one route.',
      'Write it after the command: npm run new-page -- /catering',
    )
  const root = process.cwd()
  if (values.like !== undefined) requireBlock(root, values.like)
  if (values.like !== undefined && values.from !== undefined)
    throw new Refusal(
      '--from copies the blocks of a page, so --like cannot choose one.',
      'Leave out --from or --like.',
    )
  const tree = await readWholeSite({ root, pagesDir: values.pages })
  const { documents } = await checkSite(tree)
  const { set, from, like } = values
  const pageOf = async (block: unknown): Promise<Drafted> => {
    const answer = newPage(documents, { route, set, from, blocks: [block] })
    if ('problem' in answer) throw new Refusal(answer.problem, answer.remedy)
    const file = inPages(tree, answer.path)
    const files = new Map([...tree.files, [file, answer.text]])
    const { findings } = await checkSite({ ...tree, files })
    return { file, text: answer.text, findings: findings.filter((one) => one.file === file) }
  }
  const { file, text, findings } = await firstSound(
    from === undefined ? blocksFor(root, like, { documents, media: tree.media }) : [{}],
    pageOf,
  )
  if (existsSync(join(root, file)))
    throw new Refusal(`There is a file ${file} already.`, 'Choose a route with other words.')
  writeWithFolders(disk, join(root, file), text)
  for (const finding of findings) console.log(findingText(finding, root))
  console.log(
    [
      file,
      '',
      'It is a draft: checked, but not built. Write its title, its description and its blocks;',
      '`npm run blocks` lists what a page can show. Take "status": "draft" out to see it with',
      `\`${commandFor(tree, 'start')}\`, and link to it from another page.`,
    ].join('\n'),
  )
}

interface Drafted {
  readonly file: string
  readonly text: string
  readonly findings: readonly Finding[]
}

/** The first page without errors; if all have some, the first. Others stop the build of a site. */
async function firstSound(
  blocks: readonly unknown[],
  pageOf: (block: unknown) => Promise<Drafted>,
): Promise<Drafted> {
  const pages: Drafted[] = []
  for (const block of blocks) {
    const page = await pageOf(block)
    if (page.findings.every(({ severity }) => severity !== 'error')) return page
    pages.push(page)
  }
  return pages[0]!
}

/** What a page can begin with, best first: some pictures cannot be had, but words can. */
function blocksFor(root: string, like: string | undefined, there: There): unknown[] {
  return (like === undefined ? ['poster', 'text-band'] : [like]).map((type) => {
    const example = readFileSync(join(root, 'blocks', type, 'example.json'), 'utf8')
    return fittedBlock(JSON.parse(example) as Block, there)
  })
}
