import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Page, expect as plainExpect, test } from '@playwright/test'

import { onDesktops } from '#tests/e2e/support/sites.ts'
import { copyHouse } from '#tests/tools/house.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

/** Source files are compiled when they are first asked for; a busy machine takes its time. */
const expect = plainExpect.configure({ timeout: 20_000 })

/** A copy of the whole house, so that a test may change any file of it. */
const house = join(process.cwd(), '.cache/e2e/house')
let server: Awaited<ReturnType<typeof startDevServer>>

const home = join(house, 'pages/multi-location/home.json')

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(house, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} holds ${String(from)}`).not.toBe(before)
  writeFileSync(path, after)
}

/** Marks the open document, so that a reload by hand or by script would show. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

/** How many nodes of pages a tab holds once it has been cleaned up. */
async function nodesIn(page: Page): Promise<number> {
  const tab = await page.context().newCDPSession(page)
  for (let time = 0; time < 3; time += 1) await tab.send('HeapProfiler.collectGarbage')
  const { nodes } = await tab.send('Memory.getDOMCounters')
  await tab.detach()
  return nodes
}

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  copyHouse(house)
  // Fonts and pictures are as the builds made them: making them anew is half of the first page's time.
  for (const made of ['fonts', 'media'])
    cpSync(join('.cache', made), join(house, '.cache', made), { recursive: true })
  server = await startDevServer({ root: house, pagesDir: 'pages', port: 0, host: '127.0.0.1' })
})

test.afterAll(async () => {
  await server?.close()
})

test(
  'an edit of a page’s JSON shows without a reload, and the page stays where it was',
  onDesktops,
  async ({ page }) => {
    // A film makes nodes of its own once it has come, which is later on a busy machine.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(server.url)
    await page.waitForLoadState('networkidle')
    const unmoved = await mark(page)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    change(
      'pages/multi-location/home.json',
      'UES is open. 8 to 8, every day',
      'Fresh from the file',
    )
    await expect(page.getByText('Fresh from the file').first()).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(1500)
    expect(await unmoved()).toBe(true)
    const nodes = await nodesIn(page)
    change('pages/multi-location/home.json', 'Fresh from the file', 'Fresh once more')
    await expect(page.getByText('Fresh once more').first()).toBeAttached()
    change('pages/multi-location/home.json', 'Fresh once more', 'Fresh from the file')
    await expect(page.getByText('Fresh from the file').first()).toBeAttached()
    await expect.poll(() => nodesIn(page), 'no page that came stays').toBe(nodes)
  },
)

test(
  'an edit shows that was told before the page could hear of it',
  onDesktops,
  async ({ page }) => {
    const socket = page.waitForEvent('websocket')
    const heard = async (word: string): Promise<void> => {
      await (await socket).waitForEvent('framereceived', ({ payload }) => payload.includes(word))
    }
    const connected = heard('connected')
    const told = heard('sandwichboard:change')
    await page.route('**/preview/dev-client.ts', async (route) => {
      await connected
      change('pages/multi-location/home.json', 'Fresh from the file', 'Fresh from the file, again')
      await told
      await route.continue()
    })
    await page.goto(server.url)
    await expect(page.getByText('Fresh from the file, again').first()).toBeAttached()
    change('pages/multi-location/home.json', 'Fresh from the file, again', 'Fresh from the file')
    await expect(page.getByText('Fresh from the file, again')).toHaveCount(0)
  },
)

test(
  'the language of the site and a picture that another takes the place of follow as well',
  onDesktops,
  async ({ page }) => {
    await page.goto(server.url)
    const fist = page.getByRole('region', { name: 'Announcements' }).locator('img').first()
    const shape = (): Promise<string> =>
      fist.evaluate((img: HTMLImageElement) => `${img.naturalWidth} × ${img.naturalHeight}`)
    const file = join(house, 'pages/media/marks/fist.svg')
    const drawing = readFileSync(file)
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="20"/>')
    await expect.poll(shape).toBe('300 × 20')
    writeFileSync(file, drawing)
    await expect.poll(shape).not.toBe('300 × 20')
    change('pages/site.json', '"en-US"', '"he-IL"')
    await expect(page.locator('html[dir=rtl]')).toHaveAttribute('lang', 'he-IL')
    change('pages/site.json', '"he-IL"', '"en-US"')
    await expect(page.locator('html:not([dir=rtl])')).toHaveAttribute('lang', 'en-US')
  },
)

test('an edit of a component shows', onDesktops, async ({ page }) => {
  await page.goto(server.url)
  change('blocks/marquee/Marquee.tsx', '{phrase}', '{phrase.toUpperCase()}')
  await expect(page.getByText('FRESH FROM THE FILE').first()).toBeAttached()
})

test('an edit of a block’s CSS shows', onDesktops, async ({ page }) => {
  await page.goto(server.url)
  const marquee = page.getByRole('region', { name: 'Announcements' })
  change('blocks/marquee/marquee.module.css', 'height: 42px', 'height: 77px')
  await expect(marquee).toHaveCSS('height', '77px')
})

test('an edit of a block’s schema shows', onDesktops, async ({ page }) => {
  await page.goto(server.url)
  change('blocks/marquee/block.schema.json', '"default": 17', '"default": 6')
  await expect(page.getByText('FRESH FROM THE FILE')).toHaveCount(6)
})

test(
  'a broken file is told over the last good page, with place and remedy, and goes when it is mended',
  onDesktops,
  async ({ page }) => {
    await page.goto(server.url)
    const good = readFileSync(home, 'utf8')
    writeFileSync(home, good.replace('"type": "marquee"', '"type": "marqee"'))
    const problems = page.getByRole('dialog', { name: 'Problems' })
    await expect(problems).toContainText('One thing to fix')
    await expect(problems).toContainText('pages/multi-location/home.json')
    await expect(problems).toContainText('Did you mean "marquee"?')
    await expect(problems).toContainText('You see the last version that worked.')
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
    writeFileSync(home, good.slice(0, 200))
    await expect(problems).toContainText('home.json')
    writeFileSync(home, good)
    await expect(problems).toBeHidden()
    change('blocks/faves/Faves.tsx', '"faves/follow"', '"faves/folow"')
    await expect(problems).toContainText('Did you mean “faves/follow”?')
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
    change('blocks/faves/Faves.tsx', '"faves/folow"', '"faves/follow"')
    await expect(problems).toBeHidden()
    change('blocks/faves/Faves.tsx', 'return (', 'return ((')
    await expect(problems).toContainText(/blocks\/faves\/Faves\.tsx:\d+:\d+/)
    await expect(problems).not.toContainText('\u001B')
    change('blocks/faves/Faves.tsx', 'return ((', 'return (')
    await expect(problems).toBeHidden()
  },
)

test(
  'a page that is broken when it is first opened does not claim to have worked',
  onDesktops,
  async ({ page }) => {
    const good = readFileSync(home, 'utf8')
    writeFileSync(home, good.slice(0, 200))
    await page.goto(`${server.url}contact`)
    const problems = page.getByRole('dialog', { name: 'Problems' })
    await expect(problems).toContainText('This page has not worked yet.')
    writeFileSync(home, good)
    await expect(problems).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a script that browsers run is told with the place of its fault, until it is mended',
  onDesktops,
  async ({ page }) => {
    await page.goto(server.url)
    const file = 'blocks/faves/follow.behavior.ts'
    change(file, 'export function start(', 'export function start((')
    const problems = page.getByRole('dialog', { name: 'Problems' })
    await expect(problems).toContainText(/blocks\/faves\/follow\.behavior\.ts:\d+:\d+/)
    await expect(problems).toContainText('Fix the file and save it.')
    await expect(page.getByRole('heading', { name: 'Faves' })).toBeAttached()
    // It is told again with each change of the page, which then has no script to start.
    const told = page.locator('sb-problems')
    await told.evaluate((element) => element.setAttribute('data-old', ''))
    change('pages/multi-location/home.json', '"{product} | Hello"', '"{product} | Hi"')
    await expect(page.locator('sb-problems:not([data-old])')).toBeAttached()
    change('pages/multi-location/home.json', '"{product} | Hi"', '"{product} | Hello"')
    change(file, 'export function start((', 'export function start(')
    await expect(problems).toBeHidden()
  },
)

test(
  'a block that throws is a labelled placeholder, and the rest of the page stands',
  onDesktops,
  async ({ page }) => {
    await page.goto(server.url)
    const file = 'blocks/marquee/Marquee.tsx'
    change(file, 'return (', "if (phrase) throw new Error('The phrase is too loud.')\n  return (")
    await expect(page.getByRole('alert')).toContainText('marquee')
    await expect(page.getByRole('alert')).toContainText('The phrase is too loud.')
    const problems = page.getByRole('dialog', { name: 'Problems' })
    await expect(problems).toContainText('The rest of the page is as it is now.')
    await expect(problems).toContainText(
      /pages\/multi-location\/home\.json: block 1 “announcement” \(marquee\) could not be drawn; it last read the setting \/\w+\./,
    )
    await expect(problems).toContainText('Fix the setting, or blocks/marquee, and save it.')
    await expect(page.getByRole('heading', { name: 'Faves' })).toBeAttached()
    change(file, "if (phrase) throw new Error('The phrase is too loud.')\n  ", '')
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
  },
)

test('a block folder comes, changes and goes without a restart', onDesktops, async ({ page }) => {
  await page.goto(server.url)
  const folder = join(house, 'blocks/hello-there')
  mkdirSync(folder)
  const schema = JSON.parse(
    readFileSync(join(house, 'blocks/marquee/block.schema.json'), 'utf8'),
  ) as Record<string, unknown>
  const words = { words: { type: 'string', minLength: 1, description: 'What it says.' } }
  delete schema['x-region']
  writeFileSync(
    join(folder, 'block.schema.json'),
    JSON.stringify({ ...schema, title: 'Hello there', required: ['words'], properties: words }),
  )
  writeFileSync(
    join(folder, 'example.json'),
    JSON.stringify({ type: 'hello-there', id: 'hello', words: 'Hi' }),
  )
  writeFileSync(
    join(folder, 'HelloThere.tsx'),
    'export function HelloThere({ words }: { words: string }) {\n  return <p>{words}</p>\n}\n',
  )
  change(
    'pages/multi-location/home.json',
    '"blocks": [',
    '"blocks": [\n    { "type": "hello-there", "id": "hello", "words": "A block from nowhere" },',
  )
  await expect(page.getByText('A block from nowhere')).toBeVisible()
  change('blocks/hello-there/HelloThere.tsx', '{words}<', '{words}!<')
  await expect(page.getByText('A block from nowhere!')).toBeVisible()
  rmSync(folder, { recursive: true })
  const problems = page.getByRole('dialog', { name: 'Problems' })
  await expect(problems).toContainText('There is no block called "hello-there".')
  change('pages/multi-location/home.json', /\n.*"hello-there".*/, '')
  await expect(problems).toBeHidden()
  await expect(page.getByText('A block from nowhere')).toHaveCount(0)
})

test(
  'islands start in the dev server, and the console stays clean',
  onDesktops,
  async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(server.url)
    const section = page.getByRole('region', { name: /hand over/i })
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('iframe')).toBeAttached()
    await page.goto(`${server.url}quiz`)
    await expect(page.locator('[data-awake=true]')).toBeAttached()
    expect(said.filter((text) => !text.includes('ERR_'))).toEqual([])
  },
)
