import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { ByEnvironment } from '#tests/by-environment.ts'
import '#tests/forget-repository.ts'
import { sandwichboard } from '#tools/vite/plugin.ts'

/** Of the files that were committed, whatever commit they came in; 1 where there is none. */
function seed(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return Number.parseInt(String(stdout).slice(0, 7), 16) || 1
}

/** From version 25 on, Node has a storage of its own, which hides that of the document a test has. */
const withoutStorage = ['--no-webstorage', '--no-experimental-webstorage'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)).replace(/tests[\\/]$/, ''),
  plugins: [sandwichboard()],
  test: {
    include: [
      'tests/{engine,site,tools,render,studio,contract}/**/*.test.{ts,tsx}',
      'blocks/*/*.test.tsx',
    ],
    environment: 'node',
    setupFiles: ['tests/seed.ts', 'tests/leave-nothing.ts'],
    env: { FAST_CHECK_SEED: process.env['FAST_CHECK_SEED'] ?? String(seed()) },
    // Class names are those of the real site, so that markup in a test is markup in the browser.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    // A hook that starts a server waits for a busy machine as long as a test does.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Files share what they import: a quarter of the time less. What they put in place goes with them.
    isolate: false,
    execArgv: withoutStorage === undefined ? [] : [withoutStorage],
    sequence: { sequencer: ByEnvironment },
    // Two cores are two workers; by itself it leaves one core to the terminal.
    maxWorkers: 2,
  },
})
