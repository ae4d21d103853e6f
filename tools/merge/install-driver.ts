import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { shellWord } from '#engine/text/shell-word.ts'
import { Refusal, flags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { git } from '#tools/lib/git.ts'
import { refuseAbsentSubmodule } from '#tools/lib/site/absent-submodule.ts'

/**
 * `npm run merge-driver`: tells the git that keeps the pages how page documents are merged, which may
 * be another repository than ours. Twice is once. `--remove` makes it forget that again.
 */
export function installDriver(): void {
  const { pages, remove } = flags({
    pages: pagesFlag,
    remove: { type: 'boolean', default: false, says: 'Removes it again.' },
  })
  const root = realpathSync(process.cwd())
  const folder = resolve(root, pages)
  refuseAbsentSubmodule(root, folder)
  const top = topOf(existsSync(folder) ? folder : root)
  if (remove) return console.log(forgotten(top))
  refuseUnnamed(top, root, folder)
  const house = relative(top, root).replaceAll('\\', '/')
  const way = house === '' ? '' : `${house}/`
  // Somebody may have written one twice.
  for (const [name, value] of Object.entries(settings(way)))
    configure(top, ['--replace-all', name, value])
  console.log('Page documents are now merged by block and setting.')
}

/** @throws {Refusal} where git is not told that the files of this folder are page documents. */
function refuseUnnamed(top: string, root: string, folder: string): void {
  const from = (start: string, path: string): string => relative(start, path).replaceAll('\\', '/')
  const pages = existsSync(folder) ? realpathSync(folder) : folder
  const asked = git(top, ['check-attr', '-z', 'merge', '--', from(top, join(pages, 'site.json'))])
  if (asked.split('\0')[2] === 'sandwichboard') return
  const home = from(root, pages).startsWith('..') || from(top, root).startsWith('..') ? top : root
  const inside = from(home, pages)
  const files = inside === '' ? '*.json' : `${inside}/**/*.json`
  throw new Refusal(
    `${relative(root, join(home, '.gitattributes'))} does not say which files are page documents.`,
    `Add the line: ${/\s/.test(files) ? `"${files}"` : files} merge=sandwichboard`,
  )
}

/** What git is told, by name; `way` leads from the top of the working tree to this house. */
function settings(way: string): Record<string, string> {
  return {
    'merge.sandwichboard.name': 'Page documents, by block and setting',
    'merge.sandwichboard.driver': driver(way, 'merge'),
    // Where two commits have several common ancestors, git makes one of them first.
    'merge.sandwichboard.recursive': 'sandwichboard-ancestor',
    'merge.sandwichboard-ancestor.name': 'Common ancestors of page documents',
    'merge.sandwichboard-ancestor.driver': driver(way, 'merge --ancestor'),
  }
}

/** Takes the settings out of the configuration of a clone; what comes back says which were there. */
function forgotten(top: string): string {
  const known = new Set(git(top, ['config', '--local', '--list', '--name-only', '-z']).split('\0'))
  const names = Object.keys(settings('')).filter((name) => known.has(name))
  for (const name of names) configure(top, ['--local', '--unset-all', name])
  return names.length === 0
    ? 'There is nothing to take out: this clone merges page documents by line.'
    : `Page documents are now merged by line. Taken out of the git configuration: ${names.join(', ')}.`
}

/** @throws {Refusal} while another git writes the configuration, or after one that was stopped. */
function configure(top: string, change: readonly string[]): void {
  try {
    git(top, ['config', ...change])
  } catch (error) {
    const file = git(top, ['rev-parse', '--path-format=absolute', '--git-path', 'config'])
    const lock = `${file.replace(/\n$/, '')}.lock`
    if (error instanceof Refusal || !existsSync(lock)) throw error
    throw new Refusal(
      `Another git is changing the configuration of this clone, since there is ${relative(process.cwd(), lock)}.`,
      'Run the command again in a moment. If no git is at work any more, delete that file first.',
    )
  }
}

/** The top of the working tree that a folder is in. @throws {Refusal} if it is in none, or git cannot tell. */
function topOf(folder: string): string {
  try {
    return realpathSync(git(folder, ['rev-parse', '--show-toplevel']).replace(/\n$/, ''))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('This folder is not a git repository.', 'Run `git init` first.')
  }
}

/**
 * What git is to run, which it does at the top of the working tree; `way` leads from there to this
 * house. Another working tree of the clone may have nothing installed, an older branch no such command,
 * a program with windows that starts git no Node on its PATH, and what somebody works on may not run:
 * there git merges by line. It would take our version for the merged one, and nobody would see what
 * theirs says.
 */
function driver(way: string, command: string): string {
  const installed = shellWord(`${way}node_modules/.bin/tsx`)
  const starts = shellWord(`${way}tools/run/main.cjs`)
  const house = way === '' ? '' : ` --house ${shellWord(way)}`
  const merge = `node ${starts} ${command}${house} %O %A %B %P`
  const why = shellWord(
    'is merged by line, because the merge driver does not run here. Run npm ci before you merge, and have node on the PATH.',
  )
  const byLine = 'git merge-file -L ours -L base -L theirs %A %O %B'
  const there = `command -v node >/dev/null && test -e ${installed} && test -e ${starts}`
  return `if ${there}; then ${merge}; else (exit 2); fi; code=$?; test $code -le 1 && exit $code; echo %P ${why} >&2; ${byLine}`
}
