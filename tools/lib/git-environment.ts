/** The variables that name a repository, or a part of one: https://git-scm.com/docs/git#_the_git_repository */
export const repositoryNames: readonly string[] = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
]

/**
 * What git is started with to be asked in some folder. To a hook, and to what it runs between the commits
 * of a rebase, git tells its repository in the environment. With that, git takes any folder it is asked
 * in for the top of that repository: a submodule, the pages folder, a scratch folder elsewhere.
 */
export function gitEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Who says where the files are as well means it.
  if (env['GIT_WORK_TREE'] !== undefined) return trustingNoPages(env)
  return trustingNoPages(
    Object.fromEntries(Object.entries(env).filter(([name]) => !repositoryNames.includes(name))),
  )
}

/**
 * A folder that holds `HEAD`, `config`, `objects` and `refs` is a repository to git, and its `config` may
 * name programs to run. Whoever can give us pages could lay those files beside them.
 */
function trustingNoPages(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0)
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'safe.bareRepository',
    [`GIT_CONFIG_VALUE_${count}`]: 'explicit',
  }
}
