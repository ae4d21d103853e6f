import { type Page, expect } from '@playwright/test'

import { brokenWords } from '#tests/e2e/support/broken-words.ts'
import {
  eight,
  moving,
  next,
  open,
  restart,
  sheets,
  start,
  still,
} from '#tests/e2e/support/quiz-page.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

for (const site of ['multi', 'single'] as const) {
  test(
    `/quiz and /quiz/sandwich of the ${site} site are one page with its own title (B14, B18, B19, B20, D6)`,
    onDesktops,
    async ({ page, sites }) => {
      await sheets(page, sites[site], 'copies')
      const mains: string[] = []
      for (const path of ['quiz', 'quiz/', 'quiz/sandwich', 'quiz/sandwich/']) {
        const response = await page.request.get(`${sites[site]}${path}`)
        expect(response.status()).toBe(200)
        const html = await response.text()
        mains.push(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
        expect(html).toContain('<title>Quiz: What sandwich are you?</title>')
        expect(html).toMatch(/rel="canonical" href="[^"]*\/quiz"/)
        // The styles of every view that may come, what all share first, and of no other block.
        const css = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
        expect(css.indexOf('.quiz-root')).toBeGreaterThan(0)
        expect(css.indexOf('.quiz-result-stage')).toBeGreaterThan(css.indexOf('.quiz-root'))
        expect(css).not.toContain('.faves-')
      }
      expect(new Set(mains).size).toBe(1)
      expect(mains[0]).toContain('Start Quiz')
    },
  )
}

test('the start has headline, subhead, six of the first six sandwiches and the button (L2, L4, L5, D24)', async ({
  page,
  sites,
}) => {
  await open(page, sites.multi)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What sandwich are you?')
  await expect(page.getByText('A sandwich-y personality quiz.')).toBeVisible()
  await expect(start(page)).toBeVisible()
  const titles = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
  expect(titles.toSorted()).toEqual([
    'Bacon Egg + Cheese',
    'Banh Mi',
    'Chicken Club',
    'Mushroom Melt',
    'Roast Beef',
    'The Gigante',
  ])
})

test(
  'the pictures of the start come in another order on another visit (L4)',
  onDesktops,
  async ({ page, sites }) => {
    await sheets(page, sites.multi, 'copies')
    const orders = new Set<string>()
    for (let visit = 0; visit < 5 && orders.size < 2; visit += 1) {
      await page.goto(`${sites.multi}quiz`)
      await expect(page.locator('[data-awake=true]')).toBeAttached()
      const order = await page
        .getByRole('listitem')
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
      orders.add(order.join())
    }
    expect(orders.size).toBeGreaterThan(1)
  },
)

test('they fade and scale in one by one, 200 + 150·i (L6)', onPhones, async ({ page, sites }) => {
  // A machine that is busy may look once the first is there, when nothing is known of it any more.
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      for (const one of target instanceof Element ? target.getAnimations() : []) one.pause()
    })
  })
  await open(page, sites.multi)
  const delays = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const [animation] = item.getAnimations()
        const first = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]
        return [animation?.effect?.getTiming().delay, first?.['opacity'], first?.['scale']]
      }),
    )
  expect(delays).toEqual([200, 350, 500, 650, 800, 950].flatMap((delay) => [delay, '0', '0.8']))
})

test('it has its own layout: no header, a crust with the logo that leads home, 656 wide at most (L1, L17, A7, D29)', async ({
  page,
  sites,
}) => {
  await open(page, sites.multi)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const logo = page.getByRole('contentinfo').getByRole('link')
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('href', '/')
  await start(page).click()
  await expect(page.getByText('1 of 7')).toBeVisible()
  await expect(logo).toBeVisible()
  const box = await page.getByRole('group').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(656)
})

/** Each change moves at the ends of the quiz, and follows at once amid it, where it is always the same one. */
const hurry = (page: Page, question: number) => (question === 7 ? moving(page) : still(page))

