import { join } from 'node:path'

import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'
import { migrate } from '#engine/migrate/migrate.ts'
import { kindOf, pagesPath } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { visible } from '#engine/text/visible.ts'
import { textReport } from '#tools/diff/formats.ts'
import { blockMigrations } from '#tools/lib/code/block-migrations.ts'
import { replaceFiles } from '#tools/lib/code/replace-files.ts'
import { flags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { readWholeSite } from '#tools/lib/site/read-site.ts'

/**
 * `npm run migrate [-- --dry-run]`: brings the blocks of all pages and examples to the versions of
 * their schemas, and tells what changed in words. Exit code 1 if a file had to stay as it is.
 */
export async function migratePages(): Promise<number> {
  const { pages, 'dry-run': dry } = flags({
    pages: pagesFlag,
    'dry-run': { type: 'boolean', default: false, says: 'Only shows what would change.' },
  })
  const root = process.cwd()
  const steps = await blockMigrations(root)
  const tree = await readWholeSite({ root, pagesDir: pages })
  const before = new Map<string, unknown>()
  const after = new Map<string, unknown>()
  const written: { path: string; from: string; to: string }[] = []
  const refusals: string[] = []
  for (const [file, text] of tree.files) {
    const kind = kindOf(tree, file)
    if (kind !== 'Page' && kind !== 'Block') continue
    const result = migrate(text, steps, tree)
    if ('refusal' in result) refusals.push(`${file} stays as it is. ${result.refusal}`)
    else if (result.text !== text) {
      written.push({ path: join(root, file), from: text, to: result.text })
      const name = pagesPath(tree, file) ?? file
      before.set(name, jsonValue(text))
      after.set(name, result.value)
    }
  }
  const told = tell(changes(before, after), before, after)
  console.log(
    textReport(told.map((one) => ({ ...one, title: exampleName(one.path) ?? one.title }))),
  )
  if (!dry) replaceFiles(written)
  const count = `${written.length} ${written.length === 1 ? 'file' : 'files'}`
  if (written.length > 0) console.log(dry ? `\n${count} would change.` : `\n${count} changed.`)
  if (!dry && written.some(({ path }) => path.endsWith('/example.json')))
    console.log('The example of a block is among them. Run `npm run generate` for the editors.')
  for (const refusal of refusals) console.error(visible(refusal))
  return refusals.length > 0 ? 1 : 0
}

/** The files of all examples are called the same. */
function exampleName(path: string): string | undefined {
  const [, block] = /^blocks\/([^/]+)\/example\.json$/.exec(path) ?? []
  return block === undefined ? undefined : `Example of ${block}`
}
