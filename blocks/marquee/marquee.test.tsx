import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { Marquee } from './Marquee.tsx'

const marquee = blockDrawer(Marquee, example)

test('the phrase stands there 17 times and is read once (E2, D19)', () => {
  expect(marquee().match(/<p /g)).toHaveLength(17)
  expect(marquee().match(/<p [^>]*aria-hidden="true"/g)).toHaveLength(16)
})

test('the line runs to the left for 60 seconds and ends where it began', () => {
  expect(marquee()).toContain('--loop:60s')
  for (const repeat of [4, 17, 40]) {
    const [, run = ''] = /--run:(-[\d.]+)%/.exec(marquee({ repeat })) ?? []
    const phrases = (Number(run) / 100) * repeat
    expect(phrases).toBeLessThan(0)
    expect(phrases).toBeCloseTo(Math.round(phrases))
  }
})

test('the line fills the screen until the end of its run', () => {
  const html = marquee()
  const read = (name: string): number =>
    Number(new RegExp(`--${name}:(-?[\\d.]+)%`).exec(html)?.[1]) / 100
  expect(read('cover') * (1 + read('run'))).toBeCloseTo(1)
})

test('the visitor can stop it with a button that has a name (T7)', () => {
  expect(marquee()).toMatch(
    /<button type="button"[^>]*data-behavior="kit\/motion"[^>]*>.*Pause motion/,
  )
})
