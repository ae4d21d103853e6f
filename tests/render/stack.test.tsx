import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Marks } from '#engine/text/marks.ts'
import { FittedStack } from '#kit/Stack.tsx'

const fitted = { wdth: 100, size: 0.2, weight: 900 }
const styleOf = (marks?: Marks): string => {
  const line = { text: 'Força', ...fitted, ...(marks ? { marks } : {}) }
  const html = renderToStaticMarkup(<FittedStack as="h2" lines={[line]} />)
  return / style="([^"]*)"/.exec(html)?.[1] ?? ''
}

test.each([
  [{ above: true, below: false, deep: false }, '0.24em 0'],
  [{ above: false, below: true, deep: false }, '0 0.13em'],
  [{ above: true, below: true, deep: false }, '0.24em 0.13em'],
  [{ above: true, below: true, deep: true }, '0.24em 0.34em'],
])('a line whose letters have marks (%j) has the room that they need', (marks, room) =>
  expect(styleOf(marks)).toBe(`${styleOf()};padding-block:${room}`),
)

test('a line of plain letters asks for no room', () => expect(styleOf()).not.toContain('padding'))

test('a line of a font that can be heavier says how heavy it is', () => {
  const face = { fontVariationSettings: '"wght" 400', fontSynthesis: 'none' } as const
  const html = renderToStaticMarkup(
    <FittedStack as="h2" lines={[{ text: 'Plain', ...fitted, face }]} />,
  )
  expect(html).toContain('font-variation-settings:&quot;wght&quot; 400;font-synthesis:none')
})
