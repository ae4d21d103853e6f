import { expect, test } from 'vitest'

import { blockFrame } from '#render/block-frame.ts'
import runtime from '#schema/runtime.json' with { type: 'json' }
import type { Block } from '#schema/types.ts'

const columns = (type: string, span: unknown): unknown => {
  const { style } = blockFrame({ type, id: 'one', span } as Block)
  return (style as Record<string, unknown> | undefined)?.['--span'] ?? 12
}

test('a block takes the columns that its page says', () => {
  expect(columns('help-card', 5)).toBe(5)
  expect(columns('help-card', 12)).toBe(12)
})

test('a block that says none, or what is no number, takes all, as the editor draws it', () => {
  for (const span of [undefined, '6', null]) expect(columns('help-card', span)).toBe(12)
})

test('no block is narrower than its words need: a third of the grid, or what its schema says', () => {
  expect(columns('help-card', 1)).toBe(4)
  const more = Object.values(runtime.$defs).flatMap((schema) =>
    'x-least-span' in schema ? [[schema['x-type'], schema['x-least-span']] as const] : [],
  )
  expect(more.length).toBeGreaterThan(0)
  for (const [type, least] of more) {
    expect(columns(type, 1), type).toBe(least)
    expect(columns(type, least), type).toBe(least)
  }
})

test('authors are told of the least that their block takes', () => {
  expect(runtime.$defs.FavesProps.properties.span.description).toMatch(
    /never takes fewer than 9\.$/,
  )
  expect(runtime.$defs.HelpCardProps.properties.span.description).toMatch(/never fewer than 4\./)
})
