import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

import { onDesktops, onPhones, test } from './sites.ts'

const service = 'https://sheets.mitts.example/**'
const cors = { 'access-control-allow-origin': '*' }
const eight =
  /^(Bacon Egg \+ Cheese|Chicken Club|Roast Beef|The Gigante|Banh Mi|Mushroom Melt|Roast Pork & Rabe|Yuba Rueben)$/

/** How the sheets answer: with the copies of the site, a status, or never. */
async function sheets(page: Page, site: string, answer: 'copies' | number | 'hang') {
  const asked: string[] = []
  await page.route(service, async (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? ''))
    if (answer === 'hang') return
    if (typeof answer === 'number') return route.fulfill({ status: answer, headers: cors })
    const name = asked.at(-1)?.startsWith('Quiz')
      ? 'quiz'
      : asked.at(-1)?.split(' ')[0]?.toLowerCase()
    const file = { quiz: 'quiz', scoring: 'scoring', results: 'profiles' }[name ?? ''] ?? ''
    const copy = await route.fetch({ url: `${site}cached/cached.${file}.json` })
    return route.fulfill({ response: copy, headers: { ...copy.headers(), ...cors } })
  })
  return asked
}

/** What the page says in the console, but for what the browser itself says of refused requests. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

async function open(page: Page, site: string, answer: 'copies' | number | 'hang' = 'copies') {
  const said = listen(page)
  const asked = await sheets(page, site, answer)
  await page.goto(`${site}quiz`)
  await expect(page.locator('[data-awake=true]')).toBeAttached()
  return { said, asked }
}

const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const restart = (page: Page) => page.getByRole('button', { name: 'Restart' })

/** Answers all seven questions, each with the choice that stands at this place. */
async function answerAll(page: Page, place = 0): Promise<void> {
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByRole('status').getByText(`${question} of 7`)).toBeVisible()
    await page.getByRole('radio').nth(place).check({ force: true })
    await next(page).click()
  }
  await expect(restart(page)).toBeVisible()
}

const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

