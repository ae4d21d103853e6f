import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { empty, next, open, restart, start, still } from '#tests/e2e/support/quiz-page.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

test(
  'a change fades out, waits 500 and fades in; the result waits 300 and takes 700 (L18, L19)',
  onDesktops,
  async ({ page, sites }) => {
    await page.clock.install()
    await open(page, sites.multi)
    await page.clock.pauseAt(Date.now() + 60_000)
    const phase = page.locator('[data-phase]')
    const stands = async (name: string, view: string) => {
      await expect(phase).toHaveAttribute('data-phase', name)
      await expect(phase).toHaveAttribute('data-view', view)
    }
    await start(page).click()
    await page.clock.runFor(499)
    await stands('out', 'start')
    await page.clock.runFor(1)
    await stands('in', 'quiz')
    for (let question = 1; question <= 7; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeVisible()
      await page.getByRole('radio').first().check({ force: true })
      await next(page).click()
      await page.clock.runFor(499)
      await stands('out', 'quiz')
      await page.clock.runFor(1)
    }
    await stands('waiting', 'result')
    await page.clock.runFor(299)
    await stands('waiting', 'result')
    await page.clock.runFor(1)
    await stands('in', 'result')
    const durations = await page
      .locator('[data-view=result] > *')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(durations).toBe('0.7s')
  },
)

test('with reduced motion the same states follow at once (L20)', async ({ page, sites }) => {
  await still(page)
  await open(page, sites.multi)
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 100).length,
    ),
  ).toBe(0)
  await start(page).click()
  await expect(page.getByText('1 of 7')).toBeVisible({ timeout: 200 })
  await page.getByRole('radio').first().check({ force: true })
  await next(page).click()
  await expect(page.getByText('2 of 7')).toBeVisible({ timeout: 200 })
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  )
  expect(moving).toBe(0)
})

test(
  'in a low window the hands of the answers are smaller, not cut off',
  onPhones,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 375, height: 600 })
    await still(page)
    await open(page, sites.multi)
    await start(page).click()
    const choice = page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .first()
    const [row, hand] = await Promise.all([
      choice.boundingBox(),
      choice.locator('img').first().boundingBox(),
    ])
    expect(row!.y + row!.height - hand!.y).toBeGreaterThan(0.7 * hand!.width)
  },
)

test('from right to left the hands stand before the answers, and the arm comes from the right', async ({
  page,
  sites,
}) => {
  await still(page)
  await open(page, sites.multi)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await start(page).click()
  await page.getByRole('radio').first().check({ force: true })
  const [words, hand, arm, answer] = await page.evaluate(() => {
    const choice = document.querySelector('label:has(:checked)')
    const arm = document.querySelector('[data-pointing] > img')
    const parts = [choice?.lastElementChild, choice?.querySelector('img'), arm, choice]
    return parts.map((part) => part!.getBoundingClientRect().toJSON() as DOMRect)
  })
  expect(words!.right).toBeLessThanOrEqual(hand!.left + 12)
  expect(hand!.right).toBeLessThanOrEqual(answer!.right)
  // Phones have none.
  if (arm!.width > 0) expect(arm!.left).toBeGreaterThan(answer!.right)
})

// Both sites have one quiz in colours of their own: one shows it on each screen, the other its colours.
for (const site of ['multi', 'single'] as const) {
  test(
    `axe finds nothing on any screen of the quiz of the ${site} site (L9, L14)`,
    site === 'multi' ? {} : onDesktops,
    async ({ page, sites }) => {
      await still(page)
      await open(page, sites[site])
      expect(await axe(page)).toEqual([])
      await start(page).click()
      for (let question = 1; question <= 7; question += 1) {
        await expect(page.getByText(`${question} of 7`)).toBeVisible()
        if (question <= 4) expect(await axe(page)).toEqual([])
        await page.getByRole('radio').nth(1).check({ force: true })
        if (question <= 4) expect(await axe(page)).toEqual([])
        await next(page).click()
      }
      await expect(restart(page)).toBeVisible()
      expect(await axe(page)).toEqual([])
    },
  )
}

test('axe finds nothing where something went wrong (L7, L24)', async ({ page, sites }) => {
  await still(page)
  await empty(page, sites.multi)
  await page.route('**/cached/*.json', (route) => route.fulfill({ status: 404 }))
  await open(page, sites.multi, 404)
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test(
  'nothing is wider than a screen of 320 px, and all choices are as wide, even when no picture comes (L1)',
  onPhones,
  async ({ page, sites }) => {
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.abort())
    await still(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, sites.multi)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const ends = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(320)
    expect(await wide()).toBe(0)
    await start(page).click()
    for (let question = 1; question <= 7; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeVisible()
      expect(await wide()).toBe(0)
      const widths = await page
        .getByRole('group')
        .locator('label')
        .evaluateAll((choices) => choices.map((choice) => (choice as HTMLElement).offsetWidth))
      expect(new Set(widths).size).toBe(1)
      await page.getByRole('radio').nth(0).check({ force: true })
      await next(page).click()
    }
    await expect(restart(page)).toBeVisible()
    expect(await wide()).toBe(0)
  },
)

test('the arm slides to the chosen row (L9)', onDesktops, async ({ page, sites }) => {
  await open(page, sites.multi)
  await start(page).click()
  await expect(page.getByText('1 of 7')).toBeVisible()
  const arm = page.getByRole('group').locator('img[src*="point"]')
  for (const row of [3, 0]) {
    await page.getByRole('radio').nth(row).check({ force: true })
    await page.waitForTimeout(500)
    const [tip, choice] = [
      await arm.boundingBox(),
      await page.getByRole('group').locator('label').nth(row).boundingBox(),
    ]
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThan(choice?.x ?? 0)
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeGreaterThan((choice?.x ?? 0) - 60)
    expect(tip?.y ?? 0).toBeLessThan((choice?.y ?? 0) + (choice?.height ?? 0))
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeGreaterThan(choice?.y ?? 0)
  }
})

test('each answered question adds a strip to the sandwich at the bottom; none stands on the colour of lettuce while lettuce lies on top; one in pictures names each in words too (L10, L17)', async ({
  page,
  sites,
}) => {
  await still(page)
  await open(page, sites.multi)
  await start(page).click()
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByText(`${question} of 7`)).toBeVisible()
    await expect(page.locator('[aria-hidden=true] > span')).toHaveCount(question - 1)
    const field = page.locator('[data-field=lettuce]').filter({ has: page.getByRole('radio') })
    const top = page.locator('[style*="--tile-height"]').last()
    if (question > 1 && (await field.count()) > 0)
      expect(await top.getAttribute('style'), `at ${question}`).not.toContain('lettuce')
    if (question === 4) {
      for (const name of ['A pickle', 'Coffee', 'Cookies', 'Chips'])
        await expect(page.getByRole('radio', { name, exact: true })).toBeAttached()
      const pictures = await page
        .getByRole('group')
        .locator('picture img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
      expect(pictures.filter((src) => src.endsWith('.jpg'))).toHaveLength(4)
    }
    await page.getByRole('radio').first().check({ force: true })
    await next(page).click()
  }
})

test('the keyboard sees where it is on the way home under the quiz', async ({ page, sites }) => {
  await still(page)
  await open(page, sites.multi)
  const home = page.getByRole('contentinfo').getByRole('link')
  await start(page).focus()
  await page.keyboard.press('Tab')
  await expect(home).toBeFocused()
  await expect(home).toHaveCSS('outline-style', 'solid')
})
