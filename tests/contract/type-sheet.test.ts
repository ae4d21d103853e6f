import { expect, test } from 'vitest'

import { model } from '#tests/contract/test-site.ts'

test('/styles has a sample of every text style of the theme (B24)', () => {
  const [sheet] = model.pages.flatMap(({ page }) =>
    page.blocks.flatMap((block) => (block.type === 'type-sheet' ? [block] : [])),
  )
  const styles = Object.values(model.sets).flatMap(({ theme }) => Object.keys(theme.type ?? {}))
  expect(sheet?.samples.map(({ style }) => style).toSorted()).toEqual(
    [...new Set(styles)].toSorted(),
  )
})
