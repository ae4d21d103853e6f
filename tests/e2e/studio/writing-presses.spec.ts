import { type Locator, expect } from '@playwright/test'

import { test } from './studio.ts'

test('what is pressed in words that are written is theirs, wherever it is let go', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas } = studio
  const { keyboard, mouse } = page
  const write = async (words: Locator): Promise<{ x: number; y: number }> => {
    const at = await studio.spot(words)
    await mouse.dblclick(at.x, at.y)
    await expect(words).toHaveAttribute('contenteditable')
    return at
  }
  const heading = canvas.locator('#faves h2').first()
  const { x, y } = await write(heading)
  await mouse.click(x, y)
  // Marks some letters, and lets go over the block before.
  await mouse.down()
  await mouse.move(x - 30, y, { steps: 3 })
  await mouse.move(x - 30, y - 60, { steps: 3 })
  await mouse.up()
  await keyboard.press('Backspace')
  await expect(heading).toHaveText(/^[Faves]{1,4}$/)
  await expect(heading).toBeFocused()
  await keyboard.press('Escape')

  // Of a link, which leads nowhere.
  const link = canvas.locator('#faves').getByText('the Baron', { exact: true })
  const baron = await write(link)
  await mouse.click(baron.x, baron.y)
  await keyboard.press('End')
  await keyboard.type('!')
  await expect(canvas.locator('#faves').getByText('the Baron!', { exact: true })).toBeFocused()
  await keyboard.press('Escape')

  // Of a button, which is pressed by no space either.
  const button = canvas.locator('#newsletter form button')
  const { x: left, y: top } = await write(button)
  await keyboard.type('Join us')
  await mouse.click(left, top)
  await keyboard.press('End')
  await keyboard.type(' now ')
  await expect(button).toHaveText('Join us now ')
  await expect(button).toBeFocused()
})

test('one press beside words that are written chooses other words of the same block', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas, settings } = studio
  const intro = canvas.locator('#intro')
  const first = await studio.spot(intro.getByText('One sandwich.', { exact: true }))
  await page.mouse.dblclick(first.x, first.y)
  await studio.hears(/^Writing Headline 1, text\./)
  await page.keyboard.type('A longer sandwich, hot.')
  const text = await studio.spot(intro.getByText(/^We roast/))
  await page.mouse.click(text.x, text.y, { delay: 80 })
  await expect(settings.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  await expect(settings.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(
    /^A longer sandwich, hot\.\nTwo hands\./,
  )

  // What is typed into a field of the page is taken back there.
  const field = canvas.getByRole('textbox', { name: 'Email address' })
  const { x, y } = await studio.spot(field)
  await page.mouse.click(x, y)
  await field.focus()
  await page.keyboard.type('me')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('')
  await expect(intro.getByText('A longer sandwich, hot.', { exact: true })).toBeVisible()
})

test('what is open in a block stays open while its words are written', async ({ page, studio }) => {
  await studio.open('single-counter/home')
  const about = studio.canvas.locator('#about')
  const more = await studio.spot(about.locator('summary'))
  await page.mouse.click(more.x, more.y)
  const { x, y } = await studio.spot(about.getByText(/^The pickles/))
  await page.mouse.dblclick(x, y)
  await studio.hears(/^Writing After a click 1\./)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Hello there')
  await expect(about.getByText('Hello there')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(about.getByText('Hello there')).toBeVisible()
  await expect(page.getByRole('application')).toBeFocused()
})
