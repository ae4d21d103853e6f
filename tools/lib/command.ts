import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command that will not go on, and why, in two sentences: what is wrong and what to do. */
export class Refusal extends Error {
  readonly problem: string
  readonly remedy: string
  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`)
    this.problem = problem
    this.remedy = remedy
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The flags of the command line.
 *
 * @throws {Refusal} for a flag the command does not have, or one without its value.
 */
export function flags<T extends Options>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: false, strict: true }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.`, `This command takes ${known.join(', ')}.`)
  }
}

/**
 * Runs a command and turns whatever it throws into sentences. The exit code is 2 when it could not
 * do its work; `DEBUG=1` adds the stack, which people otherwise never see.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : unexpected(error as Error))
    if (process.env['DEBUG']) console.error((error as Error).stack)
    process.exitCode = 2
  }
}

function unexpected(error: Error): string {
  return `${error.message}\nIf this sentence does not help, run the command again with DEBUG=1 and report what it prints.`
}