for (const site of ['multi', 'single'] as const) {
  test(`/quiz and /quiz/sandwich of the ${site} site are one page with its own title (B14, B18, B19, B20, D6)`, async ({
    page,
    sites,
  }) => {
    await sheets(page, sites[site], 'copies')
    const mains: string[] = []
    for (const path of ['quiz', 'quiz/', 'quiz/sandwich', 'quiz/sandwich/']) {
      const response = await page.request.get(`${sites[site]}${path}`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      mains.push(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
      expect(html).toContain('<title>Quiz: What sandwich are you?</title>')
      expect(html).toMatch(/rel="canonical" href="[^"]*\/quiz"/)
    }
    expect(new Set(mains).size).toBe(1)
    expect(mains[0]).toContain('Start Quiz')
  })
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

test('the pictures of the start come in another order on another visit (L4)', async ({
  page,
  sites,
}) => {
  await sheets(page, sites.multi, 'copies')
  const orders = new Set<string>()
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`${sites.multi}quiz`)
    await expect(page.locator('[data-awake=true]')).toBeAttached()
    const order = await page
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    orders.add(order.join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('they fade and scale in one by one, 200 + 150·i (L6)', async ({ page, sites }) => {
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

test('three sheets are asked for at once, when the quiz loads (L21, M1)', async ({
  page,
  sites,
}) => {
  const { asked } = await open(page, sites.multi)
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['Quiz Questions and Feedback', 'Results Profiles', 'Scoring Matrix'])
})

test('only the quiz may reach the sheets (M1)', async ({ page, sites }) => {
  const policy = async (path: string) =>
    (await page.request.get(`${sites.multi}${path}`)).headers()['content-security-policy'] ?? ''
  expect(await policy('quiz')).toContain('https://sheets.mitts.example')
  expect(await policy('quiz/sandwich')).toContain('https://sheets.mitts.example')
  expect(await policy('terms')).toContain("connect-src 'self'")
  expect(await policy('terms')).not.toContain('sheets')
})

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
  await expect(page.getByText('you are', { exact: true })).toBeVisible()
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
  'a thumb alone takes the quiz, and no screen scrolls (L9, L12, L16)',
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
      const choice = page
        .getByRole('group')
        .locator('label')
        .nth(question % 4)
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await choice.tap()
      await expect(page.getByRole('radio').nth(question % 4)).toBeChecked()
      await fits()
      await next(page).tap()
    }
    await expect(restart(page)).toBeVisible()
    await fits()
    await restart(page).tap()
    await expect(start(page)).toBeVisible()
  },
)

test('a question in pictures names each of them in words too (L10)', async ({ page, sites }) => {
  await still(page)
  await open(page, sites.multi)
  await start(page).click()
  for (let question = 1; question <= 3; question += 1) {
    await page.getByRole('radio').first().check({ force: true })
    await next(page).click()
  }
  await expect(page.getByText('4 of 7')).toBeVisible()
  for (const name of ['A pickle', 'Coffee', 'Cookies', 'Chips'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeAttached()
  const pictures = await page
    .getByRole('group')
    .locator('picture img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  expect(pictures.filter((src) => src.endsWith('.jpg'))).toHaveLength(4)
})

test('a change fades out, waits 500 and fades in; the result waits 300 and takes 700 (L18, L19)', async ({
  page,
  sites,
}) => {
  await open(page, sites.multi)
  await page.evaluate(() => {
    const root = document.querySelector('[data-phase]') as HTMLElement
    const log: [string, number][] = []
    Object.assign(window, { log })
    new MutationObserver(() => {
      const now = `${root.dataset['phase']} ${root.dataset['view']}`
      if (log.at(-1)?.[0] !== now) log.push([now, performance.now()])
    }).observe(root, { attributes: true })
  })
  await start(page).click()
  await answerAll(page)
  await expect(page.locator('[data-phase=in][data-view=result]')).toBeAttached()
  const log = await page.evaluate(() => (window as unknown as { log: [string, number][] }).log)
  const after = (at: number) => Math.round((log[at]?.[1] ?? 0) - (log[at - 1]?.[1] ?? 0))
  expect(log.slice(0, 2).map(([name]) => name)).toEqual(['out start', 'in quiz'])
  expect(after(1)).toBeGreaterThanOrEqual(495)
  expect(after(1)).toBeLessThan(900)
  expect(log.slice(-3).map(([name]) => name)).toEqual(['out quiz', 'waiting result', 'in result'])
  expect(after(log.length - 2)).toBeGreaterThanOrEqual(495)
  expect(after(log.length - 1)).toBeGreaterThanOrEqual(295)
  expect(after(log.length - 1)).toBeLessThan(700)
  const durations = await page
    .locator('[data-view=result] > *')
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(durations).toBe('0.7s')
})

test('with reduced motion the same states follow at once (L20)', async ({ page, sites }) => {
  await still(page)
  await open(page, sites.multi)
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 100).length,
    ),
  ).toBe(0)
  await start(page).click()
  await expect(page.getByText('1 of 7')).toBeVisible({ timeout: 200 })
  await page.getByRole('radio').first().check({ force: true })
  await next(page).click()
  await expect(page.getByText('2 of 7')).toBeVisible({ timeout: 200 })
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  )
  expect(moving).toBe(0)
})

test('the score counts the letters of the sheet wherever they stand: the plainest answers make the plainest sandwich (L12, L13)', async ({
  page,
  sites,
}) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(profile?.['Sandwich']))
    await expect(page.getByText(String(profile?.['You Are:']))).toBeVisible()
    await expect(page.getByText(String(profile?.['Description']))).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await restart(page).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

for (const answer of [500, 404, 'hang'] as const) {
  test(`sheets that answer ${answer} hold up nobody: the quiz is taken to its end (L22, L24, D28, T2)`, async ({
    page,
    sites,
  }) => {
    await still(page)
    const { said } = await open(page, sites.multi, answer)
    await start(page).click()
    await expect(page.getByText('1 of 7')).toBeVisible({ timeout: 1000 })
    await expect(page.getByText('Loading questions...')).toBeHidden()
    await answerAll(page)
    if (answer === 404)
      expect(said[0]).toMatch(
        /^Error fetching https:\/\/sheets\.mitts\.example\/.*: 404 Not Found$/,
      )
  })
}

test('after the sheets the cached copies are asked for, all three, and play (L24, T2)', async ({
  page,
  sites,
}) => {
  const copies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cached/')) copies.push(new URL(request.url()).pathname)
  })
  await still(page)
  await open(page, sites.multi, 404)
  await expect
    .poll(() => copies.toSorted())
    .toEqual([
      '/cached/cached.profiles.json',
      '/cached/cached.quiz.json',
      '/cached/cached.scoring.json',
    ])
  await start(page).click()
  await answerAll(page)
  await expect(page.getByRole('main').getByRole('img', { name: eight })).toBeVisible()
})

