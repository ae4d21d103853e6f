import type { Page } from '@playwright/test'

import { model } from './served-pages.ts'

/** The typeface of running text, by its name in CSS. */
const { fonts = {}, type = {} } = Object.values(model.sets)[0]?.theme ?? {}
const textFamily = fonts[type['text']?.font ?? '']?.family ?? ''

/** Lines of running text, which headlines are not, that are wider than 960. */
export function wideLines(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, running) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let seen = 0
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (!getComputedStyle(text.parentElement!).fontFamily.includes(running)) continue
      seen += 1
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { width } of range.getClientRects())
        if (width > 960) found.push(`${width}: ${text.textContent}`)
    }
    return seen > 0 ? found : ['There is no running text to measure.']
  }, textFamily)
}

/** Words that show or unfold in the typeface that a browser takes where a page names none. */
export function wordsInNoTypeface(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])')
    for (const one of folded) one.open = true
    const none = getComputedStyle(document.documentElement).fontFamily
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.hidden-visually')) continue
      if (getComputedStyle(parent).fontFamily === none) found.push(textContent.trim())
    }
    for (const one of folded) one.open = false
    return found
  })
}
