import { expect, test } from 'vitest'

import { resultWords } from '#studio/publish/result-words.ts'

const notPushed = { message: 'It could not be sent. Try again.' }

test.each([
  [
    true,
    null,
    'Sent as a proposal, for someone to look at. What you publish next goes into it too.',
  ],
  [
    false,
    null,
    'The proposal is on this machine only. It wasn’t sent, so nobody else has it yet. What you publish next goes into it too.',
  ],
  [false, notPushed, 'It could not be sent. Try again. What you publish next goes into it too.'],
])('of a proposal that was sent (%s), or not for a reason (%o), is said', (pushed, why, words) => {
  const result = { commit: '12345678', branch: 'autumn-menu', pushed, notPushed: why }
  expect(resultWords({ result, left: 0, isProposal: true })).toBe(words)
})

test('what was left out is said last, and nothing of a proposal where there is none', () => {
  const result = { commit: '12345678', branch: 'main', pushed: true, notPushed: null }
  expect(resultWords({ result, left: 2, isProposal: false })).toBe(
    'Published and sent, so everyone else gets it. What you left out is saved here for the next time you publish.',
  )
})
