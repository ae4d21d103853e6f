import { expect } from '@playwright/test'

import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

test.beforeEach(async ({ page }) => {
  await page.route('https://order.mitts.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Order</title>' }),
  )
})

for (const [name, x, y] of [
  ['the headline’s band', 0.7, 0.05],
  ['a loop', 0.2, 0.6],
  ['a description', 0.55, 0.95],
] as const) {
  test(`a click on ${name} leads to the ordering site (E7)`, async ({ page, sites }) => {
    await page.goto(sites.multi)
    const section = page.getByRole('region', { name: 'Faves' })
    await section.scrollIntoViewIfNeeded()
    const box = await section.boundingBox()
    if (!box) throw new Error('The section has no box.')
    await section.click({ position: { x: box.width * x, y: box.height * y } })
    await expect(page).toHaveURL(/^https:\/\/order\.mitts\.example/)
  })
}

test('the three sandwiches are there, each a link that the keyboard reaches (E5, T8)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const section = page.getByRole('region', { name: 'Faves' })
  for (const name of ['the Baron', 'the Banh Mi', 'the Cortese']) {
    const link = section.getByRole('link', { name: new RegExp(name, 'i') })
    await link.focus()
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', /^https:\/\/order\.mitts\.example/)
  }
})

test('the Baron is the chef’s fave on wide screens only (E6)', async ({
  page,
  sites,
  isMobile,
}) => {
  await page.goto(sites.multi)
  const sticker = page
    .getByRole('img', { name: 'Chef’s fave' })
    .or(page.getByRole('img', { name: "Chef's fave" }))
  await expect(sticker).toBeVisible({ visible: !isMobile })
})

test(
  'the button is hidden until the pointer enters, follows it, goes for Escape, and is reset when the pointer leaves (E8, D36)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    const section = page.getByRole('region', { name: 'Faves' })
    await section.scrollIntoViewIfNeeded()
    const button = page.locator('[data-block=faves] [aria-hidden=true] .t-button')
    const centre = async () => {
      const box = await button.boundingBox()
      return box
        ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
        : null
    }
    await expect
      .poll(async () => {
        const box = await section.boundingBox()
        await page.mouse.move(5, 5)
        await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 300)
        return button.evaluate((element) => element.dataset['shown'] ?? '')
      })
      .toBe('true')
    const box = await section.boundingBox()
    if (!box) throw new Error('The section has no box.')
    for (const [x, y] of [
      [400, 350],
      [700, 420],
    ] as const) {
      await page.mouse.move(box.x + x, box.y + y)
      await expect.poll(centre).toEqual({ x: Math.round(box.x + x), y: Math.round(box.y + y) })
    }
    await expect(button).toBeVisible()
    expect(await button.evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(
      true,
    )
    // It lies over words: WCAG 2.2, 1.4.13.
    await page.keyboard.press('Escape')
    await page.mouse.move(box.x + 500, box.y + 400)
    await expect(button).toBeHidden()
    const above = async (): Promise<void> => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.mouse.move(5, 100)
    }
    await above()
    await section.scrollIntoViewIfNeeded()
    await page.mouse.move(box.x + 400, box.y + 350)
    await expect(button).toBeVisible()
    await above()
    await expect(button).toBeHidden()
    expect(await button.getAttribute('data-shown')).toBeNull()
  },
)

test('on a phone the button is never loaded (T8)', onPhones, async ({ page, sites }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(sites.multi)
  await page.getByRole('region', { name: 'Faves' }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(600)
  expect(scripts.filter((url) => url.includes('cursor'))).toEqual([])
})
