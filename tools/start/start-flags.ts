import { checkSite } from '#engine/check.ts'
import { siteModel } from '#engine/site/model.ts'
import { flags } from '#tools/lib/command/command.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'
import { portFlag } from '#tools/lib/command/port-flag.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { FindingsRefusal, checkedModel, liveSet } from '#tools/lib/site/load-site.ts'
import { pagesFolder } from '#tools/lib/site/read-site.ts'

import type { DevServerOptions } from './dev-server.ts'

/**
 * What the command line of `npm start` and `npm run studio` says.
 *
 * @throws {Refusal} if there is no such pages folder, set, moment or port.
 */
export async function startFlags(): Promise<DevServerOptions> {
  const { pages, variant, at, port, host } = flags({
    pages: pagesFlag,
    variant: {
      type: 'string',
      says: 'The set to show as the live one; left out, that of site.json.',
    },
    at: {
      type: 'string',
      says: 'The time to show the site at: a day, a day and a time, or @SECONDS since 1970.',
    },
    port: {
      type: 'string',
      default: '5173',
      says: 'Where it listens, or the next port that is free; 0 takes any.',
    },
    host: {
      type: 'string',
      default: '127.0.0.1',
      says: 'The address it listens at; the Studio is off where others reach it.',
    },
  })
  const root = process.cwd()
  pagesFolder(root, pages)
  const options = { root, pagesDir: pages, variant, at, port: portFlag(port), host }
  if (variant !== undefined || at !== undefined) await requireShown(options)
  return options
}

/** A site with errors may be mended while the server runs, and its page says what is wrong. */
async function requireShown({ root, pagesDir, variant, at }: DevServerOptions): Promise<void> {
  try {
    const model = await checkedModel({ checkSite, siteModel }, { root, pagesDir })
    momentFlag(at, model.site.timeZone)
    liveSet(model, variant)
  } catch (error) {
    if (!(error instanceof FindingsRefusal)) throw error
  }
}
