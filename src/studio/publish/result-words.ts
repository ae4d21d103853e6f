import type { PublishResult } from '#studio/api.ts'

/** What became of it, for people. */
export function resultWords({ pushed, notPushed }: PublishResult): string {
  if (notPushed !== null) return notPushed.message
  return pushed
    ? 'It is published, and sent on, so that others have it.'
    : 'It is published on this machine. It was not sent on, so nobody else has it yet.'
}
