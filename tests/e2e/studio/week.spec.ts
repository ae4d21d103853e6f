import { expect } from '@playwright/test'

import { keyboard, mouse } from './hands.ts'
import { test } from './studio.ts'

/** The documents that the week changes, sorted. */
const changed = [
  'content/locations.json',
  'content/menu.json',
  'multi-location/home.json',
  'multi-location/our-bakers.json',
  'site.json',
]

for (const [way, handsOf] of [
  ['the mouse', mouse],
  ['the keyboard alone', keyboard],
] as const) {
  test(`a marketing person's week with ${way}`, async ({ page, studio }) => {
    test.setTimeout(180_000)
    const git = studio.repository()
    await studio.open('multi-location/home')
    const hands = handsOf(page)
    const { settings } = studio
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => settings.getByRole('textbox', { name, exact: true })

    // Monday: a shop that opens, begun from the one on the page, and a price.
    await hands.selectBlock('Locations')
    await hands.press(button('Edit UES'))
    await expect(field('Name')).toBeFocused()
    await hands.press(button('Duplicate: UES'))
    await expect(button('Duplicate: UES')).toHaveCount(1)
    await hands.write(field('Name'), 'Astoria')
    await expect(button('Astoria')).toBeVisible()
    await hands.openFacts('Menu')
    await hands.press(button('The Baron'))
    await hands.write(field('Price'), '21')

    // Tuesday: the first words of the home page, and the order below them.
    await hands.choose(page.getByRole('banner').getByRole('button', { name: /^Page: / }), 'Home')
    await hands.selectBlock('Hero video')
    await hands.write(field('Headline'), 'Use both hands')
    await expect(studio.canvas.getByRole('heading', { level: 1 })).toContainText(/use both hands/i)
    await hands.selectBlock('Faves')
    await hands.toBlock('Move up', 'Alt+ArrowUp')
    await studio.hears(/^Faves moved up/)

    // Wednesday: another picture, and then no Faves at all.
    await hands.press(button('Replace Hand'))
    const files = page.getByRole('dialog', { name: 'Choose a picture' })
    await hands.write(files.getByRole('searchbox'), 'hand3-ham')
    await hands.press(files.getByRole('button', { name: /^hand3-ham/ }))
    await expect(files).toBeHidden()
    await hands.toBlock('Hide', 'Control+Shift+h')
    await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toHaveCount(0)

    // Thursday: a page from a copy, and the other face of the site.
    await hands.choose(
      page.getByRole('banner').getByRole('button', { name: /^Page: / }),
      'All pages',
    )
    await hands.choose(
      page.getByRole('button', { name: 'What to do with About us' }).first(),
      'Duplicate',
    )
    await hands.write(
      page.getByRole('dialog').getByRole('textbox', { name: 'Address' }),
      '/our-bakers',
    )
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Copy it' }))
    await expect(page).toHaveURL(/our-bakers$/)
    await hands.choose(
      page.getByRole('banner').getByRole('button', { name: /^Page: / }),
      'All pages',
    )
    await hands.press(page.getByRole('button', { name: /^Switch the site to/ }))
    await expect(page.getByText('5 documents have changes')).toBeVisible()

    // Friday: all of it taken back, and done again, and out.
    await hands.travel('Undo')
    await expect(page.getByText('All saved')).toBeVisible()
    expect(git('status', '--porcelain')).toBe('')
    await hands.travel('Redo')
    await expect(page.getByText('5 documents have changes')).toBeVisible()
    await hands.press(page.getByRole('banner').getByRole('button', { name: /^Publish/ }))
    const publish = page.getByRole('dialog', { name: 'Publish' })
    await expect(publish.getByText('Faves hidden')).toBeVisible()
    await hands.write(publish.getByLabel('What changed, in a sentence'), 'The week')
    await hands.press(publish.getByRole('button', { name: 'Publish' }))
    await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible({ timeout: 60_000 })
    expect(git('show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual(changed)
    expect(git('log', '-1', '--format=%s')).toBe('The week')
    expect(git('show', '--format=', '--numstat', 'HEAD', '--', 'content/menu.json')).toMatch(
      /^1\t1\t/,
    )
    expect(git('status', '--porcelain')).toBe('')
  })
}
