import { brotliCompressSync } from 'node:zlib'

import { expect } from '@playwright/test'

import { test } from './studio.ts'

test.describe('in a browser that has nothing of it yet', () => {
  test.use({ firstVisit: true })

  test('what is loaded first is dressed and light, and the author clicks a heading, writes another, and sees it on the page', async ({
    page,
    studio,
  }) => {
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      // The worker that checks the site is loaded beside the editor and holds nothing of it up.
      if (/\/assets\/(?!worker)[^/]*\.js$/.test(response.url()))
        scripts.push(response.body().then((body) => brotliCompressSync(body).length))
    })
    await studio.open('multi-location/home')
    const sizes = await Promise.all(scripts)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toHaveCSS('border-radius', '9px')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCSS('border-top-width', '1px')

    await studio.click(studio.canvas.getByRole('heading', { name: 'Faves' }))
    await page.getByLabel('Heading').fill('Favorites')
    await expect(studio.canvas.getByRole('heading', { name: 'Favorites' })).toBeVisible()
    await expect(page.getByText('1 document has changes')).toBeVisible()
  })
})

test('what was done is undone and done again, by keys', async ({ page, studio }) => {
  await studio.open('multi-location/home')
  const outline = page.getByRole('tree', { name: 'Blocks of this page' })
  const names = async (): Promise<string[]> => {
    const rows = await outline.getByRole('treeitem', { level: 1 }).all()
    const labels = await Promise.all(rows.map((row) => row.getAttribute('aria-label')))
    return labels.map((label) => label?.split(',')[0] ?? '')
  }
  const before = await names()
  await outline.getByRole('treeitem', { name: 'Faves' }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await studio.hears('Faves moved up, now 5 of 12.')
  const after = await names()
  expect(after.indexOf('Faves')).toBe(before.indexOf('Faves') - 1)
  await page.keyboard.press('Control+z')
  await studio.hears('Undone: Move Faves up.')
  await expect.poll(names).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(names).toEqual(after)

  // In a low window the list is longer than its place, and goes with what is chosen on the page.
  await page.setViewportSize({ width: 1440, height: 420 })
  const [first, last] = [
    outline.getByRole('treeitem').first(),
    outline.getByRole('treeitem').last(),
  ]
  await first.click()
  await expect(last).not.toBeInViewport()
  await studio.click(studio.canvas.locator('[data-block]').last())
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(first).not.toBeInViewport()
})
