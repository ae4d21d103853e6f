import { readFileSync, writeFileSync } from 'node:fs'

import { rewrite } from '#engine/edit/rewrite.ts'
import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command.ts'

/**
 * The merge driver that git calls with the base, our and their version of a document and its name
 * (https://git-scm.com/docs/gitattributes#_defining_a_custom_merge_driver). The result takes the
 * place of ours and is JSON in any case. Exit code 1 tells git of a conflict; what it is, is said here.
 */
await runCommand(() => {
  const { words } = wordsAndFlags({})
  const [base, ours, theirs, name = ours] = words
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new Refusal(
      'git calls this command with three files.',
      'Run `npm run merge-driver` to set it up.',
    )
  const [baseText, ourText, theirText] = [base, ours, theirs].map((path) =>
    readFileSync(path, 'utf8'),
  ) as [string, string, string]
  const read = (text: string, whose: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw new Refusal(
        `${name}: ${whose} version is not JSON, so it is left as ours.`,
        'Mend it by hand, then `git add` it.',
      )
    }
  }
  const { value, conflicts } = merge(
    baseText.trim() === '' ? undefined : read(baseText, 'the common'),
    read(ourText, 'our'),
    read(theirText, 'their'),
  )
  writeFileSync(ours, rewrite(ourText, value))
  if (conflicts.length === 0) return 0
  console.error(`${name}: this is left to decide.`)
  for (const sentence of tellConflicts(conflicts, value)) console.error(`  ${sentence}`)
  console.error('Edit the file if you want it otherwise, then `git add` it.')
  return 1
})
