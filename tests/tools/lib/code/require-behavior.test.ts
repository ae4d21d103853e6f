import { expect, test } from 'vitest'

import { buildLateScript, buildPageScript } from '#tools/build/page-scripts.ts'

const refused = (build: Promise<object>): Promise<string> =>
  build.then(
    () => '',
    (error: Error) => error.message,
  )

test('a misspelt behavior is told with what was meant, and no bundler’s words', async () => {
  expect(await refused(buildPageScript(process.cwd(), ['faves/folow']))).toBe(
    'A component names the behavior “faves/folow”, but there is no file blocks/faves/folow.behavior.ts. Did you mean “faves/follow”?',
  )
  expect(await refused(buildLateScript(process.cwd(), 'nowhere/run'))).toBe(
    'A component names the behavior “nowhere/run”, but there is no file blocks/nowhere/run.behavior.ts. Write that file, or correct the key.',
  )
})
