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

/** Words that are lighter than a middle grey, where grounds are not printed. */
export function paleWords(page: Page): Promise<string[]> {
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
