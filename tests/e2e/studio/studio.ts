import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test'

import { test as base } from '#tests/e2e/support/shared-tab.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

import { copyPages } from './copy-pages.ts'

/** An editor on a copy of the pages, which a test may do anything to. */
export interface Studio {
  readonly url: string
  /** The copy of the pages folder. */
  readonly pages: string
  /** The page that is being edited, as its visitors see it. */
  readonly canvas: FrameLocator
  /** What is set of what is selected, or else of the page, under its tabs. */
  readonly settings: Locator
  /** Opens a document by its id, without `.json`: `multi-location/home`. */
  open(document: string): Promise<void>
  /** Opens the home page and clicks the heading of Faves, so that this block is selected. */
  openFaves(): Promise<void>
  /** Opens the JSON of what is selected, and answers its text. */
  openJson(): Promise<Locator>
  /** A file of the copy as it is on disk. */
  read(file: string): string
  /** Makes the copy a git repository of one commit; the answer runs git in it. */
  repository(): (...args: string[]) => string
  /** Waits until a screen reader is told just this. */
  hears(text: string | RegExp): Promise<void>
  /** Waits until this is told to whoever looks at the screen, over all else on it. */
  sees(text: string | RegExp): Promise<void>
  /**
   * Where the middle of something on the edited page is on the screen, once it can be seen. The page
   * is drawn at a scale, which Playwright's own clicks know nothing of: they miss whatever is small,
   * and scroll the page up and down first until they believe to hit what is large.
   */
  spot(locator: Locator): Promise<{ x: number; y: number }>
  /** Clicks it there. */
  click(locator: Locator): Promise<void>
}

interface Served {
  /** A server and the pages folder that it is of. */
  readonly served: { readonly url: string; readonly pages: string }
  /** Whether the browser has nothing of the editor yet, so that each part of it comes from the server. */
  readonly firstVisit: boolean
}

export const test = base.extend<Served & { studio: Studio }, { address: { port: number } }>({
  firstVisit: [false, { option: true }],
  /** Where one server of a worker listens after the other: what the browser has of an editor lasts. */
  address: [async ({}, use) => use({ port: 0 }), { scope: 'worker' }],
  served: async ({ address, firstVisit }, use) => {
    const pages = copyPages()
    const server = await startDevServer({
      root: process.cwd(),
      pagesDir: pages,
      port: firstVisit ? 0 : address.port,
      host: '127.0.0.1',
    })
    if (!firstVisit) address.port = Number(new URL(server.url).port)
    await use({ url: server.url, pages })
    await server.close()
    rmSync(pages, { recursive: true })
  },
  // The tab is tidied while the server still answers, for half of what it costs later.
  plain: async ({ served }, use) => use(new URL('studio/frame', served.url).pathname),
  studio: async ({ page, served }, use) => {
    const { pages } = served
    const faults: string[] = []
    page.on('pageerror', ({ message, stack }) => faults.push(stack ?? message))
    const url = `${served.url}studio/`
    const canvas = canvasOf(page)
    const settings = page.getByRole('complementary', { name: 'Settings' })
    const open = async (document: string): Promise<void> => {
      await page.goto(url + document)
      await canvas.locator('[data-block]').first().waitFor()
    }
    const spot = async (locator: Locator): Promise<{ x: number; y: number }> => {
      // The first frame of what fades in has it in its place, where nobody sees it.
      const isSeen = () =>
        locator.evaluate((element) => element.checkVisibility({ opacityProperty: true }))
      await expect.poll(isSeen, 'it can be seen').toBe(true)
      const at = await locator.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2, all: innerWidth }
      })
      const frame = await page.locator('iframe[title="The page"]').boundingBox()
      if (!frame) throw new Error('The page is not in view.')
      const scale = frame.width / at.all
      return { x: frame.x + at.x * scale, y: frame.y + at.y * scale }
    }
    const click = async (locator: Locator): Promise<void> => {
      const { x, y } = await spot(locator)
      await page.mouse.click(x, y)
    }
    await use({
      url,
      pages,
      canvas,
      settings,
      open,
      openFaves: async () => {
        await open('multi-location/home')
        await click(canvas.getByRole('heading', { name: 'Faves' }))
      },
      openJson: async () => {
        await settings.getByRole('tab', { name: 'JSON' }).click()
        return settings.getByRole('textbox', { name: 'JSON' })
      },
      read: (file) => readFileSync(join(pages, file), 'utf8'),
      repository() {
        const git = (...args: string[]): string =>
          execFileSync('git', ['-C', pages, ...args], { encoding: 'utf8' }).trim()
        git('init', '-q', '-b', 'main')
        git('config', 'user.name', 'Ada')
        git('config', 'user.email', 'ada@mitts.example')
        git('add', '.')
        git('commit', '-q', '-m', 'Begin')
        return git
      },
      hears: async (text) => {
        await page
          .getByRole('status')
          .getByText(text, { exact: true })
          .waitFor({ state: 'attached' })
      },
      sees: async (text) => {
        const toast = page.locator('[data-said]').filter({ hasText: text, visible: true })
        const isOnTop = () =>
          toast.evaluate((element: HTMLElement) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const found = document.elementFromPoint(left + width / 2, top + height / 2)
            return element.contains(found)
          })
        await expect.poll(isOnTop).toBe(true)
      },
      spot,
      click,
    })
    expect(faults, 'what went wrong in the editor, seen or not').toEqual([])
  },
})

/** The page that a tab edits. */
export function canvasOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The page"]')
}

/** Waits until what holds a picture of a page is as wide as the page in it. */
export async function seenToItsEdge(frame: Locator): Promise<void> {
  const cutOff = async (): Promise<number> => {
    const [all, seen] = [await frame.boundingBox(), await frame.locator('..').boundingBox()]
    return all && seen ? all.width - seen.width : NaN
  }
  await expect.poll(cutOff, 'how much of the page is cut off').toBeLessThanOrEqual(0)
}
