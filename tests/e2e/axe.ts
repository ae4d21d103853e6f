import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe has against the page as it is now. In legacy mode, because it else opens a second page to
 * put the answers of frames together, and no page has a frame. All rules run; to tell of each thing
 * that is as it should be takes as long again, and nobody reads it.
 */
export async function axe(page: Page): ReturnType<AxeBuilder['analyze']> {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
}
