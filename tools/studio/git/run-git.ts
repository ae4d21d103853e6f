import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

import { gitEnvironment } from '#tools/lib/git-environment.ts'

/** What git answers to a command that failed: its own words, for whoever knows them. */
export class GitFault extends Error {}

/** Runs git and gives what it prints; `input` is what it reads. @throws {GitFault} */
export type Git = (args: readonly string[], input?: string) => Promise<Buffer>

/** Longest that a command may take, in milliseconds. */
const PATIENCE = 60_000

/** How long nothing more comes of git once it has ended, until it is taken as all, in milliseconds. */
const LAST_WORDS = 200

/**
 * Git in a folder, for a program: it asks nobody anything, and speaks English, since some of its
 * words are looked for. It and its hooks have no terminal, which is that of whoever started the Studio
 * and may be somebody else by now; a hook that asks there is told at once that there is none. What a
 * hook leaves running is not waited for.
 */
export function gitIn(folder: string, patience = PATIENCE): Git {
  const fixed = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: 'true',
    // Not the locale `C`, in which a hook would count the bytes of a message for its letters.
    LANGUAGE: 'en',
  }
  const env = { ...gitEnvironment(process.env), ...fixed }
  // A group of its own, which has no terminal. On Windows it would be a window of its own instead.
  const detached = process.platform !== 'win32'
  return (args, input) =>
    new Promise((done, fail) => {
      const child = spawn('git', ['-C', folder, ...args], { env, detached, windowsHide: true })
      const [out, err]: [Buffer[], Buffer[]] = [[], []]
      child.stdout.on('data', (part: Buffer) => out.push(part))
      child.stderr.on('data', (part: Buffer) => err.push(part))
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        stop(child)
      }, patience)
      const end = (code: number | null): void => {
        clearTimeout(timer)
        if (code === 0) return done(Buffer.concat(out))
        const words = isLate
          ? `It took longer than ${patience / 1000} seconds, and was stopped.`
          : `${textOf(out)}\n${textOf(err)}`.trim()
        // A hook may colour what it says.
        fail(new GitFault(stripVTControlCharacters(words)))
      }
      child.on('error', () => end(null))
      child.on('close', end)
      child.on('exit', (code) => {
        const quiet = (read: number): void => {
          const now = out.length + err.length
          if (now === read) end(code)
          // What has come meanwhile is read before the check.
          else setTimeout(() => setImmediate(quiet, now), LAST_WORDS)
        }
        quiet(-1)
      })
      child.stdin.on('error', () => {})
      child.stdin.end(input ?? '')
    })
}

/** Ends git and what it started. */
function stop(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid)
    else child.kill()
  } catch {
    // It has ended meanwhile.
  }
}

function textOf(parts: readonly Buffer[]): string {
  return Buffer.concat(parts).toString('utf8').trim()
}

/** The longest that is told of what git or a hook says, in letters. */
const TOLD = 2000

/** What git says, short enough to show: a reason may stand at its beginning or at its end. */
export function toldOf(words: string): string {
  if (words.length <= TOLD) return words
  return `${words.slice(0, TOLD / 2)}\n…\n${words.slice(-TOLD / 2)}`
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
