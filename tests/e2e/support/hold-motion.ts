import type { BrowserContext } from '@playwright/test'

/**
 * Lets what plays all the time on all pages of a context take little of the machine: without a
 * graphics card a film or a line that runs takes more of it than all else on a page, half a core for
 * as long as the page is open. Films play at a sixteenth of their speed, endless animations stand
 * where they begin; what their styles say, and what a page does with them, is as before.
 */
export async function holdMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'play',
      ({ target }) => {
        if (target instanceof HTMLMediaElement) target.playbackRate = 1 / 16
      },
      true,
    )
    addEventListener(
      'animationstart',
      ({ target }) => {
        for (const animation of target instanceof Element ? target.getAnimations() : [])
          if (animation.effect?.getTiming().iterations === Infinity) animation.pause()
      },
      true,
    )
  })
}
