import { type Page, expect } from '@playwright/test'

import { answerAll, open, start, still } from '#tests/e2e/support/quiz-page.ts'
import { onPhones, test } from '#tests/e2e/support/sites.ts'

/** Each line of the fitted headlines: how many rows it takes, and how far it reaches over its column and the screen. */
function lines(page: Page): Promise<{ text: string; rows: number; wider: number; over: number }[]> {
  return page.locator('[class*=stack-line]:visible').evaluateAll((all) =>
    all.map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      return {
        text: line.textContent.trim(),
        wider: Math.max(...boxes.map(({ width }) => width)) - line.parentElement!.clientWidth,
        rows: new Set(boxes.map(({ top }) => Math.round(top / 4))).size,
        over: Math.max(0, ...boxes.map(({ right }) => right - innerWidth)),
      }
    }),
  )
}

function spaceOut(page: Page): Promise<void> {
  // The policy of the page refuses a style element; the object model asks nobody.
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

const pages = (sites: Readonly<Record<'multi' | 'single', string>>): string[] => [
  sites.multi,
  `${sites.multi}about-us`,
  `${sites.multi}quiz`,
  sites.single,
  `${sites.single}help`,
  `${sites.single}menu`,
]

/** Each line of each headline is one row, and not wider than its column. */
async function expectRows(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const found = await lines(page)
  expect(found.length, page.url()).toBeGreaterThan(0)
  expect(
    found.filter(({ rows, wider }) => rows > 1 || wider > 1),
    page.url(),
  ).toEqual([])
}

// WCAG 2.2, 1.4.12: a reader may set letters, words and lines further apart.
test('headlines are a row a line, not wider than their column; for who sets letters further apart they wrap, and nothing of them is cut off', async ({
  page,
  sites,
}) => {
  for (const url of pages(sites)) {
    await page.goto(url)
    await expectRows(page)
    await spaceOut(page)
    expect(
      (await lines(page)).filter(({ over }) => over > 1),
      url,
    ).toEqual([])
  }
})

test(
  'words of the home that are set further apart push its drawing down instead of going behind it',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    await spaceOut(page)
    const headline = page.getByRole('heading', { level: 1 })
    const words = (await headline.boundingBox())!
    // It stands on the lower edge of its box, which may be higher than it is.
    const drawing = await page
      .locator('section', { has: headline })
      .locator('img:visible')
      .evaluate((image: HTMLImageElement) => {
        const { bottom, width, height } = image.getBoundingClientRect()
        return bottom - Math.min(height, (width * image.naturalHeight) / image.naturalWidth)
      })
    // The browser knows how high it is to whole pixels.
    expect(Math.round(drawing)).toBeGreaterThanOrEqual(Math.round(words.y + words.height))
  },
)

test('headlines are a row a line in a font that stands in for theirs as well', async ({
  page,
  sites,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const url of pages(sites)) {
    await page.goto(url)
    await expectRows(page)
  }
})

for (const reader of ['sets letters further apart', 'does not get the fonts'])
  test(
    `the result of the quiz fits the phone of who ${reader}`,
    onPhones,
    async ({ page, sites }) => {
      await still(page)
      if (reader === 'does not get the fonts')
        await page.route('**/*.woff2', (route) => route.abort())
      await open(page, sites.multi)
      if (reader === 'sets letters further apart') await spaceOut(page)
      await start(page).click()
      await answerAll(page)
      const right = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getBoundingClientRect().right
      })
      expect(right).toBeLessThanOrEqual(390)
    },
  )
