import { type Locator, expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'

// That all words of all pages are dark there, `whole-site.spec.ts` asks.
test.describe('on paper', onDesktops, () => {
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

  test('a fave has one picture, whether its film was seen or not, and its words below, under half a sheet of hero', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.multi)
    const fave = page.getByRole('listitem').filter({ hasText: 'Roast beef' }).first()
    await fave.scrollIntoViewIfNeeded()
    await expect(fave.locator('video')).toHaveAttribute('src', /./)
    await page.emulateMedia({ media: 'print' })
    await expect(fave.locator('video')).toBeHidden()
    const [picture, words] = [fave.locator('img').first(), fave.getByText('Roast beef')]
    const [above, below] = [await picture.boundingBox(), await words.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity))
    expect(await fave.evaluate((item) => getComputedStyle(item).breakInside)).toBe('avoid')
    // The hero, set as on a wide screen, leaves room on its sheet for what comes next.
    await page.setViewportSize({ width: 718, height: 1047 })
    const [hero, next] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.getByRole('heading', { name: 'One sandwich' }).boundingBox(),
    ]
    expect((next?.y ?? Infinity) + (next?.height ?? 0) - (hero?.y ?? 0)).toBeLessThan(1047)
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
