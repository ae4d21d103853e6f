import type { PublishResult } from '#studio/api.ts'

/** What became of it, for people; `left` is how many documents were left out. */
export function resultWords({ pushed, notPushed }: PublishResult, left: number): string {
  const rest =
    left === 0 ? '' : ' What you left out is saved here, and waits for the next publishing.'
  if (notPushed !== null) return notPushed.message + rest
  return pushed
    ? `It is published, and sent on, so that others have it.${rest}`
    : `It is published on this machine. It was not sent on, so nobody else has it yet.${rest}`
}
