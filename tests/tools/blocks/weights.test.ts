import { expect, test } from 'vitest'

import { blockWeights } from '#tools/blocks/weights.ts'

test('a block weighs its own styles and scripts, without what all share', async () => {
  const stylesOf = (html: string): string => `base ${html.includes('faves-root') ? '.faves{}' : ''}`
  const weights = await blockWeights(process.cwd(), ['edge', 'faves'], stylesOf)
  expect(weights['edge']).toEqual({ css: 0, script: 0 })
  expect(weights['faves']?.css).toBeGreaterThan(5)
  expect(weights['faves']?.script).toBeGreaterThan(200)
  // React alone is fifty times that.
  expect(weights['faves']?.script).toBeLessThan(2000)
}, 30_000)
