import { atEnd } from '#tests/at-end.ts'

import { type StudioServer, openStudio } from './studio-server.ts'

/** A Studio on this folder that stops at the end of the test, or file of tests, that starts it. */
export async function startStudio(root: string, host?: string): Promise<StudioServer> {
  const studio = await openStudio(root, host)
  atEnd(studio.stop)
  return studio
}
