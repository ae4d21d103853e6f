import type { Author, Refused } from '#studio/api.ts'

interface Situation {
  /** Why git knows nothing of the folder. */
  readonly none: Refused | undefined
  readonly errors: number
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
  if (now.errors > 0)
    return now.errors === 1
      ? 'Mend the problem above first.'
      : `Mend the ${now.errors} problems above first.`
  if (now.message === undefined && !now.sends)
    return 'Nothing has changed since this was last published.'
  if (now.message?.trim() === '') return 'Say in a sentence what changed.'
  if (now.name?.trim() === '') return 'Give the proposal a name.'
  if (now.author?.name.trim() === '') return 'Enter your name.'
  if (now.author && !/^[^\s@]+@[^\s@]+$/.test(now.author.email.trim()))
    return 'Enter your e-mail address, as name@example.com.'
  return undefined
}