/** The page as it would be if it carried no questions. */
async function empty(page: Page, site: string) {
  await page.route(`${site}quiz`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /&quot;sheets&quot;:\{.*?\},&quot;places/,
      '&quot;sheets&quot;:null,&quot;places',
    )
    await route.fulfill({ response, body })
  })
}

test('a page without questions says that it loads, then that something went wrong, and tries again (L22, L24, T2, O)', async ({
  page,
  sites,
}) => {
  await still(page)
  await empty(page, sites.multi)
  await page.route('**/cached/*.json', (route) => route.fulfill({ status: 404 }))
  await open(page, sites.multi, 500)
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Loading questions...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({
    timeout: 17_000,
  })
  await page.unroute('**/cached/*.json')
  await page.unroute(service)
  await sheets(page, sites.multi, 'copies')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 of 7')).toBeVisible()
})

test('a sheet full of hostile text breaks nothing (L24)', async ({ page, sites }) => {
  await still(page)
  const said = listen(page)
  const evil = `<script>alert(1)</script>\u202E${'long '.repeat(1000)}`
  await page.route(service, (route) => {
    const url = decodeURIComponent(route.request().url())
    const json = url.includes('Quiz')
      ? [
          {
            'Q#': '1',
            Question: evil,
            A: `${evil} - https://evil.example/x.jpg`,
            B: evil,
            C: 'c',
            D: 'd',
          },
        ]
      : url.includes('Scoring')
        ? [{ 'Q#': '1', A: 1, B: 1, C: 1, D: 1 }]
        : [
            {
              Sandwich: evil,
              'Hero Image': 'javascript:alert(1)',
              'Lower Bound': 0,
              'Upper Bound': 9,
            },
          ]
    return route.fulfill({ json, headers: cors })
  })
  await page.goto(`${sites.multi}quiz`)
  await expect(page.locator('[data-awake=true]')).toBeAttached()
  await page.waitForTimeout(500)
  await start(page).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('radio').first().check({ force: true })
  await next(page).click()
  await expect(restart(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(said).toEqual([])
})

test('Start tapped before the script runs is not lost (L8)', async ({ page, sites }) => {
  await sheets(page, sites.multi, 'copies')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/Quiz-*.js', async (route) => {
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

interface Sent {
  title: string
  text: string
  url: string
  files: { name: string; type: string; size: number }[]
}

/** A phone whose share sheet takes files, and does with them what `outcome` says. */
async function shareSheet(page: Page, outcome: 'shares' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((wanted) => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, ...rest }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('late', 'NotAllowedError')
        if (wanted !== 'shares') throw new DOMException('no', wanted)
        sent.push({ ...rest, files: files?.map(({ name, type, size }) => ({ name, type, size })) })
      },
    })
  }, outcome)
}

