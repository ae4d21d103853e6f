import { expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'

for (const site of ['multi', 'single'] as const) {
  test(`an address where there is nothing says so on the ${site} site, and leads home (B17, B21, O)`, async ({
    page,
    sites,
  }) => {
    const response = await page.goto(`${sites[site]}bowls?x=1#y`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Mitts | Page not found')
    await expect(page.getByText('The requested page /bowls was not found.')).toBeVisible()
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page).toHaveURL(sites[site])
  })
}

test('a path with a script in it shows as text, long ones are cut at 200 characters (B21, D32)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.multi}<script>alert(1)</script>`)
  await expect(page.getByText('%3Cscript%3Ealert(1)%3C/script%3E')).toBeVisible()
  await page.goto(`${sites.multi}${'a'.repeat(400)}`)
  await expect(
    page.getByText(`The requested page /${'a'.repeat(199)}… was not found.`),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  )
})

test('deep addresses find their styles and pictures too (B17)', async ({ page, sites }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  await page.goto(`${sites.multi}a/b/c/`)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(missing).toEqual(['/a/b/c/'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the 404 page says its sentence without the address (T9)', async ({ page, sites }) => {
    expect((await page.goto(`${sites.multi}bowls`))?.status()).toBe(404)
    await expect(page.getByText('The requested page was not found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  })
})

for (const path of ['about-us', 'about-us/', 'about-us/index.html', 'bowls']) {
  test(`nothing foreign runs on a page opened as /${path}`, onDesktops, async ({ page, sites }) => {
    await page.goto(`${sites.multi}${path}`)
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      try {
        script.text = 'document.title = "taken over"'
      } catch {
        // Trusted types refuse the text before the policy on scripts does.
      }
      document.head.append(script)
      return document.title === 'taken over'
    })
    expect(ran).toBe(false)
  })
}

test('the button of /ui flips between exactly two colours (B16, B22)', async ({ page, sites }) => {
  await page.goto(`${sites.multi}ui`)
  await expect(page).toHaveTitle('Mitts | UI')
  const preview = page.getByText('Ham or lettuce.').locator('..')
  const button = page.getByRole('button', { name: 'Switch the color' })
  const seen: string[] = []
  for (let press = 0; press < 4; press += 1) {
    seen.push(await preview.evaluate((element) => getComputedStyle(element).backgroundColor))
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', press % 2 === 0 ? 'true' : 'false')
  }
  expect(seen[0]).toBe('rgb(255, 177, 171)')
  expect(seen[1]).toBe('rgb(181, 219, 98)')
  expect(seen.slice(2)).toEqual(seen.slice(0, 2))
})

test('the button of /ui answers to the pointer', onDesktops, async ({ page, sites }) => {
  await page.goto(`${sites.multi}ui`)
  const button = page.getByRole('button', { name: 'Switch the color' })
  await button.hover()
  await expect(button).toHaveCSS('text-decoration-line', 'underline')
})

test('the internal pages load nothing from elsewhere, and no page links to them (B23, T10, D46)', async ({
  page,
  sites,
}) => {
  for (const path of ['ui', 'styles']) {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(sites.multi + path, { waitUntil: 'networkidle' })
    expect([...hosts]).toEqual([new URL(sites.multi).host])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto(sites.multi)
  expect(await page.locator('a[href="/ui"], a[href="/styles"]').count()).toBe(0)
})

test(
  '/styles shows every text style under its name, and its buttons where the focus is (B15, B24)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.multi}styles`)
    await expect(page).toHaveTitle('Mitts | Styles')
    for (const name of [
      'Stack',
      'Display L',
      'Question',
      'Body',
      'Caption',
      'Label',
      'Link',
      'Buttons',
    ])
      await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
    // Each button is of another field, and all stand on the ground of the sheet.
    const rings = new Set<string>()
    for (const button of await page.getByRole('main').getByRole('link').all()) {
      await button.focus()
      rings.add(await button.evaluate((link) => getComputedStyle(link).outlineColor))
    }
    expect(rings.size).toBe(1)
    // Its pill has the colour of the sheet.
    const restart = page.getByRole('link', { name: 'Restart' })
    expect(await restart.evaluate((link) => getComputedStyle(link).boxShadow)).not.toBe('none')
  },
)
