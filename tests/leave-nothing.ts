import { afterAll, vi } from 'vitest'

/**
 * A worker goes on with the next file as it was left: a `fetch` that one file put in place of the real
 * one answered another's questions to its server, where the two met in one worker.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
