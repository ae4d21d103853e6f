import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('the author writes on the page itself, and the field says the same words', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const field = page.getByRole('textbox', { name: 'Heading' })
  const heading = studio.canvas.locator('#faves h2').first()
  const { x, y } = await studio.spot(heading)
  await page.mouse.dblclick(x, y)
  await studio.hears('Writing Heading. Enter keeps it, Escape takes it back.')
  await page.keyboard.insertText('Our')
  await page.keyboard.type(' best')
  await expect(heading).toHaveText('Our best')
  await expect(field).toHaveValue('Our best')
  await page.keyboard.type(' and by far the longest')
  await studio.hears('Heading can have up to 24 characters.')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Faves')
  await expect(heading).toHaveText('Faves')

  // By keys: the focus is back at the page, and Enter writes again.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Favorites')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Favorites')
  await page.keyboard.press('Control+z')
  await studio.hears('Undone: Change Heading.')
  await expect(heading).toHaveText('Faves')
  await expect(field).toHaveValue('Faves')
})

test('the author takes back what is being written on the page, phrase by phrase', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { keyboard } = page
  const field = page.getByRole('textbox', { name: 'Heading' })
  const heading = studio.canvas.locator('#faves h2').first()
  const shows = async (text: string): Promise<void> => {
    await expect(heading).toHaveText(text)
    await expect(field).toHaveValue(text)
    await expect(heading).toBeFocused()
  }
  const { x, y } = await studio.spot(heading)
  await page.mouse.dblclick(x, y)
  await studio.hears('Writing Heading. Enter keeps it, Escape takes it back.')
  await keyboard.press('End')
  await keyboard.type(' one')
  // Longer than any pause within a phrase.
  await page.waitForTimeout(1000)
  await keyboard.type(' two')
  await shows('Faves one two')
  await keyboard.press('Control+z')
  await shows('Faves one')
  await keyboard.type('!')
  await shows('Faves one!')
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await shows('Faves')
  await keyboard.press('Control+z')
  await studio.hears('There’s nothing more to undo in Heading. Press Enter to go on elsewhere.')
  await keyboard.press('Control+Shift+z')
  await shows('Faves one')

  // The caret is where something was taken back, and not at the end.
  await keyboard.press('Home')
  await keyboard.type('Our ')
  await keyboard.press('Control+z')
  await shows('Faves one')
  await keyboard.type('All ')
  await shows('All Faves one')
  await keyboard.press('Escape')
  await expect(heading).toHaveText('Faves')
  await expect(field).toHaveValue('Faves')
})

test('words written on the page are kept also while the header was what was edited', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/chrome')
  await page.getByRole('application').focus()
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowDown')
  await studio.hears('Faves, 6 of 12.')
  await expect(page).toHaveURL(/multi-location\/home$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await studio.hears('Writing Heading. Enter keeps it, Escape takes it back.')
  await page.keyboard.type('No plates')
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('No plates')
})

test('a picture that arrives in the media folder does not end what is being written', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('tab', { name: 'Media' }).click()
  const files = page.getByRole('searchbox', { name: 'Search files' })
  const before = (await files.getAttribute('placeholder')) ?? ''
  const heading = studio.canvas.locator('#faves h2').first()
  const { x, y } = await studio.spot(heading)
  await page.mouse.dblclick(x, y)
  await studio.hears('Writing Heading. Enter keeps it, Escape takes it back.')
  await page.keyboard.type('Our')
  writeFileSync(
    join(studio.pages, 'media/dot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  )
  await expect(files).not.toHaveAttribute('placeholder', before)
  await page.keyboard.type(' best')
  await expect(heading).toHaveText('Our best')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Our best')
})

test('words that a picture lies over are chosen and written as all others are', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas, settings } = studio
  const line = (words: string) => canvas.getByText(words, { exact: true }).first()
  const headline = await studio.spot(line('Get your mitts'))
  await page.mouse.click(headline.x, headline.y)
  await expect(settings.getByRole('textbox', { name: 'Headline', exact: true })).toBeFocused()

  const doors = await studio.spot(line('Knock on any.'))
  await page.mouse.click(doors.x, doors.y)
  await expect(settings.getByRole('textbox', { name: 'Line 2' })).toBeFocused()
  await page.mouse.dblclick(doors.x, doors.y)
  await studio.hears(
    'Writing Heading 2. Enter starts another line, Tab keeps it, Escape takes it back.',
  )
  await page.keyboard.press('End')
  // A click into them sets the caret, although the drawing is on top.
  await page.mouse.click(doors.x, doors.y)
  await page.keyboard.type('!')
  await expect(settings.getByRole('textbox', { name: 'Line 2' })).toHaveValue(/^Knock.+!.+any\.$/)
  await page.keyboard.press('Escape')

  // The drawing itself can be chosen where there are no words.
  const art = await studio.spot(canvas.locator('#locations img').first())
  await page.mouse.click(art.x, art.y)
  await expect(settings.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true')
})

