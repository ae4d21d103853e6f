import { expect } from '@playwright/test'

import { brokenWords } from '#tests/e2e/support/broken-words.ts'
import { blockTypes } from '#tests/e2e/support/extremes.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'
import { wordsOffScreen } from '#tests/e2e/support/words-off-screen.ts'

// As on every phone of this width; at one pixel a pixel, Linux rounds each letter to whole ones.
test.use({ deviceScaleFactor: 2 })

for (const type of blockTypes) {
  test(
    `${type} with the least, the most and right-to-left words fits a screen of 320 px`,
    onPhones,
    async ({ page, sites }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`${sites.extremes}extreme-${type}`)
      await expect(page.locator(`[data-block=${type}]`)).toHaveCount(3)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await page.evaluate(wordsOffScreen)).toEqual([])
      expect(errors).toEqual([])
    },
  )
}

for (const name of ['narrow', 'wide']) {
  test(
    `as ${name} as they go in a grid, blocks keep their words in them and each in one line`,
    onDesktops,
    async ({ page, sites }) => {
      await page.setViewportSize({ width: 1000, height: 800 })
      await page.goto(`${sites.extremes}${name}`)
      // What is made to run over their edge is left out: a marquee, photos laid down by hand.
      const blocks = page.locator(
        'main [data-block]:not([data-block=marquee], [data-block$=strip])',
      )
      expect(await blocks.count()).toBeGreaterThan(25)
      await page.evaluate(() => document.fonts.ready)
      expect(await blocks.evaluateAll(wordsOutside)).toEqual([])
      // Also what it says once a visitor has signed up.
      await page.locator('[data-flag]').evaluate((block) => {
        document.documentElement.dataset['flagged'] = block.dataset['flag']
      })
      const thanks = page.locator('[data-block=newsletter]')
      await expect(thanks.getByRole('textbox')).toBeHidden()
      expect(await thanks.evaluateAll(wordsOutside)).toEqual([])
      // Times, numbers and addresses have hyphens and dots to break at.
      const broken = await blocks.evaluateAll(brokenWords)
      expect(broken.filter((word) => /^\p{L}+[.,!]?$/u.test(word))).toEqual([])
    },
  )
}

for (const type of ['hours-card', 'menu-card'])
  test(
    `however wide it is, the picture of a ${type} leaves the words above it alone`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites.extremes}extreme-${type}`)
      const above = await page.locator(`[data-block=${type}]`).evaluateAll((blocks) =>
        blocks.map((block) => {
          const pictures = [...block.querySelectorAll('img')]
          const tops = pictures.map((picture) => picture.getBoundingClientRect().top)
          return block.getBoundingClientRect().top - Math.min(...tops)
        }),
      )
      expect(Math.max(...above)).toBeLessThan(48)
    },
  )

/** The words of each block that begin left of it or end right of it. Runs in the page. */
function wordsOutside(blocks: Element[]): string[] {
  return blocks.flatMap((block) => {
    const box = block.getBoundingClientRect()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const shown = { visibilityProperty: true, opacityProperty: true }
      const parent = text.parentElement
      if (!parent?.checkVisibility(shown) || parent.closest('.hidden-visually')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right } of range.getClientRects())
        if (left < box.left - 1 || right > box.right + 1)
          found.push(`${block.id}: ${text.nodeValue}`)
    }
    return found
  })
}
