import type { PublishResult } from '#studio/api.ts'

import { remoteOf } from './git-state.ts'
import { type Git, ask, toldOf } from './run-git.ts'

/** Pushes a branch to where it goes. Why it was not pushed, null if it was. */
export async function push(git: Git, branch: string): Promise<PublishResult['notPushed']> {
  const remote = await remoteOf(git, branch)
  const only = 'It is kept on this machine only'
  if (remote === null)
    return {
      message: `${only}: nobody set up where to send it. Ask who set this up.`,
      details: 'This repository has no remote to push to. Add one with `git remote add`.',
    }
  try {
    // What a branch follows already is its owner's to say.
    const follows = (await ask(git, 'config', `branch.${branch}.merge`)) !== undefined
    const how = follows ? [] : ['--set-upstream']
    const ssh = await unaskingSsh(git)
    await git([...ssh, 'push', '--quiet', ...how, remote, `HEAD:refs/heads/${branch}`])
    return null
  } catch (error) {
    const words = (error as Error).message
    if (/could not read (?:Username|Password)|failed for 'https?:|Permission denied \(/.test(words))
      return {
        message: `${only}: where it is sent to, nobody knows who you are. Sign in there once on this machine, or ask who set this up, then publish again.`,
        details: `Run \`git push ${remote} ${branch}\` once in a terminal and say there who you are.`,
      }
    if (/fetch first|non-fast-forward/.test(words))
      return {
        message: `${only}: somebody else has published in the meantime. Ask who set this up to bring both together, then publish again.`,
        details: `Run \`git pull --no-rebase ${remote} ${branch}\`.`,
      }
    return {
      message: `${only}: it could not be sent. Publish again in a moment; if it stays so, show the details to who set this up.`,
      details: `git could not push. It says: ${toldOf(words)}`,
    }
  }
}

/** An ssh that asks nobody for a password, unless the author has an ssh of their own. */
async function unaskingSsh(git: Git): Promise<string[]> {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = process.env
  const own = command ?? program ?? (await ask(git, 'config', 'core.sshCommand'))
  return own === undefined ? ['-c', 'core.sshCommand=ssh -o BatchMode=yes'] : []
}
