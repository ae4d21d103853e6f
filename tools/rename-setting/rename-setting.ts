import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { makeChange } from '#tools/lib/code/house-change.ts'
import { requireBlock } from '#tools/lib/code/require-block.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag, writeFlag } from '#tools/lib/command/shared-flags.ts'

import { planSetting } from './plan.ts'

/**
 * Gives a setting of a block of the house at `root` the name that the words of the command line ask for.
 *
 * @throws {Refusal} if it cannot be called so; then nothing was written.
 */
export async function renameSetting(root: string, args: readonly string[]): Promise<void> {
  const { words, values } = wordsAndFlags({ pages: pagesFlag, write: writeFlag }, args)
  const [type, from, to, ...more] = words
  if (type === undefined || from === undefined || to === undefined || more.length > 0)
    throw new Refusal(
      'rename-setting needs a block, the old name of a setting and the new one.',
      'Write all three: npm run rename-setting -- marquee phrase text',
    )
  requireBlock(root, type)
  if (/[.[]/.test(from))
    throw new Refusal(
      `“${from}” is a setting inside another, but rename-setting renames only a block’s own.`,
      'Change it in the schema by hand, with a step in migrations.ts, as blocks/README.md shows.',
    )
  if (!/^[a-z][A-Za-z0-9]*$/.test(to))
    throw new Refusal(
      `“${to}” is not a name for a setting.`,
      'Use letters and digits, beginning with a lowercase letter: secondsPerLoop.',
    )
  if (takenNames(root).includes(to))
    throw new Refusal(
      `No setting can be called “${to}”: every block already has one, or React or JavaScript reserves the name.`,
      'Choose another name.',
    )
  await makeChange(root, await planSetting(root, values.pages, type, { from, to }), values.write)
}

/** What the dialect lets no setting of a block be called. */
function takenNames(root: string): readonly string[] {
  const { $defs } = JSON.parse(readFileSync(join(root, 'schema/block-dialect.json'), 'utf8')) as {
    $defs: { name: Barred; ownNames: { propertyNames: Barred } }
  }
  return [$defs.name, $defs.ownNames.propertyNames].flatMap(({ not }) => not.enum)
}

interface Barred {
  readonly not: { readonly enum: readonly string[] }
}
