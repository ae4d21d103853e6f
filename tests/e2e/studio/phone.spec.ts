import { type Locator, type Page, expect } from '@playwright/test'

import { test } from './studio.ts'

const stateOf = (page: Page): Locator => page.getByRole('group', { name: 'State of the site' })

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // WCAG 2.2, 2.4.11.
  test('what has the focus in the bar is covered by nothing', async ({ page, studio }) => {
    await studio.open('multi-location/contact')
    await stateOf(page).getByRole('button', { name: 'Ready to publish' }).waitFor()
    const bar = page.getByRole('banner', { name: 'Studio' })
    await bar.getByRole('link', { name: 'Studio' }).focus()
    const covered: string[] = []
    const last = bar.getByRole('button', { name: 'More', exact: true })
    while (!(await last.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      const over = await bar.locator(':focus').evaluate((focused) => {
        const seen = focused.closest('label') ?? focused
        const { left, top, width, height } = seen.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen.contains(found) ? null : seen.outerHTML
      })
      if (over !== null) covered.push(over)
    }
    expect(covered).toEqual([])
  })

  test('a problem is read as a whole, and Go is reached', async ({ page, studio }) => {
    await studio.open('multi-location/contact')
    await stateOf(page).getByRole('button', { name: 'Ready to publish' }).waitFor()
    await studio.settings.getByRole('textbox', { name: /^Title/ }).fill('')
    await stateOf(page).getByRole('button', { name: '1 problem' }).press('Enter')
    for (const name of ['Close', 'Go to Contact, For Here: Title'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('listitem')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('1024 × 768 at 200 %', () => {
  test.use({ viewport: { width: 512, height: 384 } })

  test('a field that a problem leads to is not behind the list of problems', async ({
    page,
    studio,
  }) => {
    await studio.open('multi-location/contact')
    await stateOf(page).getByRole('button', { name: 'Ready to publish' }).waitFor()
    await page.getByRole('button', { name: 'Settings' }).press('Enter')
    const title = studio.settings.getByRole('textbox', { name: /^Title/ })
    await title.fill('')
    await stateOf(page).getByRole('button', { name: '1 problem' }).press('Enter')
    await page.getByRole('button', { name: 'Go to Contact, For Here: Title' }).press('Enter')
    await expect(title).toBeFocused()
    await title.click({ trial: true })
  })
})
