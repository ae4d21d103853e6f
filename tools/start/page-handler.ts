import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { yearAt } from '#engine/time/moment.ts'
import { siteAt } from '#engine/time/schedule.ts'
import { escape } from '#render/escape.ts'
import type { PageAssets } from '#render/page-assets.ts'
import type { PageNotes } from '#render/preview/dev-client.ts'
import type { Shown } from '#render/preview/overlay.ts'
import type { BlockFailure } from '#render/render-block.tsx'
import { requireBehavior } from '#tools/lib/code/require-behavior.ts'
import { Refusal, diskWords } from '#tools/lib/command/command.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'
import { sourceFault } from '#tools/lib/command/source-fault.ts'
import { pathInSite } from '#tools/lib/serve/path-in-site.ts'
import { loadAssets } from '#tools/lib/site/load-assets.ts'
import { FindingsRefusal, checkedModel, liveSet } from '#tools/lib/site/load-site.ts'
import { cachedSheets } from '#tools/outputs/cached-sheets.ts'
import { findingText } from '#tools/validate/pretty.ts'
import { behaviorFile } from '#tools/vite/behavior-file.ts'
import { devScript } from '#tools/vite/page-script.ts'

import { askedMoment, askedPath, draftAsked, momentAsked } from './asked-path.ts'
import type { DevServerOptions } from './dev-server.ts'
import { inTurn } from './in-turn.ts'
import type { MadeFiles } from './made-files.ts'
import { mediaFile } from './media-file.ts'
import type { Renderer } from './renderer.ts'
import { serveFile } from './serve-file.ts'
import { withDraft } from './with-draft.ts'

type Next = () => void

/** How many drafts, and pages at another moment, are kept for when a file breaks. */
const LOOKS = 20

/** Page requests are answered; everything else goes to `next`. */
export interface PageHandler {
  (request: IncomingMessage, response: ServerResponse, next: Next): void
  /** Answers what neither pages nor Vite know. */
  notFound(request: IncomingMessage, response: ServerResponse): void
}

/** What a request asks for. */
interface Asked {
  readonly path: string
  /** The file of a draft. */
  readonly draft: string | null
  /** The moment that the page is to be shown at; undefined for the present. */
  readonly at: string | undefined
}

interface Sources {
  renderer(): Promise<Renderer>
  /** Rejects with what is wrong with a source that only browsers run. */
  compile(file: string): Promise<unknown>
  readonly options: DevServerOptions
  /** How many changes of files there were. */
  changes(): number
  /** What pages refer to is added here, and sent from here. */
  readonly made: MadeFiles
}

/** A page as it was rendered. */
interface Rendered {
  readonly html: string
  readonly isDraft: boolean
}

/**
 * Renders the page of a request from the files as they are now. When they have errors, the last
 * version that worked is sent instead, with what is wrong laid over it. A draft is shown to those who
 * name its file, at the address that it will have: `/summer?draft=main/summer.json`. `?at=2026-12-24`
 * shows a page as it is built on that day.
 */
