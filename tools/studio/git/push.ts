import type { PublishResult } from '#studio/api.ts'

import { remoteOf, withoutPasswords } from './git-state.ts'
import { type Git, ask, toldOf } from './run-git.ts'

/**
 * Pushes a branch to where it goes; one that was never seen there has to be new there, or it would go
 * on top of somebody else's. Why it was not pushed, null if it was.
 */
export async function push(git: Git, branch: string): Promise<PublishResult['notPushed']> {
  const remote = await remoteOf(git, branch)
  const only = 'It’s kept on this machine only'
  if (remote === null)
    return {
      message: `${only}: nobody set up where to send it. Ask whoever set this up.`,
      details: 'This repository has no remote to push to. Add one with `git remote add`.',
    }
  const ref = `refs/heads/${branch}`
  const follows = await ask(git, 'config', `branch.${branch}.merge`)
  const seen = `refs/remotes/${remote}/${branch}`
  const isNew =
    follows !== ref && (await ask(git, 'rev-parse', '--verify', '--quiet', seen)) === undefined
  try {
    // What a branch follows already is its owner's to say.
    const how = follows === undefined ? ['--set-upstream'] : []
    if (isNew) how.push(`--force-with-lease=${ref}:`)
    const ssh = await unaskingSsh(git)
    // Who works here may commit, or check out another branch, while it is sent.
    const sent = (await ask(git, 'rev-parse', 'HEAD')) ?? ''
    await git([...ssh, 'push', '--quiet', ...how, remote, `HEAD:${ref}`])
    // A clone that fetches some branches only notes no others, and would not know them again.
    await ask(git, 'update-ref', seen, sent)
    return null
  } catch (error) {
    const words = withoutPasswords((error as Error).message)
    const to = `${withoutPasswords(remote)} ${branch}`
    if (/could not read (?:Username|Password)|failed for 'https?:|Permission denied \(/.test(words))
      return {
        message: `${only}: this machine isn’t signed in to the place it’s sent. Sign in there once, or ask whoever set this up, then publish again.`,
        details: `Run \`git push ${to}\` once in a terminal and sign in there.`,
      }
    if (isNew && /stale info/.test(words))
      return {
        message: `${only}: someone else’s work is called “${branch}” already. Publish again as a proposal with another name.`,
        details: `${to} is there already, and was never fetched here.`,
      }
    if (/fetch first|non-fast-forward/.test(words))
      return {
        message: `${only}: someone else has published in the meantime. Ask whoever set this up to bring both together, then publish again.`,
        details: `Run \`git pull --no-rebase ${to}\`.`,
      }
    return {
      message: `${only}: it couldn’t be sent. Publish again in a moment; if this keeps happening, show the details to whoever set this up.`,
      details: `git couldn’t push. It says: ${toldOf(words)}`,
    }
  }
}

/** An ssh that asks nobody for a password, unless the author has an ssh of their own. */
async function unaskingSsh(git: Git): Promise<string[]> {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = process.env
  const own = command ?? program ?? (await ask(git, 'config', 'core.sshCommand'))
  return own === undefined ? ['-c', 'core.sshCommand=ssh -o BatchMode=yes'] : []
}
