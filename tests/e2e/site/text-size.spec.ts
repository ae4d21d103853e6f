import { type Locator, expect } from '@playwright/test'

import { brokenWords } from '#tests/e2e/support/broken-words.ts'
import { next, open, restart, start, still } from '#tests/e2e/support/quiz-page.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

/** The words in these that reach over their right or lower edge. */
function wordsCutOff(boxes: Element[]): string[] {
  return boxes.flatMap((box) => {
    const edge = box.getBoundingClientRect()
    return [...box.querySelectorAll('h2, p, span')]
      .filter(
        (words) => words.textContent.trim() && !words.closest('[aria-hidden], details:not([open])'),
      )
      .filter((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        const { right, bottom, width } = range.getBoundingClientRect()
        return width > 1 && (right > edge.right + 1 || bottom > edge.bottom + 1)
      })
      .map((words) => words.textContent)
  })
}

// WCAG 2.2, 1.4.4: a visitor may set letters twice as large, on a screen that stays as it is.
test(
  'with letters twice as large no price, number or heading is cut off',
  onDesktops,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    for (const [site, cut] of [
      [sites.multi, ['[data-block=faves] li']],
      [sites.single, ['[data-block$=card] section', 'aside p:not([data-behavior])']],
    ] as const) {
      await page.goto(site)
      // The policy of the page refuses a style element; the object model asks nobody.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const part of cut) {
        expect(await page.locator(part).count(), part).toBeGreaterThan(0)
        expect(await page.locator(part).evaluateAll(wordsCutOff), part).toEqual([])
      }
    }
  },
)

test(
  'with letters twice as large no headline breaks inside a word, and no date lies on another',
  onPhones,
  async ({ page, sites }) => {
    for (const address of [sites.single, `${sites.single}terms`, `${sites.multi}about-us`]) {
      await page.goto(address)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const headlines = page.locator('main :is(h1, h2, h3)')
      expect(await headlines.count(), address).toBeGreaterThan(0)
      expect(await headlines.evaluateAll(brokenWords), address).toEqual([])
    }
    const times = page.locator('[data-block=social-strip] time')
    const wider = await times.evaluateAll((dates) =>
      dates.filter((date) => date.scrollWidth > date.clientWidth).map((date) => date.textContent),
    )
    expect(await times.count()).toBeGreaterThan(3)
    expect(wider).toEqual([])
  },
)

test(
  'with letters twice as large no wide screen breaks a word of the shelf, the bars or the counter’s cards',
  onDesktops,
  async ({ page, sites }) => {
    const bars = ['header a', 'aside a']
    for (const [address, parts] of [
      [sites.single, [...bars, '[data-block$=card] h2', '[data-block=newsletter] h2']],
      [`${sites.single}menu`, [...bars, '[data-block=menu-section] h3']],
      [
        `${sites.multi}about-us`,
        ['header a', '[data-block=shelf] h3', '[data-block=newsletter] h2'],
      ],
    ] as const) {
      await page.goto(address)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const part of parts) {
        const words = page.locator(part)
        expect(await words.count(), `${address} ${part}`).toBeGreaterThan(0)
        for (const width of [768, 1000, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await words.evaluateAll(brokenWords), `${part} at ${width}`).toEqual([])
        }
      }
    }
  },
)

test(
  'with letters twice as large the quiz fits a phone, from its start to its result',
  onPhones,
  async ({ page, sites }) => {
    await still(page)
    await open(page, sites.multi)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const fits = async (what: Locator): Promise<void> => {
      const { x = 0, width = 0 } = (await what.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await fits(page.getByRole('heading', { level: 1 }))
    await fits(start(page))
    await start(page).click()
    for (let question = 1; question <= 7; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeVisible()
      await page.getByRole('radio').first().check({ force: true })
      await fits(next(page))
      await next(page).click()
    }
    await expect(restart(page)).toBeVisible()
    await fits(page.getByRole('heading', { level: 1 }))
    await fits(page.getByRole('button', { name: 'Share' }))
    await fits(restart(page))
  },
)
