import { expect, test } from 'vitest'

import { model } from '#tests/contract/test-site.ts'

import { renderedHome } from './rendered-home.ts'

const letter = model.pages
  .flatMap(({ page }) => page.blocks)
  .find(({ type }) => type === 'newsletter')

test('who signed up for the letter of phones is still asked for that of desktops (K5)', () => {
  const html = renderedHome([
    { ...letter, id: 'small', campaign: 'small', when: { on: 'phones' } },
    { ...letter, id: 'large', campaign: 'large', when: { on: 'desktops' } },
  ])
  const [, css = ''] = /<style>(.*?)<\/style>/su.exec(html) ?? []
  const thanks = [...css.matchAll(/(\S*\[data-flagged[^{]*)\{[^}]*\}/gu)].map(([, rule]) => rule)
  expect(thanks).toEqual(
    ['newsletter:small:2025-05', 'newsletter:large:2025-05'].map(
      (flag) => `[data-flagged~="${flag}"] [data-flag="${flag}"]`,
    ),
  )
})
