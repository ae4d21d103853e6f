import type { PublishResult } from '#studio/api.ts'

export interface Done {
  readonly result: PublishResult
  /** How many documents were left out. */
  readonly left: number
  readonly isProposal: boolean
}

/** What became of it, for people. The branch of a proposal stays the one that is open. */
export function resultWords({ result: { pushed, notPushed }, left, isProposal }: Done): string {
  const rest =
    (isProposal ? ' What you publish next goes into it too.' : '') +
    (left === 0 ? '' : ' What you left out is saved here for the next time you publish.')
  if (notPushed !== null) return notPushed.message + rest
  if (isProposal)
    return pushed
      ? `Sent as a proposal, for someone to look at.${rest}`
      : `The proposal is on this machine only. It wasn’t sent, so nobody else has it yet.${rest}`
  return pushed
    ? `Published and sent, so everyone else gets it.${rest}`
    : `Published on this machine only. It wasn’t sent, so nobody else has it yet.${rest}`
}
