import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { median } from './median.ts'
import type { Row } from './row.ts'

const ROUNDS = 5

/** About a tenth of a second of computing, and how many milliseconds it took. */
const work = `
  const start = performance.now()
  const sum = (function () {
    let sum = 0
    for (let step = 0; step < 1e8; step += 1) sum = Math.imul(sum, 31) ^ step
    return sum
  })()
  console.log(performance.now() - start + 0 * sum)
`

/**
 * What the machine gives at this moment. Every measure is of programs that work side by side, a
 * browser or a compiler beside its own helpers: where two cannot compute at once, they wait for each
 * other, and a bound that is not kept may be the machine's doing. Medians of 5.
 */
export async function benchMachine(): Promise<Row[]> {
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await compute())
    beside.push(...(await Promise.all([compute(), compute()])))
  }
  const ratio = Number((median(beside) / median(alone)).toFixed(2))
  return [
    {
      measure: 'this machine: a program that only computes',
      value: Math.round(median(alone)),
      unit: 'ms',
    },
    {
      measure: 'this machine: two of them at once, against one',
      value: ratio,
      unit: '×',
      note: '1 with two cores to itself',
    },
  ]
}

async function compute(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work])
  return Number(stdout)
}
