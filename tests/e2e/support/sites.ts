import { test as base } from './shared-tab.ts'

/** Each page set as the live one. */
export const variants = {
  multi: { variant: 'multi-location', variable: 'SITE_MULTI' },
  single: { variant: 'single-counter', variable: 'SITE_SINGLE' },
} as const

/** The builds that tests visit: each variant, and one with a page for each block; see `extremes.ts`. */
export const builds = {
  ...variants,
  extremes: { variant: 'multi-location', variable: 'SITE_EXTREMES' },
} as const

/** The pages of the build of extremes. */
export const extremePages = '.cache/e2e/pages'

/** For tests that one kind of screen has no use for: the projects leave out what is not theirs. */
export const onPhones = { tag: '@phone' }
export const onDesktops = { tag: '@desktop' }

/** Where the home of each build is served, with a slash at the end. */
type Sites = Readonly<Record<keyof typeof builds, string>>

/** Playwright's `test` with `sites`: `await page.goto(sites.multi)`. */
export const test = base.extend<{ sites: Sites }>({
  sites: async ({}, use) => {
    await use({
      multi: served('multi'),
      single: served('single'),
      extremes: served('extremes'),
    })
  },
})

function served(site: keyof typeof builds): string {
  const url = process.env[builds[site].variable]
  if (!url) throw new Error('No site is served. Run the tests with tests/e2e/playwright.config.ts.')
  return url.endsWith('/') ? url : `${url}/`
}
