import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { nearest } from '#engine/nearest.ts'
import { renamedFiles, requireFreeName, requireOwnName } from '#tools/lib/code/renamed-block.ts'
import { requireBlockName } from '#tools/lib/code/require-block-name.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'

import { namesOf } from './names.ts'
import { renamed } from './template.ts'

/**
 * Makes the block that the words of the command line ask for in the house at `root`, from a block of
 * the site itself, so that types and the contract hold the template. Returns what to tell.
 *
 * @throws {Refusal} if there can be no such block; then nothing was written.
 */
export function newBlock(root: string, args: readonly string[]): string {
  const { words, values } = wordsAndFlags(
    { like: { type: 'string', default: 'text-band', says: 'The block to start from.' } },
    args,
  )
  const [type, ...more] = words
  if (type === undefined || more.length > 0)
    throw new Refusal(
      'new-block needs exactly one name.',
      'Write it after the command: npm run new-block -- testimonial',
    )
  requireBlockName(type)
  const folder = (name: string): string => join(root, 'blocks', name)
  if (existsSync(folder(type)))
    throw new Refusal(`There is a block blocks/${type} already.`, 'Choose another name.')
  const known = readdirSync(join(root, 'blocks')).filter((name) =>
    existsSync(join(folder(name), 'block.schema.json')),
  )
  requireOwnName(type, known)
  if (!known.includes(values.like)) {
    const guess = nearest(values.like, known)
    throw new Refusal(
      `There is no block called “${values.like}”.`,
      guess ? `Did you mean --like ${guess}?` : `The blocks are ${known.join(', ')}.`,
    )
  }
  const [from, to] = [namesOf(values.like), namesOf(type)]
  // A new block has one version.
  const names = readdirSync(folder(values.like)).filter(
    (name) => name !== 'migrations.ts' && !name.startsWith('.'),
  )
  const made = renamedFiles(names, from, to)
  const files = new Map(
    names.map((name) => [name, readFileSync(join(folder(values.like), name), 'utf8')]),
  )
  requireFreeName(files.values(), to)
  // It appears with all its files, or not at all: half of one would be a block that does not work. Beside
  // the others, since a folder of the cache may be on another disk, from which nothing can be renamed.
  const part = mkdtempSync(join(root, 'blocks', '.new-block-'))
  try {
    const whole = join(part, type)
    mkdirSync(whole)
    for (const [name, text] of files)
      writeFileSync(join(whole, made.get(name) ?? name), renamed(name, text, from, to))
    renameSync(whole, folder(type))
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return [
    ...[...made.values()].map((name) => `blocks/${type}/${name}`),
    '',
    `Say what an author may set in block.schema.json, then run \`npm run generate\`.`,
    'A page shows it with what is in example.json, under an id of its own.',
    // Imports are sorted, and the place of the component among them goes by its name.
    'Before you commit, run `npm run format`.',
  ].join('\n')
}
