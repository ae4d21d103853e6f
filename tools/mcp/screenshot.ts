import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'

import type { Browser } from '@playwright/test'

import { rewrite } from '#engine/edit/rewrite.ts'
import { isRecord } from '#engine/is-record.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { read } from '#engine/text/read.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { readMoment } from '#tools/lib/command/moment-flag.ts'
import { isWithin } from '#tools/lib/site/read-folder.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { errorsWith } from './propose.ts'
import { toldFindings } from './told-findings.ts'
import { Picture, told } from './tool.ts'

/** What to take a picture of. */
export interface Shot {
  readonly path: string
  /** The page's file as it would be. */
  readonly text: string
  readonly screen: 'phones' | 'desktops'
  /** The id of the one block to show; left out, the whole page. */
  readonly block?: string | undefined
  /** A day or a minute, as `--at` takes it, for blocks that come and go. */
  readonly at?: string | undefined
  /** How far down to begin, in pixels. */
  readonly from?: number | undefined
}

const viewports = {
  phones: { width: 390, height: 844 },
  desktops: { width: 1440, height: 900 },
} as const

/** What models look at is scaled down to this side length, of which more shows nothing. */
const TALLEST = 1500

interface Session {
  readonly url: string
  readonly browser: Browser
  close(): Promise<void>
}

export interface Photographer {
  /** @throws {Refusal} if the page would not be served, or has no such block. */
  take(shot: Shot, signal: AbortSignal): Promise<Picture>
  close(): Promise<void>
}

/**
 * Takes pictures of pages as they would be, from a copy of the pages folder. The browser and the
 * dev server start with the first picture and stay until `close`.
 */
export function photographer({ root, pagesDir }: SiteLocation): Photographer {
  const copy = `.cache/mcp-${process.pid}/pages`
  let session: Promise<Session> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const open = async (): Promise<Session> => {
    // Two thirds of what the server is made of: a program that asks for no picture waits for neither.
    const [{ chromium }, { browserOptions }] = await Promise.all([
      import('@playwright/test'),
      import('#tools/test/find-browser.ts'),
    ])
    // Of the two, it is the browser that a machine may lack.
    const browser = await chromium.launch(await browserOptions())
    try {
      const { startDevServer } = await import('#tools/start/dev-server.ts')
      const server = await startDevServer({ root, pagesDir: copy, port: 0, host: '127.0.0.1' })
      return {
        url: server.url,
        browser,
        async close() {
          await browser.close()
          await server.close()
        },
      }
    } catch (error) {
      await browser.close()
      throw error
    }
  }

  const take = async (shot: Shot): Promise<Picture> => {
    const { path, screen, block, at, from = 0 } = shot
    if (at !== undefined && readMoment(at, 'UTC') === undefined)
      throw new Refusal(
        `“${at}” is not a day that a page can be shown on.`,
        'Write it as 2026-12-24, or with a time: 2026-12-24T18:00.',
      )
    const text = asLive(path, shot.text)
    const findings = await errorsWith({ root, pagesDir }, path, text)
    if (findings.length > 0)
      throw new Refusal(
        'The site has errors, so no page of it is served.',
        'Fix what is listed.',
        told(toldFindings(findings)),
      )
    const page = jsonValue(text) as { route: string }
    copyPages({ root, pagesDir }, copy, { ...shot, text })
    session ??= open().catch((error: unknown) => {
      session = undefined
      throw error
    })
    const { url, browser } = await session
    const tab = await browser.newPage({ viewport: viewports[screen], reducedMotion: 'reduce' })
    try {
      // The copy was just made, and the disk may still tell of it: no such news changes the page.
      await tab.routeWebSocket(/./, () => {})
      const address = new URL(page.route, url)
      if (at !== undefined) address.searchParams.set('at', at)
      const answer = await tab.goto(address.href, { waitUntil: 'load' })
      if (!answer?.ok())
        throw new Refusal(`Nothing is served at ${page.route}.`, 'Check the route of the page.')
      await tab.evaluate(() => {
        for (const picture of document.images) picture.loading = 'eager'
        return Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
      })
      const found = block && tab.locator(`[id="${block.replaceAll(/["\\]/g, '')}"]`).first()
      if (found && !(await found.isVisible()))
        throw new Refusal(
          `No block “${block}” shows on ${screen}${at === undefined ? ' now' : ` at ${at}`}.`,
          text.includes(JSON.stringify(block))
            ? 'It may be hidden, or show on other screens. For one that comes and goes, give “at” a day in its “when”.'
            : 'Read the page for its blocks.',
        )
      const whole = await tab.evaluate(() => document.documentElement.scrollHeight)
      const box = found ? await found.boundingBox() : undefined
      const { x, y, width, height } = box ?? { ...viewports[screen], x: 0, y: 0, height: whole }
      const start = Math.min(from, Math.max(Math.ceil(height) - 1, 0))
      const clip = { x, y: y + start, width, height: Math.min(TALLEST, height - start) }
      const options = { type: 'jpeg', quality: 70, timeout: 20_000, fullPage: true, clip } as const
      const about = { height: Math.ceil(height), from: start, shown: Math.ceil(clip.height) }
      // What comes in late, as the pictures of a quiz do that no script has moved yet, is there.
      return new Picture(await tab.screenshot({ ...options, animations: 'disabled' }), about)
    } finally {
      await tab.close()
    }
  }

  return {
    // One at a time: they share the copy.
    take(shot, signal) {
      const taken = last.then(() => {
        signal.throwIfAborted()
        return take(shot)
      })
      last = taken.catch(() => {})
      return taken
    },
    async close() {
      await last
      await (await session)?.close()
      rmSync(dirname(join(root, copy)), { recursive: true, force: true })
    },
  }
}

