/** How many tests ended well and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/**
 * The count of a JSON report. A file or a setup that broke before its tests ran is one failure; a
 * test that needed a second try has failed, since a promise kept now and then is not kept.
 */
export function tally(kind: 'vitest' | 'playwright', json: string): Tally {
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(json) as VitestReport
    const failed =
      numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests
    return { passed: numPassedTests, failed }
  }
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