test('two clicks on a button of the page write its words, although the first one pressed it', async ({
  page,
  studio,
}) => {
  await studio.open('shared/quiz')
  const { x, y } = await studio.spot(studio.canvas.getByText('Start Quiz'))
  await page.mouse.dblclick(x, y)
  await studio.hears(/^Writing Button/)
  // Pressed, it would fade out and go on.
  const quiz = studio.canvas.locator('[data-phase]')
  await expect(quiz).toHaveAttribute('data-phase', 'in')
  await expect(quiz).toHaveAttribute('data-view', 'start')
  await page.keyboard.type('Go')
  await expect(studio.canvas.locator('[contenteditable]')).toHaveText('Go')
})

test('two clicks on words that a block only shows lead to the field where they stand', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { x, y } = await studio.spot(studio.canvas.getByText('37 Great Jones Street'))
  await page.mouse.dblclick(x, y)
  await expect(page).toHaveURL(/content\/locations$/)
  const street = studio.settings.locator(':focus')
  await expect(street).toHaveValue('37 Great Jones Street')
  // All of them are selected, as they are where words are written on the page.
  await page.keyboard.type('1 Bond Street')
  await expect(street).toHaveValue('1 Bond Street')
})

test('the author goes on and on in the lines of a headline and the paragraphs of a text', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas, settings } = studio
  const { keyboard } = page
  const headline = settings.getByRole('textbox', { name: 'Headline', exact: true })
  const text = settings.getByRole('textbox', { name: 'Text', exact: true })
  const write = async (words: string): Promise<void> => {
    const { x, y } = await studio.spot(canvas.getByText(words, { exact: true }).first())
    await page.mouse.dblclick(x, y)
  }
  await write('One sandwich.')
  await studio.hears(
    'Writing Headline 1, text. Enter starts another line, Tab keeps it, Escape takes it back.',
  )
  await keyboard.press('End')
  // As fast as anybody types: no key goes astray.
  await keyboard.press('Enter')
  await keyboard.type('Hot')
  await expect(headline).toHaveValue(/^One sandwich\.\nHot\nTwo hands\./)
  const added = canvas.locator('#intro').getByText('Hot', { exact: true })
  await expect(added).toBeFocused()
  const height = await added.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(40)

  // In the middle of words, and back by an undo.
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(headline).toHaveValue(/^One sandwich\.\nHo\nt\nTwo hands\./)
  await keyboard.press('Control+z')
  await expect(headline).toHaveValue(/^One sandwich\.\nHot\nTwo hands\./)
  await keyboard.type('ter')
  await expect(headline).toHaveValue(/^One sandwich\.\nHotter\nTwo hands\./)

  await keyboard.press('Control+a')
  await keyboard.press('Delete')
  await keyboard.press('Backspace')
  await expect(headline).toHaveValue(/^One sandwich\.\nTwo hands\./)
  await keyboard.type('!')
  await expect(headline).toHaveValue(/^One sandwich\.!\nTwo hands\./)
  // A line that stays empty is none.
  await keyboard.press('Enter')
  await expect(headline).toHaveValue(/^One sandwich\.!\n\nTwo hands\./)
  await keyboard.press('Tab')
  await expect(headline).toHaveValue(/^One sandwich\.!\nTwo hands\./)
  await expect(page.getByRole('application')).toBeFocused()

  const { x, y } = await studio.spot(canvas.getByText(/^We roast the meats/))
  // Between two of its lines.
  await page.mouse.dblclick(x, y)
  await studio.hears(/^Writing Text 1\. Enter starts another paragraph, /)
  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await keyboard.type('Come **hungry**.')
  await expect(text).toHaveValue(/reasonable\.\n\nCome \\\*\\\*hungry\\\*\\\*\.$/)
  await keyboard.press('Home')
  await keyboard.press('Backspace')
  await expect(text).toHaveValue(/reasonable\. Come \\\*\\\*hungry\\\*\\\*\.$/)
  await keyboard.press('Enter')
  await expect(text).toHaveValue(/reasonable\.\n\nCome \\\*\\\*hungry\\\*\\\*\.$/)
  await keyboard.press('Tab')
  await expect(canvas.getByText('Come **hungry**.')).toBeVisible()
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1)
})
