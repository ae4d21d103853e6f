import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { makeChange } from '#tools/lib/code/house-change.ts'
import { requireBlockName } from '#tools/lib/code/require-block-name.ts'
import { requireBlock } from '#tools/lib/code/require-block.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag, writeFlag } from '#tools/lib/command/shared-flags.ts'

import { planBlock } from './plan.ts'

/**
 * `npm run rename-block -- OLD NEW`: gives a block another name in pages and code. Shows what would
 * change; `--write` changes it.
 */
void runCommand(async () => {
  const { words, values } = wordsAndFlags({
    pages: pagesFlag,
    write: writeFlag,
  })
  const [old, now, ...more] = words
  if (old === undefined || now === undefined || more.length > 0)
    throw new Refusal(
      'rename-block needs the old name and the new one.',
      'Write both: npm run rename-block -- marquee ticker',
    )
  const root = process.cwd()
  requireBlock(root, old)
  requireBlockName(now)
  if (existsSync(join(root, 'blocks', now)))
    throw new Refusal(`There is a block blocks/${now} already.`, 'Choose another name.')
  await makeChange(root, await planBlock(root, values.pages, old, now), values.write)
})
