import { readFileSync, readdirSync } from 'node:fs'

import { flags, runCommand } from '#tools/lib/command/command.ts'

import lines from './lines.json' with { type: 'json' }
import { coverage } from './scan.ts'

/**
 * `npm run checklist`: each line of the checklist with the tests that name it; 1 if a line has none.
 * `--missing` prints the lines without a test alone.
 */
await runCommand(() => {
  const { missing: short = false } = flags({
    missing: { type: 'boolean', says: 'Prints the lines alone that have no test.' },
  })
  const files = ['tests', 'blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test\.tsx?|spec\.ts)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const { shown, unknown } = coverage(
    Object.keys(lines),
    files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
  for (const [line, tests] of shown) {
    if (short && tests.length > 0) continue
    const { text, ...rest } = lines[line as keyof typeof lines]
    console.log(`${line}${'absent' in rest ? ' (absent)' : ''}  ${text}`)
    for (const { file, title } of tests) console.log(`    ${file}  ${title}`)
    if (tests.length === 0) console.log('    NO TEST')
  }
  const missing = [...shown].filter(([, tests]) => tests.length === 0).map(([line]) => line)
  for (const { file, title, line } of unknown)
    console.log(`${file} names ${line}, which is no line of the checklist: ${title}`)
  console.log(
    missing.length === 0
      ? `\n${shown.size} lines, each with a test.`
      : `\n${missing.length} of ${shown.size} lines have no test: ${missing.join(', ')}.`,
  )
  return missing.length > 0 || unknown.length > 0 ? 1 : 0
})
