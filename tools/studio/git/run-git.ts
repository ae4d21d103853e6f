import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

import { gitSurroundings } from '#tools/lib/git-surroundings.ts'

/** What git answers to a command that failed: its own words, for whoever knows them. */
export class GitFault extends Error {}

/** Runs git and gives what it prints; `input` is what it reads. @throws {GitFault} */
export type Git = (args: readonly string[], input?: string) => Promise<Buffer>

/** Longest that a command may take, in milliseconds. */
const PATIENCE = 60_000

/**
 * Git in a folder, for a program: it asks nobody anything, and speaks English, since some of its
 * words are looked for.
 */
export function gitIn(folder: string, patience = PATIENCE): Git {
  const fixed = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: 'true',
    LC_ALL: 'C',
  }
  const env = { ...gitSurroundings(process.env), ...fixed }
  return (args, input) =>
    new Promise((done, fail) => {
      const all = ['-C', folder, ...args]
      const options = { env, timeout: patience, maxBuffer: 1 << 28, encoding: 'buffer' } as const
      const child = execFile('git', all, options, (error, stdout, stderr) => {
        if (!error) return done(stdout)
        const words = error.killed
          ? `It took longer than ${patience / 1000} seconds, and was stopped.`
          : stderr.toString('utf8').trim() || stdout.toString('utf8').trim()
        // A hook may colour what it says.
        fail(new GitFault(stripVTControlCharacters(words)))
      })
      child.stdin?.on('error', () => {})
      child.stdin?.end(input ?? '')
    })
}

/** Before a command that takes names. Not before one with hooks, whose own git would heed it too. */
export const asTheyAre = '--literal-pathspecs'

/** What git prints without the line break at its end, undefined if it failed. */
export async function ask(git: Git, ...args: string[]): Promise<string | undefined> {
  try {
    return (await git(args)).toString('utf8').replace(/\n$/, '')
  } catch {
    return undefined
  }
}

/** Parts that git ends with a zero byte each. */
export function parts(text: string | undefined): string[] {
  return (text ?? '').split('\0').filter(Boolean)
}
