import { type Page, expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'

const forms = 'https://forms.mitts.example/**'

/** Answers the forms service and remembers what it was sent. */
async function service(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.context().route(forms, (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'text/html', body: 'ok' })
  })
  return sent
}

async function form(page: Page) {
  const section = page.getByRole('region', { name: /hand (over|it)/i })
  await section.scrollIntoViewIfNeeded()
  // The script has started once the hidden frame is there.
  await expect(section.locator('iframe')).toBeAttached()
  return {
    section,
    field: section.getByRole('textbox', { name: 'Email address' }),
    button: section.getByRole('button', { name: 'Sign up' }),
  }
}

for (const [site, key] of [
  ['multi', /^newsletter:[a-z-]+:2025-05$/],
  ['single', /^newsletter:[a-z-]+:2025-02$/],
] as const) {
  test(`the ${site} form posts the address, gives way to thanks, and remembers (K3, K4, K5, K6, O)`, async ({
    page,
    sites,
  }) => {
    const sent = await service(page)
    await page.goto(sites[site])
    const { section, field, button } = await form(page)
    await field.fill('ana@example.com')
    await button.click()
    await expect(section.getByText('Thanks for signing up!')).toBeVisible()
    await expect(field).toBeHidden()
    expect(sent).toEqual([expect.stringContaining('=ana%40example.com')])
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((name) => key.test(name))).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('Thanks for signing up!')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeHidden()
  })
}

test('whoever signed up never sees the form flash, and nothing moves (K3, D49)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const flag = await page.locator('[data-flag]').getAttribute('data-flag')
  await page.evaluate((key) => localStorage.setItem(key ?? '', '1'), flag)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Thanks for signing up!')).toBeAttached()
  expect(await page.getByRole('textbox', { name: 'Email address' }).isVisible()).toBe(false)
})

test(
  'the keyboard shows where it is on Sign up, whatever colour the band has',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    const { section, field, button } = await form(page)
    await section.evaluate((band) => (band as HTMLElement).setAttribute('data-field', 'blue'))
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    const ring = await button.evaluate((element) => getComputedStyle(element).outlineColor)
    await expect(section.locator('form')).not.toHaveCSS('background-color', ring)
  },
)

test(
  'offline the form and the address stay, a sentence says why, and a second try works (K9, T3)',
  onDesktops,
  async ({ page, sites, context }) => {
    const sent = await service(page)
    await page.goto(sites.multi)
    const { section, field, button } = await form(page)
    await field.fill('ana@example.com')
    await context.setOffline(true)
    await button.click()
    const said = section.getByText('You are offline.', { exact: false })
    await expect(said).toBeVisible()
    await expect(field).toHaveValue('ana@example.com')
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('newsletter')),
      ),
    ).toEqual([])
    // Said again, and not left as it stands: a screen reader tells what is new.
    const first = await said.elementHandle()
    await button.click()
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await button.click()
    await expect(section.getByText('Thanks for signing up!')).toBeVisible()
    expect(sent).toHaveLength(1)
  },
)

test(
  'a policy that forbids the post is told, and the address stays (K9, D18)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    const { section, field, button } = await form(page)
    await page.evaluate(() => {
      const meta = document.createElement('meta')
      meta.httpEquiv = 'Content-Security-Policy'
      meta.content = "form-action 'self'"
      document.head.append(meta)
    })
    await field.fill('ana@example.com')
    await button.click()
    await expect(
      section.getByText('Your browser did not let this out.', { exact: false }),
    ).toBeVisible()
    await expect(field).toHaveValue('ana@example.com')
    await expect(section.getByText('Thanks for signing up!')).toBeHidden()
  },
)

test('blocked storage does not stop a sign-up (K8)', onDesktops, async ({ page, sites }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  const sent = await service(page)
  await page.goto(sites.multi)
  const { section, field, button } = await form(page)
  await field.fill('ana@example.com')
  await button.click()
  await expect(section.getByText('Thanks for signing up!')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('an empty or invalid address is not posted, thanked for or remembered (K2, K7)', async ({
  page,
  sites,
}) => {
  const sent: string[] = []
  await page.context().route(forms, (route) => {
    sent.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'ok' })
  })
  await page.goto(sites.multi)
  const section = page.getByRole('region', { name: /hand (over|it)/i })
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('iframe')).toBeAttached()
  const field = section.getByRole('textbox', { name: 'Email address' })
  for (const address of ['', 'ana', 'ana@']) {
    await field.fill(address)
    await section.getByRole('button', { name: 'Sign up' }).click()
    // The browser says what is wrong, in its own words.
    expect(
      await field.evaluate((input) => (input as HTMLInputElement).validationMessage.length),
    ).toBeGreaterThan(0)
  }
  await page.waitForTimeout(500)
  expect(sent).toEqual([])
  await expect(section.getByText('Thanks for signing up!')).toBeHidden()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.startsWith('newsletter'))).toEqual([])
})
