import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

import { axe } from '#tests/e2e/support/axe.ts'

const all = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What keeps somebody from using the editor as it is now; the page in its frame has tests of its
 * own. With `colors` only what other colours can change is asked.
 */
export async function faultsIn(page: Page, asked: 'all' | 'colors' = 'all'): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    asked === 'all'
      ? { type: 'tag', values: all }
      : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
  return axe(page, 'html', { runOnly })
}

/**
 * What is cut off at a side of the window, or has to be scrolled sideways. The page in its frame takes
 * its size from the room it has, a moment later; what is loose is what stays so.
 */
export async function looseIn(page: Page): Promise<string[]> {
  const end = Date.now() + 2000
  for (;;) {
    const found = await looseNow(page)
    if (found.length === 0 || Date.now() > end) return found
  }
}

function looseNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.getAttribute('aria-label') ?? ''}`
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { scrollWidth, clientWidth } = element
      const { overflowX } = getComputedStyle(element)
      if ((overflowX === 'auto' || overflowX === 'scroll') && scrollWidth > clientWidth + 1)
        found.push(`${named(element)} scrolls sideways`)
      // What is clipped on purpose, as the page at its scale, is its holder's business.
      const { left, right, width } = element.getBoundingClientRect()
      const canBeUsed = element.matches(
        'button, a, input, select, textarea, [role], [tabindex="0"]',
      )
      if (canBeUsed && width > 1 && (left < -1 || right > innerWidth + 1))
        found.push(`${named(element)} reaches from ${left} to ${right}`)
    }
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`The page is ${scrollWidth} wide.`)
    return found
  })
}

/** What takes time to change, or moves by itself. */
export async function movingIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isLong = (times: string): boolean =>
      times.split(',').some((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000) > 1)
    for (const element of document.body.querySelectorAll('*'))
      for (const part of [null, '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part)
        const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration)
        if (isAnimated || isLong(style.transitionDuration))
          found.push(`${element.tagName.toLowerCase()}.${element.className} ${part ?? ''}`)
      }
    return found
  })
}
