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
    const inside = git(root, ['rev-parse', '--show-prefix']).replace(/\n$/, '')
    git(root, ['config', 'merge.sandwichboard.driver', driver(inside)])
  } catch {
    throw new Refusal('This folder is not a git repository.', 'Run `git init` first.')
  }
  console.log('Page documents are now merged by block and setting.')
})

/** What git is to run, which it does at the top of the working tree; this house may be a folder in it. */
function driver(inside: string): string {
  const house = inside === '' ? '' : `--prefix ${quoted(inside)} `
  return `npx ${house}tsx ${quoted(`${inside}tools/merge/main.ts`)} %O %A %B %P`
}

/** A word for the shell that git uses. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