export function pageHandler(sources: Sources): PageHandler {
  const { renderer, compile, options, changes, made } = sources
  const lastGood = new Map<string, Rendered>()
  /** Of drafts, and of pages at another moment: the last few, as anything may be asked for. */
  const lastLooks = new Map<string, Rendered>()
  let base = '/'

  // One after the other: what pages need is made for the first who asks, and found for the next.
  const render = inTurn(
    async ({ path, draft, at }: Asked): Promise<{ status: number; html: string }> => {
      const change = changes()
      const good = draft === null && at === undefined ? lastGood : lastLooks
      const key = `${path} ${draft} ${at}`
      const noted = (page: Rendered, problems: readonly string[], shown: Shown): string =>
        withNotes(page.html, { change, problems, shown, draft: page.isDraft, at })
      try {
        const page = await renderNow(await renderer(), { path, draft, at })
        if (page === undefined) {
          const any = lastGood.values().next().value ?? emptyPage
          return { status: 404, html: noted(any, [], 'now') }
        }
        const { problems } = page
        if (page.status === 404) return { status: 404, html: noted(page, problems, 'now') }
        good.set(key, page)
        const [oldest] = good.keys()
        if (good === lastLooks && good.size > LOOKS && oldest !== undefined) good.delete(oldest)
        return { status: 200, html: noted(page, problems, 'now') }
      } catch (error) {
        const last = good.get(key)
        const problems = problemTexts(error, options.root)
        const html = noted(last ?? emptyPage, problems, last ? 'before' : 'nothing')
        return { status: 200, html }
      }
    },
  )

  const renderNow = async (
    renderer: Renderer,
    { path, draft, at: asked }: Asked,
  ): Promise<(Rendered & { status: 200 | 404; problems: string[] }) | undefined> => {
    const { root, pagesDir, variant, at } = options
    const whole = await checkedModel(renderer, { root, pagesDir })
    const { timeZone } = whole.site
    const now = asked === undefined ? momentFlag(at, timeZone) : askedMoment(asked, timeZone)
    const previewed = withDraft(whole, draft)
    const model = siteAt(previewed ?? whole, now)
    const live = liveSet(model, variant)
    const table = renderer.routeTable(model, live)
    const found = renderer.matchPage(table, path)
    const page = found ?? renderer.matchPage(table, '/404')
    if (!page) return undefined
    const { media, fonts, mediaFiles, fontFiles } = await loadAssets({
      model,
      root,
      pagesDir,
      cacheDir: join(root, '.cache'),
      mode: 'dev',
    })
    made.add([...mediaFiles, ...fontFiles, ...cachedSheets(model, media)], model.site.base)
    const started = new Set<string>()
    const behavior = (key: string): string => {
      requireBehavior(root, key)
      const file = behaviorFile(key)
      started.add(file)
      return file
    }
    const assets: PageAssets = {
      media,
      fonts,
      islands: { ...devIslands, behavior },
      script(behaviors) {
        for (const key of behaviors) behavior(key)
        return devScript(behaviors)
      },
      head: devHead,
      keepVisitors: true,
      exactIslands: true,
    }
    const { html, failures } = renderer.renderPage({
      model,
      table,
      page,
      live,
      assets,
      year: yearAt(now, model.site.timeZone),
    })
    for (const file of started) await compile(file)
    const isDraft = previewed !== undefined && page.file === draft
    return {
      status: found ? 200 : 404,
      html: isDraft ? html.replace('<title>', '<title>Draft: ') : html,
      isDraft,
      problems: failures.map((failure) => failureText(`${pagesDir}/${page.file}`, failure)),
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const asked = askedPath(request.url)
    if (asked === undefined) return send(response, 400, 'That is not an address.')
    if (made.serve(response, asked)) return
    base = servedFrom(options) ?? base
    // Nothing but the site is here, so what is not in its folder is of the site too.
    const path = pathInSite(asked, base) ?? asked
    if (path.startsWith('/media/')) {
      const file = mediaFile(options, path)
      if (file === undefined) return send(response, 404, 'There is nothing at this address.')
      return serveFile(response, path, { file })
    }
    if (!wantsPage(request, path)) return next()
    render({ path, draft: draftAsked(request.url), at: momentAsked(request.url) }).then(
      ({ status, html }) => send(response, status, html),
      (error: unknown) => send(response, 500, escape((error as Error).message)),
    )
  }

  return Object.assign(handle, {
    notFound: (_: IncomingMessage, response: ServerResponse) =>
      send(response, 404, 'There is nothing at this address.'),
  })
}

/** What React's fast refresh must find in the page before the first island is imported. */
const refresh = `import { injectIntoGlobalHook } from "/@react-refresh"
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
const devHead = [
  '<link rel="icon" href="data:,">',
  `<script type="module">${refresh}</script>`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/src/render/preview/dev-client.ts"></script>',
].join('')
const emptyPage: Rendered = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>${devHead}</head><body></body></html>`,
  isDraft: false,
}

/** With what the page's own script is told about it. */
function withNotes(html: string, notes: PageNotes): string {
  const data = JSON.stringify(notes).replaceAll('<', String.raw`\u003c`)
  const tag = `<script type="application/json" data-notes>${data}</script>`
  return html.replace('</body>', () => `${tag}</body>`)
}

/** The site's folder on its server; undefined while site.json cannot be read. */
function servedFrom({ root, pagesDir }: DevServerOptions): string | undefined {
  try {
    const site: unknown = JSON.parse(readFileSync(resolve(root, pagesDir, 'site.json'), 'utf8'))
    const { base } = site as { base?: unknown }
    return typeof base === 'string' && base.endsWith('/') ? base : undefined
  } catch {
    return undefined
  }
}

/** In the dev server an island's script is its source file. */
const devIslands: Omit<PageAssets['islands'], 'behavior'> = {
  runtime: '/src/render/islands/hydrate.ts',
  scripts: new Proxy<Record<string, string>>({}, { get: (_, file) => String(file) }),
}

/** A person who types `curl` takes anything; so do scripts, which ask for files. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  const { accept = '*/*' } = request.headers
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(@|__|src\/|blocks\/|node_modules\/)/.test(path) &&
    (accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path)))
  )
}

function problemTexts(error: unknown, root: string): string[] {
  if (error instanceof FindingsRefusal)
    return error.findings.map((finding) => findingText(finding, root))
  if (error instanceof Refusal) return [error.message]
  const disk = diskWords(error)
  if (disk !== undefined) return [disk]
  const said = stripVTControlCharacters((error as Error).message)
    .replaceAll(`${root}/`, '')
    .trim()
  return [`${sourceFault(error, root) ?? said}\n\nFix the file and save it.`]
}

function failureText(file: string, failure: BlockFailure): string {
  const { index, id, type, setting, place, message } = failure
  const read = setting ? `; it last read the setting ${setting}` : ''
  const said = [
    `${file}: block ${index + 1} “${id}” (${type}) could not be drawn${read}.`,
    ...(place ? [place] : []),
    message,
  ]
  return `${said.join('\n')}\n\nFix the setting, or blocks/${type}, and save it.`
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}