/** A draft as the live page it would be, so that the copy serves it; any other text as it is. */
export function asLive(path: string, text: string): string {
  const { value, reports } = read(path, text)
  if (!isRecord(value) || value['status'] !== 'draft' || reports.length > 0) return text
  return rewrite(text, { ...value, status: 'live' })
}

/** The pages with one of them changed, its set live, so that each page is served at its route. */
export function copyPages(
  { root, pagesDir }: SiteLocation,
  copy: string,
  { path, text }: Shot,
): void {
  const [from, to] = [resolve(root, pagesDir), join(root, copy)]
  const pages = relative(root, from).replaceAll('\\', '/')
  const isElsewhere = pages.startsWith('../') || isAbsolute(pages)
  // Files, and no links to what the copy was made of, which would be written in its place. Of a site
  // in the project, no link may lead out of that.
  const home = realpathSync(root)
  const isOfSite = (path: string): boolean =>
    isElsewhere || !lstatSync(path).isSymbolicLink() || leadsInto(home, path)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [there, here] = [join(from, name), join(to, name)]
    if (name === 'media' && !isElsewhere) symlinkSync(there, here, 'junction')
    else cpSync(there, here, { recursive: true, dereference: true, filter: isOfSite })
  }
  writeFileSync(join(to, path), text)
  const [set] = path.split('/')
  const site = join(to, 'site.json')
  const facts = jsonValue(readFileSync(site, 'utf8')) as Record<string, unknown>
  writeFileSync(
    site,
    JSON.stringify({
      ...facts,
      ...(set === 'shared' ? {} : { variant: set }),
      ...('checks' in facts ? { checks: moved(facts['checks'], pages, copy) } : {}),
    }),
  )
}

/** Whether a link leads to something in a folder, and in no circle. */
function leadsInto(folder: string, link: string): boolean {
  try {
    const target = realpathSync(link)
    return isWithin(target, folder) && !isWithin(realpathSync(dirname(link)), target)
  } catch {
    return false
  }
}

/** The `checks` of site.json, in which suppressions name files of one folder, for its copy. */
function moved(checks: unknown, from: string, to: string): unknown {
  if (!isRecord(checks) || !Array.isArray(checks['suppressions'])) return checks
  const named = (file: unknown): unknown => {
    const path = typeof file === 'string' ? pagesPath({ pagesDir: from }, file) : undefined
    return path === undefined ? file : inPages({ pagesDir: to }, path)
  }
  const suppressions = checks['suppressions'].map((one: unknown) =>
    isRecord(one) ? { ...one, file: named(one['file']) } : one,
  )
  return { ...checks, suppressions }
}
