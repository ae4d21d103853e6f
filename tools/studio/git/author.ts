import type { Author } from '#studio/api.ts'
import { Refused } from '#tools/studio/http/refused.ts'

import { type Git, GitFault } from './run-git.ts'

/**
 * Tells git who publishes, for this repository and no other.
 *
 * @throws {Refused} where nobody says who, or git does not take it.
 */
export async function keepAuthor(git: Git, author: Author | undefined): Promise<void> {
  if (author === undefined)
    throw new Refused(
      422,
      'Publishing needs your name, and this machine doesn’t have it yet. Close this window, open it again and enter it.',
      'git has no user.name or no user.email.',
    )
  const [name, email] = [author.name.trim(), author.email.trim()]
  // What git would cut out of a name without a word.
  if (!/^[^<>\p{Cc}]{1,200}$/u.test(name) || !/\p{L}/u.test(name))
    throw new Refused(422, 'That name can’t be used for publishing. Use letters.')
  if (!/^[^\s<>@]{1,100}@[^\s<>@]{1,200}$/.test(email))
    throw new Refused(422, 'That isn’t an email address. Enter it as name@example.com.')
  try {
    await git(['config', '--local', 'user.name', name])
    await git(['config', '--local', 'user.email', email])
  } catch (error) {
    if (!(error instanceof GitFault)) throw error
    throw new Refused(
      422,
      'Your name couldn’t be kept on this machine. Ask whoever set this up, and show them the details.',
      `git couldn’t write the configuration of the repository. It says: ${error.message.slice(-600)}`,
    )
  }
}
