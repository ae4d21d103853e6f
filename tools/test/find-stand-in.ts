/**
 * The fonts of the system that stand in for a site's own until those arrive.
 *
 * What people have has Arial, Liberation Sans or Roboto. A container may have none of them, and
 * Debian's browser brings none: there headlines break as on no visitor's screen.
 */
import { spawnSync } from 'node:child_process'

import { chromium } from '@playwright/test'

import localFonts from '#tools/fonts/local-fonts.json' with { type: 'json' }
import { Refusal } from '#tools/lib/command/command.ts'

import { browserOptions } from './find-browser.ts'

/** What is asked of the computer that pages are looked at on. */
export interface Fonts {
  /** Whether the browser finds a font that stands in. */
  has(): Promise<boolean>
  /** Installs Debian's package; quietly does nothing where it cannot. */
  install(): void
}

/** @throws {Refusal} when there is no font that stands in, and none can be had. */
export async function findStandIn(fonts: Fonts = ofThisMachine): Promise<void> {
  if (await fonts.has()) return
  fonts.install()
  if (await fonts.has()) return
  throw new Refusal(
    'There is no Arial, Liberation Sans or Roboto here to stand in for the fonts of the site, and none could be installed.',
    'Install one; on Debian and Ubuntu it is the package fonts-liberation.',
  )
}

const ofThisMachine: Fonts = {
  async has() {
    const browser = await chromium.launch(await browserOptions())
    try {
      const page = await browser.newPage()
      const names = Object.values(localFonts).flatMap((font) => font.names)
      return await page.evaluate(async (all) => {
        const faces = all.map((name) => new FontFace(name, `local("${name}")`).load())
        return (await Promise.allSettled(faces)).some(({ status }) => status === 'fulfilled')
      }, names)
    } finally {
      await browser.close()
    }
  },
  install() {
    if (process.getuid?.() !== 0) return
    console.log('No font stands in for the site’s here; installing Debian’s Liberation Sans.')
    const run = (command: string, args: string[]) =>
      spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-liberation'])
  },
}
