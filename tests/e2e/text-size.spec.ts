import { expect } from '@playwright/test'

import { onDesktops, test } from './sites.ts'

// WCAG 2.2, 1.4.4: a visitor may set letters twice as large, on a screen that stays as it is.
test(
  'with letters twice as large no price, number or heading is cut off',
  onDesktops,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    for (const [site, cut] of [
      [sites.multi, '[data-block=faves] li'],
      [sites.single, '[data-block$=card] section, aside p:not([data-behavior])'],
    ] as const) {
      await page.goto(site)
      // The policy of the page refuses a style element; the object model asks nobody.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const wider = await page.locator(cut).evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const edge = box.getBoundingClientRect()
          return [...box.querySelectorAll('h2, p, span')]
            .filter(
              (words) =>
                words.textContent.trim() && !words.closest('[aria-hidden], details:not([open])'),
            )
            .filter((words) => {
              const range = document.createRange()
              range.selectNodeContents(words)
              const { right, bottom, width } = range.getBoundingClientRect()
              return width > 1 && (right > edge.right + 1 || bottom > edge.bottom + 1)
            })
            .map((words) => words.textContent)
        }),
      )
      expect(wider).toEqual([])
    }
  },
)