test('a result is shared with title, words, address and one jpeg, fetched before the tap (L25, D6, D30)', async ({
  page,
  sites,
}) => {
  await still(page)
  await shareSheet(page, 'shares')
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.jpg') && request.resourceType() === 'fetch')
      pictures.push(request.url())
  })
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page, 2)
  await expect.poll(() => pictures).toHaveLength(1)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Share' }).click()
  const sent = await page.evaluate(() => (window as unknown as { sent: Sent[] }).sent)
  expect(sent).toEqual([
    {
      title: 'What sandwich are you?',
      text: `What Sandwich are you? I got the ${name?.replace(/(.+?)\1$/, '$1')}`,
      url: 'https://www.mitts.example/quiz',
      files: [
        { name: expect.stringMatching(/\.jpg$/), type: 'image/jpeg', size: expect.any(Number) },
      ],
    },
  ])
  expect(sent[0]?.files[0]?.size).toBeGreaterThan(10_000)
  expect(pictures).toHaveLength(1)
  expect(said).toEqual([])
})

test('where files cannot be shared the console says so and the link is copied instead (L27, T6, O)', async ({
  page,
  sites,
  context,
}) => {
  await still(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.assign(navigator, { canShare: () => false, share: undefined }),
  )
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.mitts.example/quiz',
  )
  expect(said).toEqual(["Your system doesn't support sharing files."])
})

test('closing the share sheet changes nothing on the screen (D31, L27)', async ({
  page,
  sites,
}) => {
  await still(page)
  await shareSheet(page, 'AbortError')
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page)
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => said).toEqual(['Sharing failed'])
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
})

test('a share that fails offers the link (L27, O)', async ({ page, sites }) => {
  await still(page)
  await shareSheet(page, 'NotAllowedError')
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page)
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(said).toEqual(['Sharing failed'])
})

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

for (const site of ['multi', 'single'] as const) {
  test(`axe finds nothing on any screen of the quiz of the ${site} site (L9, L14)`, async ({
    page,
    sites,
  }) => {
    await still(page)
    await open(page, sites[site])
    expect(await faults(page)).toEqual([])
    await start(page).click()
    for (let question = 1; question <= 7; question += 1) {
      await expect(page.getByText(`${question} of 7`)).toBeVisible()
      if (question <= 4) expect(await faults(page)).toEqual([])
      await page.getByRole('radio').nth(1).check({ force: true })
      if (question <= 4) expect(await faults(page)).toEqual([])
      await next(page).click()
    }
    await expect(restart(page)).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}

test('axe finds nothing where something went wrong (L7, L24)', async ({ page, sites }) => {
  await still(page)
  await empty(page, sites.multi)
  await page.route('**/cached/*.json', (route) => route.fulfill({ status: 404 }))
  await open(page, sites.multi, 404)
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('nothing is wider than a screen of 320 px (L1)', onPhones, async ({ page, sites }) => {
  await still(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, sites.multi)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wide()).toBe(0)
  await start(page).click()
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByText(`${question} of 7`)).toBeVisible()
    expect(await wide()).toBe(0)
    await page.getByRole('radio').nth(0).check({ force: true })
    await next(page).click()
  }
  await expect(restart(page)).toBeVisible()
  expect(await wide()).toBe(0)
})

test('the arm slides to the chosen row (L9)', onDesktops, async ({ page, sites }) => {
  await open(page, sites.multi)
  await start(page).click()
  await expect(page.getByText('1 of 7')).toBeVisible()
  const arm = page.getByRole('group').locator('img[src*="point"]')
  for (const row of [3, 0]) {
    await page.getByRole('radio').nth(row).check({ force: true })
    await page.waitForTimeout(500)
    const [tip, choice] = [
      await arm.boundingBox(),
      await page.getByRole('group').locator('label').nth(row).boundingBox(),
    ]
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThan(choice?.x ?? 0)
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeGreaterThan((choice?.x ?? 0) - 60)
    expect(tip?.y ?? 0).toBeLessThan((choice?.y ?? 0) + (choice?.height ?? 0))
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeGreaterThan(choice?.y ?? 0)
  }
})

test('each answered question adds a strip to the sandwich at the bottom (L17)', async ({
  page,
  sites,
}) => {
  await still(page)
  await open(page, sites.multi)
  await start(page).click()
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByText(`${question} of 7`)).toBeVisible()
    await expect(page.locator('[aria-hidden=true] > span')).toHaveCount(question - 1)
    await page.getByRole('radio').nth(0).check({ force: true })
    await next(page).click()
  }
})
