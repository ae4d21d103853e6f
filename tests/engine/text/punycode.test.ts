import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodedLabel } from '#engine/text/punycode.ts'

test.each(['bücher', 'пример', '日本語', 'mañana', 'ab-cd-é', '🍞-bread'])('%s', (label) => {
  const code = new URL(`https://${label}.example`).host.split('.')[0] ?? ''
  expect(code).toMatch(/^xn--/)
  expect(decodedLabel(code)).toBe(label)
})

test.each(['order', 'xn--', 'xn--!', 'xn--a-ß', 'xn--99999999'])('%s stands for nothing', (label) =>
  expect(decodedLabel(label)).toBeUndefined(),
)

test('any label at all gives letters or nothing, at once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const letters = decodedLabel(`xn--${text}`)
      expect(letters === undefined || letters.length > 0).toBe(true)
    }),
  )
})
