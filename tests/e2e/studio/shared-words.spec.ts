import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { faultsIn } from './sound.ts'
import { test } from './studio.ts'

test('a click on words that pages share leads to the field where they stand', async ({
  page,
  studio,
}) => {
  await studio.open('single-counter/menu')
  const { canvas, settings } = studio
  const card = page.getByRole('group', { name: 'Shared words' })
  await studio.click(canvas.getByText('The Cortese', { exact: true }).first())
  await expect(settings.getByRole('heading', { name: 'Menu section' })).toBeVisible()
  await expect(card).toContainText('These words come from Menu: The Cortese.')
  expect(await faultsIn(page)).toEqual([])
  // Something else is at its place then.
  const menu = JSON.parse(studio.read('content/menu.json')) as { sections: { items: object[] }[] }
  for (const { items } of menu.sections) items.reverse()
  writeFileSync(join(studio.pages, 'content/menu.json'), JSON.stringify(menu))
  await expect(card).toBeHidden()
  await studio.click(canvas.getByText('The Cortese', { exact: true }).first())
  await expect(card).toContainText('These words come from Menu: The Cortese.')
  await card.getByRole('button', { name: 'Edit them there' }).click()
  await expect(page).toHaveURL(/content\/menu$/)
  const name = settings
    .getByRole('textbox', { name: 'Name', exact: true })
    .and(page.locator(':focus'))
  await expect(name).toHaveValue('The Cortese')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(canvas.getByText('The Cortese!', { exact: true })).toBeVisible()
  await expect(card).toBeHidden()
})

test('by keys the menu of a block leads there, and so does a click on a shop’s address and on words of the footer', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas, settings } = studio
  await page.getByRole('treeitem', { name: /^Locations/ }).click()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.type('edit its')
  await expect(page.getByRole('menuitem', { name: 'Edit its words in Locations' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/content\/locations$/)
  await expect(settings.locator(':focus')).toHaveCount(1)
  await expect(settings.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('UES')

  await page.goBack()
  await expect(page).toHaveURL(/multi-location\/home$/)
  const card = page.getByRole('group', { name: 'Shared words' })
  await studio.click(canvas.locator('#locations').getByText('37 Great Jones Street'))
  await expect(card).toContainText('These words come from Locations: NOHO.')
  await studio.click(canvas.locator('#faves h2').first())
  await expect(card).toBeHidden()
  await studio.click(canvas.locator('#locations').getByText('37 Great Jones Street'))
  await card.getByRole('button').click()
  await expect(settings.locator(':focus')).toHaveValue('37 Great Jones Street')

  await page.goBack()
  await expect(page).toHaveURL(/multi-location\/home$/)
  await studio.click(
    canvas.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
  )
  await page.getByRole('button', { name: 'Edit the footer' }).click()
  await expect(page).toHaveURL(/multi-location\/chrome$/)
  await expect(settings.locator(':focus')).toHaveValue('Terms of Service')
})

test('a click on an answer of the quiz chooses it, and says where its words stand', async ({
  page,
  studio,
}) => {
  await studio.open('shared/quiz')
  const click = async (words: string): Promise<void> => {
    const { x, y } = await studio.spot(studio.canvas.getByText(words))
    await page.mouse.click(x, y)
  }
  await click('Start Quiz')
  await click('Make a friend. Hear about their knees.')
  await expect(studio.canvas.getByRole('radio', { name: /^Make a friend/ })).toBeChecked()
  await page
    .getByRole('group', { name: 'Shared words' })
    .getByRole('button', { name: 'Edit them there' })
    .click()
  await expect(studio.settings.locator(':focus')).toHaveValue(/^Make a friend/)
})
