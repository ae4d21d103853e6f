import { expect, test } from 'vitest'

import { inTurn } from '#tools/start/in-turn.ts'

/** A load that takes until `arrive`; what happened, in order. */
function slowLoads(fails = false): {
  happened: string[]
  arrive: () => void
  change: () => void
  ask: () => Promise<string>
} {
  const happened: string[] = []
  const waiting: (() => void)[] = []
  let count = 0
  const ask = inTurn(() => count, {
    load: async () => {
      const of = `change ${count}`
      happened.push(`load of ${of}`)
      await new Promise<void>((done) => waiting.push(done))
      happened.push(`end of ${of}`)
      if (fails && of === 'change 0') throw new Error('Half a file')
      return of
    },
    forget: () => void happened.push('forget'),
  })
  return {
    happened,
    ask,
    change: () => void (count += 1),
    arrive: () => waiting.shift()?.(),
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

test('a change does not take away what is being loaded, and the next who asks gets it anew', async () => {
  const { happened, ask, change, arrive } = slowLoads()
  const first = ask()
  await settled()
  change()
  const second = ask()
  await settled()
  arrive()
  expect(await first).toBe('change 0')
  await settled()
  arrive()
  expect(await second).toBe('change 1')
  expect(happened).toEqual([
    'load of change 0',
    'end of change 0',
    'forget',
    'load of change 1',
    'end of change 1',
  ])
})

test('a file that cannot be loaded is tried again, and nobody waits for it for ever', async () => {
  const { ask, change, arrive } = slowLoads(true)
  const first = ask()
  await settled()
  arrive()
  await expect(first).rejects.toThrow('Half a file')
  change()
  const second = ask()
  await settled()
  arrive()
  expect(await second).toBe('change 1')
})
