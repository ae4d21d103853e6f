import type { Author, Refused } from '#studio/api.ts'

interface Situation {
  /** Why git knows nothing of the folder. */
  readonly none: Refused | undefined
  readonly errors: number
  /** Whether all of them are in documents that could be left out. */
  readonly canLeave: boolean
  /** Something changed, and none of it is chosen. */
  readonly isNone: boolean
  readonly checked: boolean
  readonly busy: boolean
  /** Undefined where nothing is committed. */
  readonly message: string | undefined
  /** Of the proposal; undefined where it goes straight out. */
  readonly name: string | undefined
  readonly sends: boolean
  /** Who publishes, as it is entered; undefined where git knows. */
  readonly author: Author | undefined
}

/** Why it cannot be published now; undefined if it can. */
export function refusal(now: Situation): Refused | undefined {
  if (!now.busy && now.none !== undefined) return now.none
  const message = words(now)
  return message === undefined ? undefined : { message }
}

function words(now: Situation): string | undefined {
  if (now.busy) return 'Publishing…'
  if (!now.checked) return 'The site is being checked. One moment.'
  if (now.isNone) return 'Choose what goes out.'
  if (now.errors > 0) {
    const what = now.errors === 1 ? 'the problem' : `the ${now.errors} problems`
    return `Fix ${what} above first${now.canLeave ? ', or leave out the pages that have it' : ''}.`
  }
  if (now.message === undefined && !now.sends)
    return 'Nothing has changed since this was last published.'
  if (now.message?.trim() === '') return 'Say in a sentence what changed.'
  if (now.name?.trim() === '') return 'Give the proposal a name.'
  if (now.author?.name.trim() === '') return 'Enter your name.'
  if (now.author && !/^[^\s@]+@[^\s@]+$/.test(now.author.email.trim()))
    return 'Enter your email address, as name@example.com.'
  return undefined
}
