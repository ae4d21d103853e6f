import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { Refusal } from '#tools/lib/command/command.ts'

/**
 * Does nothing, except for a folder that is, or would be in, a git submodule that is not checked out.
 * git leaves an empty folder of one, which would read as a site without pages. It is not asked: what
 * .gitmodules lists is what it would check out.
 *
 * Source: https://git-scm.com/docs/gitmodules
 *
 * @throws {Refusal} for such a folder, naming the submodule as seen from `root`.
 */
export function refuseAbsentSubmodule(root: string, folder: string): void {
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  if (existsSync(join(place, '.git')) || !isSubmodule(place)) return
  throw new Refusal(
    `${relative(root, place).replaceAll('\\', '/')} is a git submodule that is not checked out.`,
    'Run `git submodule update --init`; in a workflow, check out with `submodules: true`.',
  )
}

/** Whether the nearest list of submodules around a folder has it. */
function isSubmodule(folder: string): boolean {
  for (let top = dirname(folder); ; top = dirname(top)) {
    if (submodulesOf(top).includes(relative(top, folder).replaceAll('\\', '/'))) return true
    if (existsSync(join(top, '.git')) || top === dirname(top)) return false
  }
}

/** The folders of the submodules of a working tree, as seen from its top. */
function submodulesOf(top: string): string[] {
  const list = join(top, '.gitmodules')
  if (!existsSync(list)) return []
  const paths = readFileSync(list, 'utf8').matchAll(/^\s*path\s*=\s*(.*?)\s*$/gm)
  return [...paths].map(([, path = '']) => path.replace(/^"(.*)"$/, '$1').replace(/\/$/, ''))
}
