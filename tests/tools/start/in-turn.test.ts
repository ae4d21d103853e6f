import { expect, test } from 'vitest'

import { inTurn } from '#tools/start/in-turn.ts'

test('one is done after the other, also after one that fails', async () => {
  const happened: string[] = []
  const say = inTurn(async (word: string) => {
    happened.push(`begin ${word}`)
    await new Promise((done) => setTimeout(done, 1))
    happened.push(`end ${word}`)
    if (word === 'a') throw new Error('Not this one')
    return word
  })
  const all = await Promise.allSettled([say('a'), say('b'), say('c')])
  expect(happened).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c'])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
