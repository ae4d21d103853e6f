import { fileURLToPath } from 'node:url'

import { defineConfig } from '@playwright/test'

import '#tests/forget-repository.ts'
import { browserOptions } from '#tools/test/find-browser.ts'

const { executablePath, args } = await browserOptions()
// Workers read this file too; what was found once is not searched again.
process.env['CHROMIUM_PATH'] = executablePath

const root = fileURLToPath(new URL('./', import.meta.url)).replace(/tests[\\/]e2e[\\/]$/, '')

export default defineConfig({
  testDir: './',
  testIgnore: 'studio/**',
  outputDir: `${root}.cache/test/e2e`,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 30_000,
  // Where nobody watches, only what failed is worth a line: a log is read from its top.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: `${root}.cache/test/playwright.json` }],
  ],
  use: {
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    // Recording each test takes as long as running it: PWTEST_TRACE=1 when a failure needs it.
    trace: process.env['PWTEST_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
