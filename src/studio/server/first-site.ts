/**
 * Asks for the site at once. The editor's page runs this as a script of its own, so that the server
 * reads the files while the editor is still on its way.
 */
import type { StudioSite } from '#studio/api.ts'

import { tellTabs } from './open-tabs.ts'
import { ask } from './request.ts'

tellTabs()

/** The site as it was when the page began to load. @throws {ServerError} as `ask` does. */
export const firstSite = ask<StudioSite>('GET', 'site')

// Whoever waits for it tells people; until somebody does, a refusal is not an error of the page.
firstSite.catch(() => {})
