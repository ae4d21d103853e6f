import type { BrowserContext } from '@playwright/test'

/**
 * Lets the films of all pages play at a sixteenth of their speed. Without a graphics card a film takes
 * more of the machine than all else on a page: half a core for as long as the page is open, a twentieth
 * this way. Whatever a page does with a film, it does as before.
 */
export async function slowFilms(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'play',
      ({ target }) => {
        if (target instanceof HTMLMediaElement) target.playbackRate = 1 / 16
      },
      true,
    )
  })
}
