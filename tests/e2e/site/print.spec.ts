import { type Locator, type Page, expect } from '@playwright/test'

import { sendsOn, served } from '#tests/e2e/support/served-pages.ts'
import { onDesktops, test } from '#tests/e2e/support/sites.ts'

/** Words that are lighter than a middle grey, where grounds are not printed. */
function paleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!
    const pale = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      const words = walker.currentNode.textContent!.trim()
      if (!words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      canvas.fillStyle = getComputedStyle(parent).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 128) pale.add(words)
    }
    return [...pale]
  })
}

test.describe('on paper', onDesktops, () => {
  for (const site of ['multi', 'single'] as const) {
    test(`all words of the ${site} site are dark, also those that stand on a dark field`, async ({
      page,
      sites,
    }) => {
      await page.emulateMedia({ media: 'print' })
      for (const address of served[site]) {
        const { path, canonical } = address
        // The samples of colours are what the page of styles is for.
        if (sendsOn(address) || path !== canonical || path === '/styles') continue
        await page.goto(sites[site] + path.slice(1))
        expect.soft(await paleWords(page), path).toEqual([])
      }
    })
  }

  test('the hours stand there, and not how it is at this moment', async ({ page, sites }) => {
    await page.goto(`${sites.single}location+hours`)
    const now = page.getByText(/^(Open now|Closes soon|Closed)[ ,]/)
    await expect(now).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(now).toBeHidden()
    await expect(page.getByText('7:00AM–4:00PM')).toBeVisible()
  })

  test('no photo of the wall is cut where a sheet ends, and the wall ends with its last', async ({
    page,
    sites,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1047 })
    await page.goto(`${sites.multi}social`)
    const tiles = page.getByRole('main').getByRole('listitem')
    const photos = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { position, breakInside } = getComputedStyle(tile)
        const { bottom, height } = tile.getBoundingClientRect()
        const picture = tile.querySelector('img')?.getBoundingClientRect().height ?? 0
        return { flow: `${position} ${breakInside}`, bottom, whole: Math.abs(picture - height) < 1 }
      }),
    )
    expect(photos.length).toBeGreaterThan(6)
    expect(new Set(photos.map(({ flow }) => flow))).toEqual(new Set(['static avoid']))
    expect(photos.every(({ whole }) => whole)).toBe(true)
    const end = Math.max(...photos.map(({ bottom }) => bottom))
    const main = await page.getByRole('main').boundingBox()
    expect((main?.y ?? 0) + (main?.height ?? 0) - end).toBeLessThan(60)
  })

  test('what is folded up on a screen stands there in full', async ({ page, sites }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(sites.single)
    const more = page.locator('details p').last()
    expect(await seen(more)).toBe(true)
    await expect(page.getByText('More...')).toBeHidden()
    // On the day itself the line of this moment, which is not printed, names it too.
    await page.clock.setFixedTime('2026-11-20T12:00-05:00')
    await page.goto(`${sites.single}location+hours`)
    expect(await seen(page.getByText('Thu, Nov 26, 2026'))).toBe(true)
  })
})

/** Also of what folded details keep from being drawn. */
function seen(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
}
