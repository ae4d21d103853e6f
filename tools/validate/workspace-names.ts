import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { git } from '#tools/lib/git.ts'

/**
 * Names of files, for programs that know a repository and not the folder in it where a command runs, as GitHub
 * does: from the workspace of a job, else from the top of the git repository. A file outside of both
 * keeps its name, as seen from `root`.
 */
export function workspaceNames(root: string, env: NodeJS.ProcessEnv): (file: string) => string {
  const home = realpathSync(root)
  const tops = [workspaceOf(env), topOf(home)].filter((top) => top !== undefined)
  return (file) => {
    const names = tops.map((top) => relative(top, resolve(home, file)).replaceAll('\\', '/'))
    return names.find((name) => name !== '..' && !/^(\.\.\/|[A-Za-z]:|\/)/.test(name)) ?? file
  }
}

/** https://docs.github.com/actions/reference/workflows-and-actions/variables */
function workspaceOf({ GITHUB_WORKSPACE: folder }: NodeJS.ProcessEnv): string | undefined {
  try {
    return folder ? realpathSync(folder) : undefined
  } catch {
    return undefined
  }
}

function topOf(home: string): string | undefined {
  try {
    return realpathSync(git(home, ['rev-parse', '--show-toplevel']).replace(/\n$/, ''))
  } catch {
    return undefined
  }
}
