import { type Page, expect } from '@playwright/test'

export const service = 'https://sheets.mitts.example/**'
export const cors = { 'access-control-allow-origin': '*' }
export const eight =
  /^(Bacon Egg \+ Cheese|Chicken Club|Roast Beef|The Gigante|Banh Mi|Mushroom Melt|Roast Pork & Rabe|Yuba Rueben)$/

/** How the sheets answer: with the copies of the site, a status, or never. */
export async function sheets(page: Page, site: string, answer: 'copies' | number | 'hang') {
  const asked: string[] = []
  const copies = new Map<string, string>()
  for (const file of ['quiz', 'scoring', 'profiles'])
    copies.set(file, await (await page.request.get(`${site}cached/cached.${file}.json`)).text())
  await page.route(service, async (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? ''))
    if (answer === 'hang') return
    if (typeof answer === 'number') return route.fulfill({ status: answer, headers: cors })
    const name = asked.at(-1)?.startsWith('Quiz')
      ? 'quiz'
      : asked.at(-1)?.split(' ')[0]?.toLowerCase()
    const file = { quiz: 'quiz', scoring: 'scoring', results: 'profiles' }[name ?? ''] ?? ''
    return route.fulfill({
      body: copies.get(file) ?? '[]',
      contentType: 'application/json',
      headers: cors,
    })
  })
  return asked
}

/** What the page says in the console, but for what the browser itself says of refused requests. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

export async function open(
  page: Page,
  site: string,
  answer: 'copies' | number | 'hang' = 'copies',
) {
  const said = listen(page)
  const asked = await sheets(page, site, answer)
  await page.goto(`${site}quiz`)
  await expect(page.locator('[data-awake=true]')).toBeAttached()
  return { said, asked }
}

export const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' })
export const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
export const restart = (page: Page) => page.getByRole('button', { name: 'Restart' })

/** Answers all seven questions, each with the choice that stands at this place. */
export async function answerAll(page: Page, place = 0): Promise<void> {
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByRole('status').getByText(`${question} of 7`)).toBeVisible()
    await page.getByRole('radio').nth(place).check({ force: true })
    await next(page).click()
  }
  await expect(restart(page)).toBeVisible()
}

export const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })
export const moving = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

/** The page as it would be if it carried no questions. */
export async function empty(page: Page, site: string) {
  await page.route(`${site}quiz`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"sheets":\{.*?\},"places"/,
      '"sheets":null,"places"',
    )
    await route.fulfill({ response, body })
  })
}
