import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { makeChange } from '#tools/lib/code/house-change.ts'
import { requireOwnName } from '#tools/lib/code/renamed-block.ts'
import { requireBlockName } from '#tools/lib/code/require-block-name.ts'
import { requireBlock } from '#tools/lib/code/require-block.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag, writeFlag } from '#tools/lib/command/shared-flags.ts'

import { planBlock } from './plan.ts'

/**
 * Gives a block of the house at `root` the name that the words of the command line ask for.
 *
 * @throws {Refusal} if it cannot be called so; then nothing was written.
 */
export async function renameBlock(root: string, args: readonly string[]): Promise<void> {
  const { words, values } = wordsAndFlags({ pages: pagesFlag, write: writeFlag }, args)
  const [old, now, ...more] = words
  if (old === undefined || now === undefined || more.length > 0)
    throw new Refusal(
      'rename-block needs the old name and the new one.',
      'Write both: npm run rename-block -- marquee ticker',
    )
  requireBlock(root, old)
  requireBlockName(now)
  if (existsSync(join(root, 'blocks', now)))
    throw new Refusal(`There is a block blocks/${now} already.`, 'Choose another name.')
  const others = readdirSync(join(root, 'blocks')).filter((name) => name !== old)
  requireOwnName(now, others)
  await makeChange(root, await planBlock(root, values.pages, old, now), values.write)
}
