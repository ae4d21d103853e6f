import { afterEach, expect, test } from 'vitest'

import { startFlags } from '#tools/start/start-flags.ts'

const before = process.argv
afterEach(() => (process.argv = before))

/** What is said to these words behind `npm start --`. */
async function said(...words: string[]): Promise<string> {
  process.argv = ['node', 'start', ...words]
  return startFlags().then(
    () => 'It starts.',
    (error: Error) => error.message,
  )
}

const other = ['--pages', 'tests/fixtures/other-site/pages']

test.each([
  [['--variant', 'nothing'], 'There is no page set “nothing”. The sets are “one-page”'],
  [['--port', 'abc'], '“abc” is not a port. Write a number from 0 to 65535; 0 takes any free one.'],
  [['--at', 'whenever'], '“whenever” is not a day or a time. Write a day'],
  [['--at', '2026-12-24', '--variant', 'one-page'], 'It starts.'],
])('%j is judged before anything is served', async (words, sentence) =>
  expect(await said(...other, ...words)).toContain(sentence),
)

test('a site with errors is served, and its page says them', async () =>
  expect(await said('--pages', 'tests/fixtures/faulty/pages', '--variant', 'nothing')).toBe(
    'It starts.',
  ))
