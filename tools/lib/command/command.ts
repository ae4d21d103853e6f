import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parseArgs, type ParseArgsConfig, stripVTControlCharacters } from 'node:util'

import { nearest } from '#engine/nearest.ts'
import { visible } from '#engine/text/visible.ts'

import { sourceFault } from './source-fault.ts'

/**
 * Why a command does not do what it was asked to: a problem and its remedy, a sentence each.
 * `runCommand` prints it and ends with exit code 2.
 */
export class Refusal extends Error {
  readonly problem: string
  readonly remedy: string
  /** What is printed before the sentences: the findings, for instance. */
  readonly details: string
  constructor(problem: string, remedy: string, details = '') {
    super(`${problem} ${remedy}`)
    this.problem = problem
    this.remedy = remedy
    this.details = details
  }
}

/** What somebody asked a command with `--help`. `runCommand` prints it and ends with exit code 0. */
class Help extends Error {}

type Option = NonNullable<ParseArgsConfig['options']>[string]
/** Flags by name; `says` is what `--help` says of one. */
type Options = Readonly<Record<string, Option & { readonly says: string }>>
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; strict: true; allowPositionals: false }>
>['values']

/**
 * The command line of a command that takes flags only, as values by flag name.
 *
 * @throws {Refusal} for a flag the command does not have, a flag without its value, one that is given
 *   twice and counts once, or a word that is no flag.
 * @throws {Help} for `--help`, which names the flags and says what they are.
 */
export function flags<const T extends Options>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
): Values<T> {
  const { words, values } = wordsAndFlags(options, args)
  if (words.length > 0) {
    throw new Refusal(
      `“${words[0]}” is not something this command takes.`,
      listed(Object.keys(options)),
    )
  }
  return values
}

/** As `flags`, for a command that also takes words: `diff main --format json`. */
export function wordsAndFlags<const T extends Options>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
): { words: string[]; values: Values<T> } {
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const known = Object.keys(options)
  if (!known.includes('help') && args.some((word) => word === '--help' || word === '-h'))
    throw new Help(
      [`${listed(known)} README.md says what this command is for.`, ...told(options)].join('\n'),
    )
  const words: string[] = []
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) {
      const guess = nearest(token.name, known)
      throw new Refusal(
        `There is no flag ${token.rawName}.`,
        guess ? `Did you mean --${guess}?` : listed(known),
      )
    }
    if (option.type === 'string' && (!token.value || token.value.startsWith('--'))) {
      throw new Refusal(
        `The flag --${token.name} needs a value.`,
        `Write it after the flag: --${token.name} VALUE.`,
      )
    }
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new Refusal(`The flag --${token.name} takes no value.`, `Write just --${token.name}.`)
    }
    if (given.has(token.name) && !option.multiple) {
      throw new Refusal(`The flag --${token.name} is given twice.`, 'Leave one of the two out.')
    }
    given.add(token.name)
  }
  return { words, values: values as Values<T> }
}

/** `  --port  Where it listens. Default: 5173.`, one line for each flag. */
function told(options: Options): string[] {
  const width = Math.max(...Object.keys(options).map((name) => name.length))
  return Object.entries(options).map(([name, { says, default: otherwise }]) => {
    const left = typeof otherwise === 'string' ? ` Default: ${otherwise}.` : ''
    return `  --${name.padEnd(width)}  ${says}${left}`
  })
}

function listed(known: readonly string[]): string {
  return known.length === 0
    ? 'It takes no flags.'
    : `Flags: ${known.map((name) => `--${name}`).join(', ')}.`
}

/**
 * Runs a command to its end. The number it returns is the exit code, nothing is 0. Whatever it
 * throws is printed as sentences and ends with 2; DEBUG=1 adds the stack. Whoever reads what it
 * prints may stop before its end, as `head` does.
 */
export async function runCommand(
  main: () => Promise<number | void> | number | void,
): Promise<void> {
  for (const output of [process.stdout, process.stderr]) output.on('error', stopTelling)
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (error instanceof Help) {
      console.log(error.message)
      return
    }
    process.exitCode = 2
    console.error(sentences(error))
    if (process.env['DEBUG'] === '1' && error instanceof Error) console.error(error.stack)
  }
}

/** Half of what is wrong reads like all of it, so a disk that takes no more ends the command. */
function stopTelling(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return
  console.error(sentences(error))
  process.exit(2)
}

/** How the bundler tells of a full disk or quota on Linux and macOS, or on Windows, beside a stack of its own. */
const BUNDLER_FULL = /\(os error (?:28|69|112|122)\)/

/** What a disk that refuses means for who asked; undefined for any other fault. `mayWrite` answers of a folder. */
export function diskWords(error: unknown, mayWrite = isWritable): string | undefined {
  const {
    code,
    path,
    syscall,
    message = '',
    dest,
  }: Partial<NodeJS.ErrnoException & { dest: string }> = error instanceof Error ? error : {}
  if (code === 'ENOSPC' || code === 'EDQUOT' || BUNDLER_FULL.test(message))
    return 'The disk is full. Make room and try again.'
  if (path === undefined) return undefined
  if (code === 'EBUSY')
    return `Another program or a container holds ${named(dest ?? path)} in its place. Close the program, or mount the folder and not the file, and try again.`
  if (code === 'ENAMETOOLONG')
    return `This name is too long for the disk: ${named(dest ?? path)}. Choose a shorter one.`
  const there = existsSync(path) ? path : existingPart(path)
  if ((code === 'ENOTDIR' || code === 'EEXIST') && syscall === 'mkdir' && !isFolder(there))
    return `There is a file where a folder should be: ${named(there)}. Move it away, and try again.`
  // To make folders in folders on a disk that takes none ends with this (Node 20).
  const isLocked = code === 'ENOENT' && syscall === 'mkdir' && !mayWrite(existingPart(path))
  if (!isLocked && code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') return undefined
  return `This account may not use ${named(path)}. Change its permissions or those of its folder, and try again.`
}

/** A path as a message shows it. */
function named(path: string): string {
  return visible(relative(process.cwd(), path) || path)
}

/** The innermost part of a path that there is, above the last. */
export function existingPart(path: string): string {
  const folder = dirname(path)
  return existsSync(folder) || folder === path ? folder : existingPart(folder)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function sentences(error: unknown): string {
  if (error instanceof Refusal)
    return [error.details, visible(error.message)].filter(Boolean).join('\n')
  const disk = diskWords(error)
  if (disk !== undefined) return disk
  const fault = sourceFault(error, process.cwd())
  if (fault !== undefined) return fault
  // Bundlers colour what they say, and put the stack of a fault into its message.
  const said = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replaceAll(/^\s+at .*\n?/gm, '')
    .trim()
  return `${said}\nIf this does not help, run the command again with DEBUG=1 and report what it prints.`
}
