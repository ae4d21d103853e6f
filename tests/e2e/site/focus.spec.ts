import { type Locator, expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'

/** Where the ring of an element, or of what lies over it, begins and ends: px outside its edges. */
function ring(place: Locator, over?: '::after'): Promise<{ inner: number; outer: number }> {
  return place.evaluate((element, pseudo) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element, pseudo)
    const inner = parseFloat(outlineOffset)
    return { inner, outer: inner + parseFloat(outlineWidth) }
  }, over)
}

// A page may begin with any field, and the ring has the colour for the ink of this link.
test('the ring of the link past the navigation is inside it', async ({ page, sites }) => {
  for (const address of [`${sites.multi}social`, sites.single]) {
    await page.goto(address)
    await page.keyboard.press('Tab')
    const { outer } = await ring(page.getByRole('link', { name: 'Skip to content' }))
    expect(outer).toBeLessThan(-3)
  }
})

test('the list of a legal page cuts off no ring', onDesktops, async ({ page, sites }) => {
  for (const site of [sites.multi, sites.single]) {
    await page.goto(`${site}terms`)
    const list = page.getByRole('navigation', { name: 'On this page' })
    const row = list.getByRole('link').nth(2)
    await page.keyboard.press('Tab')
    await row.focus()
    const { outer } = await ring(row)
    const [around, box] = [await list.boundingBox(), await row.boundingBox()]
    if (!around || !box) throw new Error('The list is not drawn.')
    expect(outer).toBeGreaterThan(0)
    expect(box.x - outer).toBeGreaterThanOrEqual(around.x)
    expect(box.x + box.width + outer).toBeLessThanOrEqual(around.x + around.width)
  }
})

test('the ring around an item of the menu is whole and keeps off its words', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  await page.keyboard.press('Tab')
  const item = page.locator('main h3 a').first()
  await item.focus()
  const { inner, outer } = await ring(item, '::after')
  const area = await item.evaluate((link) => {
    const { top, left, right } = getComputedStyle(link, '::after')
    return { top: parseFloat(top), sides: [parseFloat(left), parseFloat(right)] }
  })
  // The list shows nothing of the first pixel above its first items, where other rows have a line.
  expect(area.top - outer).toBeGreaterThanOrEqual(1)
  for (const side of area.sides) expect(side - inner).toBeLessThanOrEqual(-3)
})

test('one ring is around the field for an address, or around what looks like one with its button', async ({
  page,
  sites,
}) => {
  for (const site of [sites.multi, sites.single]) {
    await page.goto(site)
    const field = page.getByRole('textbox', { name: 'Email address' })
    const form = page.locator('form', { has: field })
    await page.keyboard.press('Tab')
    await field.focus()
    const isOne = await form.evaluate((element) => getComputedStyle(element).display === 'flex')
    await expect(form).toHaveCSS('outline-style', isOne ? 'solid' : 'none')
    await expect(field).toHaveCSS('outline-style', isOne ? 'none' : 'solid')
  }
})
