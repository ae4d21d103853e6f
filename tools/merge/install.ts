import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Refusal, flags, runCommand } from '#tools/lib/command.ts'
import { git } from '#tools/lib/git.ts'

/** `npm run merge-driver`: tells this clone's git how page documents are merged. Twice is once. */
await runCommand(() => {
  flags({})
  const root = process.cwd()
  const attributes = join(root, '.gitattributes')
  if (!existsSync(attributes) || !readFileSync(attributes, 'utf8').includes('merge=sandwichboard'))
    throw new Refusal(
      '.gitattributes does not say which files are page documents.',
      'Add the line: pages/**/*.json merge=sandwichboard',
    )
  try {
    git(root, ['config', 'merge.sandwichboard.name', 'Page documents, by block and setting'])
    git(root, ['config', 'merge.sandwichboard.driver', 'npx tsx tools/merge/main.ts %O %A %B %P'])
  } catch {
    throw new Refusal('This folder is not a git repository.', 'Run `git init` first.')
  }
  console.log('Page documents are now merged by block and setting.')
})
