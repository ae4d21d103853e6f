import { TestRunner, afterAll, onTestFinished } from 'vitest'

/**
 * Tidies up after the test that is running, which may still be in `beforeEach`; at the top of a file,
 * after all its tests. What is asked for last is done first. `beforeAll` is no place for it.
 */
export function atEnd(tidy: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await tidy()))
  else afterAll(async () => void (await tidy()))
}
