import { fileURLToPath } from 'node:url'

import { defineConfig } from '@playwright/test'

import '#tests/forget-repository.ts'
import { browserOptions } from '#tools/test/find-browser.ts'

const { executablePath, args } = await browserOptions()
// Workers read this file too; what was found once is not searched again.
process.env['CHROMIUM_PATH'] = executablePath

const root = fileURLToPath(new URL('./', import.meta.url)).replace(
  /tests[\\/]e2e[\\/]studio[\\/]$/,
  '',
)

/** The tests of the Studio; each has a server and a pages folder of its own, see `studio.ts`. */
export default defineConfig({
  testDir: './',
  outputDir: `${root}.cache/test/studio`,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // No test measures: a machine that has much else to do is late, and not wrong.
  expect: { timeout: 15_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: `${root}.cache/test/studio.json` }],
  ],
  use: {
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: process.env['PWTEST_TRACE'] ? 'retain-on-failure' : 'off',
  },
})