test('the keyboard alone takes the quiz: arrows choose, Enter goes on, focus and count follow (L8, L9, L11, L13, L14, D50)', async ({
  page,
  sites,
}) => {
  const { said } = await open(page, sites.multi)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Enter')
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByRole('status')).toHaveText(`${question} of 7`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(next(page)).toBeDisabled()
    await expect(page.getByRole('radio')).toHaveCount(4)
    if (question > 1) await hurry(page, question)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio').nth(0)).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(next(page)).toBeEnabled()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(eight)
  await expect(page.getByRole('main').getByRole('img', { name: eight })).toBeVisible()
  await expect(page.getByText('you are', { exact: true }).last()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(restart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(start(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(said).toEqual([])
})

test(
  'a thumb alone takes the quiz, no screen scrolls, and no word is broken (L9, L12, L16)',
  onPhones,
  async ({ page, sites }) => {
    await open(page, sites.multi)
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await fits()
    await start(page).tap()
    for (let question = 1; question <= 7; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeVisible()
      await fits()
      expect(await page.getByRole('group').locator('label').evaluateAll(brokenWords)).toEqual([])
      const choice = page
        .getByRole('group')
        .locator('label')
        .nth(question % 4)
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await choice.tap()
      await expect(page.getByRole('radio').nth(question % 4)).toBeChecked()
      await fits()
      if (question > 1) await hurry(page, question)
      await next(page).tap()
    }
    await expect(restart(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await fits()
    await restart(page).tap()
    await expect(start(page)).toBeVisible()
  },
)

test(
  'whoever scrolled down to go on sees the next question from its top',
  onPhones,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 320, height: 400 })
    await open(page, sites.multi)
    await start(page).tap()
    for (let question = 1; question <= 3; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeInViewport()
      await page.getByRole('group').locator('label').last().tap()
      await next(page).tap()
    }
    await expect(page.getByText('4 of 7')).toBeInViewport()
  },
)

test(
  'the score counts the letters of the sheet wherever they stand: the plainest answers make the plainest sandwich (L12, L13)',
  onDesktops,
  async ({ page, sites }) => {
    await still(page)
    await open(page, sites.multi)
    const read = async (name: string) =>
      (await (await page.request.get(`${sites.multi}cached/cached.${name}.json`)).json()) as Record<
        string,
        string | number
      >[]
    const [questions, scoring, profiles] = [
      await read('quiz'),
      await read('scoring'),
      await read('profiles'),
    ]
    for (const most of [false, true]) {
      await start(page).click()
      let score = 0
      for (const [index, row] of questions.entries()) {
        const points = ['A', 'B', 'C', 'D'].map(
          (letter) => [letter, Number(scoring[index]?.[letter])] as const,
        )
        const [letter, value] = points.toSorted((a, b) => (most ? b[1] - a[1] : a[1] - b[1]))[0]!
        score += value
        await expect(page.getByText(`${index + 1} of 7`)).toBeVisible()
        await page
          .getByRole('radio', { name: String(row[letter]).split(' - ')[0] ?? '', exact: true })
          .check({ force: true })
        await next(page).click()
      }
      const profile = profiles.find(
        (row) => Number(row['Lower Bound']) <= score && score <= Number(row['Upper Bound']),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        String(profile?.['Sandwich']),
      )
      await expect(page.getByText(String(profile?.['You Are:']))).toBeVisible()
      await expect(page.getByText(String(profile?.['Description']))).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await restart(page).click()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  },
)

test('Start tapped before the script runs is not lost (L8)', onPhones, async ({ page, sites }) => {
  await sheets(page, sites.multi, 'copies')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*Quiz-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${sites.multi}quiz`, { waitUntil: 'commit' })
  await start(page).click()
  await expect(page.getByText('Loading questions...')).toBeVisible()
  release()
  await expect(page.getByText('1 of 7')).toBeVisible()
  await expect(page.getByText('Loading questions...')).toBeHidden()
})

test(
  'all scripts of the quiz are asked for before the first of them runs',
  onPhones,
  async ({ page, sites }) => {
    await sheets(page, sites.multi, 'copies')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/page-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${sites.multi}quiz`, { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(4)
    release()
    await start(page).click()
    await expect(page.getByText('1 of 7')).toBeVisible()
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(4)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the start is whole, and its button tells what to do instead (B18, L2)', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.multi}quiz`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What sandwich are you?')
    await expect(page.getByRole('img', { name: 'Roast Beef' })).toBeVisible()
    await start(page).click()
    await expect(page.getByText('JavaScript', { exact: false })).toBeVisible()
    await expect(page.getByText('Yuba Rueben')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(start(page)).toBeVisible()
  })
})
