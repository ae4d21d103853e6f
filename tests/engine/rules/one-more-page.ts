import { checkSite } from '#engine/check.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })
const { variant } = JSON.parse(tree.files.get('pages/site.json') ?? '') as { variant: string }

/** What is found of one more page of the real site, of this block and no title. */
export async function onOneMorePage(block: object): Promise<string[]> {
  const file = `pages/${variant}/extra.json`
  const document = {
    route: '/extra',
    title: 'Extra',
    description: 'One more page of this site.',
    blocks: [block],
  }
  const files = new Map(tree.files).set(file, JSON.stringify(document, null, 2))
  const { findings } = await checkSite({ ...tree, files })
  return findings
    .filter((finding) => finding.file === file && finding.code !== 'missing-title-heading')
    .map(({ code, where, problem, remedy }) => `${code} [${where}] ${problem} ${remedy}`)
}
