import type { Browser, Locator, Page } from '@playwright/test'

import { median } from '#tests/bench/median.ts'

import { type Shown, installProbe } from './probe.ts'

/** An editor with a long page in it, and how a person uses it. */
export interface Editor {
  readonly name: string
  readonly url: string
  /** Finds every block in the frame, and the heading of the middle one. */
  readonly blocks: string
  readonly heading: string
  /** What stands in the page or its frame only while something is dragged. */
  readonly dragged: string
  /** Selects the middle block; answers the field of its heading. */
  choose(page: Page): Promise<Locator>
  /** Where to press to drag the middle block. */
  grip(page: Page): Promise<{ x: number; y: number }>
  close(): Promise<void>
}

/** Milliseconds; of several the median, of keys the 95th percentile. */
export interface Speed {
  readonly open: number
  readonly key: number
  readonly undo: number
  readonly drag: number
  /** What the slowest twentieth of the keys spent their time with, on average. */
  readonly slowest: Shown
}

/**
 * Editors are measured in turns, so that an hour in which the machine is slow is an hour of both; what
 * one of them did in all its turns is one figure.
 */
const ROUNDS = 3

/** In each round; keys so many that a percentile of them all means something. */
const OPENINGS = 3
const KEYS = 60
const UNDOS = 4
const DRAGS = 3

/**
 * How fast each editor is with a page of that many blocks, in the same order.
 *
 * @throws {Error} if one does not come to it.
 */
export async function measureEditors(
  browser: Browser,
  editors: readonly Editor[],
  count: number,
): Promise<Speed[]> {
  const turns = editors.map((): Turn[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, editor] of editors.entries())
      turns[index]?.push(await turn(browser, editor, count))
  return turns.map(speedOf)
}

/** What was measured in one turn of an editor; drags and openings in milliseconds. */
interface Turn {
  readonly opened: readonly number[]
  readonly keys: readonly Shown[]
  readonly undos: readonly Shown[]
  readonly drags: readonly number[]
}

async function turn(browser: Browser, editor: Editor, count: number): Promise<Turn> {
  const { blocks, heading } = editor
  const opened: number[] = []
  const open = async (): Promise<Page> => {
    const page = await opening(browser, editor, { blocks, count })
    opened.push(await page.evaluate(() => window.probe.opened))
    return page
  }
  for (let run = 1; run < OPENINGS; run++) await (await open()).context().close()
  const page = await open()
  // What is put off at opening is not part of a key.
  await page.waitForTimeout(3000)
  const field = await editor.choose(page)
  await field.focus()
  await page.keyboard.press('End')
  await page.evaluate((selector) => window.probe.watchHeading(selector), heading)
  const typed = await keys(page, KEYS, 'x', 80)
  // Pauses, so that each is a step of its own.
  await keys(page, UNDOS, 'y', 1500)
  const undos = await keys(page, UNDOS, 'Control+z', 300)
  const dragged = await drags(page, editor)
  await page.context().close()
  return { opened, keys: typed, undos, drags: dragged }
}

function speedOf(turns: readonly Turn[]): Speed {
  const sorted = turns.flatMap(({ keys }) => keys).toSorted((a, b) => whole(a) - whole(b))
  const slowest = sorted.slice(Math.floor(sorted.length * 0.95))
  return {
    open: median(turns.flatMap(({ opened }) => opened)),
    key: slowest[0] ? whole(slowest[0]) : Infinity,
    undo: median(turns.flatMap(({ undos }) => undos).map(whole)),
    drag: median(turns.flatMap(({ drags }) => drags)),
    slowest: average(slowest),
  }
}

const whole = ({ scripts, screen, frame }: Shown): number => scripts + screen + frame

function average(all: readonly Shown[]): Shown {
  const of = (part: keyof Shown): number =>
    all.reduce((sum, one) => sum + one[part], 0) / Math.max(all.length, 1)
  return { scripts: of('scripts'), screen: of('screen'), frame: of('frame') }
}

async function opening(
  browser: Browser,
  { url }: Editor,
  whole: { blocks: string; count: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // The bench is run by a compiler that gives functions names by this.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made' })
  await page.addInitScript(installProbe, whole)
  // It tells by itself: to ask it, Playwright would bring a script of its own into the page meanwhile.
  const opened = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'opened',
    timeout: 120_000,
  })
  await page.goto(url, { waitUntil: 'commit' })
  await opened
  return page
}

async function keys(page: Page, count: number, key: string, pause: number): Promise<Shown[]> {
  await page.evaluate(() => (window.probe.keys = []))
  for (let pressed = 0; pressed < count; pressed++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pause)
  }
  await page.waitForTimeout(500)
  const times = await page.evaluate(() => window.probe.keys)
  // One figure may stand for several keys, where the page was too slow to show each.
  if (times.length === 0) throw new Error(`${key} changed nothing on the page.`)
  return times
}

async function drags(page: Page, editor: Editor): Promise<number[]> {
  await page.evaluate((sign) => window.probe.watchDrag(sign), editor.dragged)
  for (let run = 0; run < DRAGS; run++) {
    const { x, y } = await editor.grip(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 40, { steps: 20 })
    await page.waitForTimeout(800)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.waitForTimeout(800)
  }
  const times = await page.evaluate(() => window.probe.drags)
  if (times.length === 0) throw new Error('Nothing could be dragged.')
  return times
}
