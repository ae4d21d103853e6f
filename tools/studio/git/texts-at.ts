import { type Git, ask } from './run-git.ts'

/**
 * The texts of files of the folder as a commit has them, by name inside it; null for one that it
 * does not have. One process for all, since a rewritten site has hundreds.
 */
export async function textsAt(
  git: Git,
  commit: string,
  names: readonly string[],
): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {}
  if (names.length === 0) return texts
  const prefix = (await ask(git, 'rev-parse', '--show-prefix')) ?? ''
  const asked = names.map((name) => `${commit}:${prefix}${name}\n`).join('')
  const answer = await git(['cat-file', '--batch'], asked)
  let at = 0
  for (const name of names) {
    const end = answer.indexOf(10, at)
    const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(answer.toString('utf8', at, end)) ?? []
    at = end + 1
    texts[name] = size === undefined ? null : answer.toString('utf8', at, at + Number(size))
    if (size !== undefined) at += Number(size) + 1
  }
  return texts
}
