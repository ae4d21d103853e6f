import type { PublishResult } from '#studio/api.ts'

/** What became of it, for people; `left` is how many documents were left out. */
export function resultWords({ pushed, notPushed }: PublishResult, left: number): string {
  const rest = left === 0 ? '' : ' What you left out is saved here for the next time you publish.'
  if (notPushed !== null) return notPushed.message + rest
  return pushed
    ? `Published and sent, so everyone else gets it.${rest}`
    : `Published on this machine only. It wasn’t sent, so nobody else has it yet.${rest}`
}
