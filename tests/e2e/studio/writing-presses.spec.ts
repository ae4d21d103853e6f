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
