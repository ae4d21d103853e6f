import { type Locator, type Page, expect } from '@playwright/test'

/** How an author works: everything below is done by the mouse, or by keys alone. */
export interface Hands {
  press(button: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Opens a menu and chooses of it. */
  choose(button: Locator, item: string): Promise<void>
  /** Opens what several pages share. */
  openFacts(name: string): Promise<void>
  selectBlock(name: string): Promise<void>
  /** Does something to the selected block: `Move up`. */
  toBlock(tool: string, keys: string): Promise<void>
  travel(way: 'Undo' | 'Redo'): Promise<void>
}

export function mouse(page: Page): Hands {
  return {
    press: async (button) => button.click(),
    async write(field, text) {
      await field.click()
      await field.fill(text)
    },
    async choose(button, item) {
      await button.click()
      await page.getByRole('menu').getByText(item, { exact: true }).click()
    },
    async openFacts(name) {
      await page.getByRole('tab', { name: 'Site' }).click()
      await page
        .getByRole('list', { name: 'Facts of the site' })
        .getByRole('button', { name, exact: true })
        .click()
    },
    async selectBlock(name) {
      await page.getByRole('tab', { name: 'Page' }).first().click()
      await page.getByRole('treeitem', { name }).click()
    },
    async toBlock(tool) {
      await page.getByRole('toolbar').getByRole('button', { name: tool }).click()
    },
    async travel(way) {
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${way}`) })
      await expect(button).toBeVisible()
      // It is told of the last step a moment after the page: a person who clicks once more does no harm.
      while ((await button.getAttribute('aria-disabled')) !== 'true')
        await button.click({ force: true })
    },
  }
}

export function keyboard(page: Page): Hands {
  const { keyboard: keys } = page
  /** Goes on with Tab, or back where it lies behind, until the focus is there, all the way around if it must. */
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor()
    const back = await target.evaluate(
      (element) =>
        (document.activeElement ?? element).compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_PRECEDING,
    )
    for (let step = 0; step < 300; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keys.press(back ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${String(target)}.`)
  }
  /** The list of everything there is to do and to open. */
  const type = async (words: string, option: string): Promise<void> => {
    await keys.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Do or open' })).toBeFocused()
    await keys.type(words)
    await expect(page.getByRole('option', { name: option }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await keys.press('Enter')
  }
  return {
    async press(button) {
      await reach(button)
      await keys.press('Enter')
    },
    async write(field, text) {
      await reach(field)
      await keys.press('Control+a')
      await keys.type(text)
    },
    async choose(button, item) {
      await reach(button)
      await keys.press('Enter')
      const chosen = page.getByRole('menu').getByRole('menuitem', { name: item, exact: true })
      await chosen.or(page.getByRole('menuitemradio', { name: item, exact: true })).waitFor()
      for (let step = 0; step < 30; step += 1) {
        const now = page.locator('[role^=menuitem]:focus')
        if ((await now.getAttribute('aria-label')) === item) break
        await keys.press('ArrowDown')
      }
      await keys.press('Enter')
    },
    async openFacts(name) {
      const tab = page.getByRole('tab', { name: 'Site' })
      if ((await tab.getAttribute('aria-selected')) !== 'true') {
        await reach(page.getByRole('tab', { name: 'Page' }).first())
        for (let step = 0; step < 5; step += 1)
          if ((await tab.getAttribute('aria-selected')) !== 'true') await keys.press('ArrowRight')
      }
      await reach(
        page
          .getByRole('list', { name: 'Facts of the site' })
          .getByRole('button', { name, exact: true }),
      )
      await keys.press('Enter')
    },
    selectBlock: async (name) => type(name, name),
    async toBlock(_, combination) {
      await keys.press(combination)
    },
    async travel(way) {
      const nothing = page
        .getByRole('status')
        .filter({ hasText: `There’s nothing to ${way.toLowerCase()}.` })
      for (let step = 0; step < 200 && (await nothing.count()) === 0; step += 1)
        await keys.press(way === 'Undo' ? 'Control+z' : 'Control+Shift+z')
      await expect(nothing).toHaveCount(1)
    },
  }
}
