/**
 * From pages/ to files a static host serves.
 *
 * Everything is made in memory first: the documents are checked, the renderer and the scripts are
 * bundled, pages are rendered. Only then is anything written, and a file only where its content
 * changed, so that a build that fails leaves the last good one and a host uploads little.
 */
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import type { ServedPage } from '#engine/site/routes.ts'
import { yearAt } from '#engine/time/moment.ts'
import { siteAt } from '#engine/time/schedule.ts'
import type { PageAssets } from '#render/page-assets.ts'
import type { BlockFailure } from '#render/render-block.tsx'
import { Refusal } from '#tools/lib/command/command.ts'
import { momentFlag } from '#tools/lib/command/moment-flag.ts'
import { loadAssets } from '#tools/lib/site/load-assets.ts'
import { checkedModel, liveSet } from '#tools/lib/site/load-site.ts'
import { cachedSheets } from '#tools/outputs/cached-sheets.ts'
import { sharePictures } from '#tools/share/share-pictures.ts'

import { bundleClient } from './bundle-client.ts'
import { bundleServer } from './bundle-server.ts'
import { withEarlyScripts } from './early-scripts.ts'
import { missingLetters } from './missing-letters.ts'
import { namedFiles } from './named-files.ts'
import {
  headTags,
  pageFile,
  showsQuiz,
  siteFiles,
  withPolicy,
  withStructuredData,
} from './output-files.ts'
import { buildLateScript, buildPageScript } from './page-scripts.ts'
import { shownCharacters } from './shown-characters.ts'
import { type OutputFile, writeOutput } from './write-output.ts'

export interface BuildOptions {
  readonly root: string
  readonly pagesDir: string
  readonly outDir: string
  /** The set to build as the live one; left out, the one site.json names. */
  readonly variant?: string | undefined
  /** The moment the pages are right for, as `momentFlag` reads it; left out, the present. */
  readonly at?: string | undefined
}

export interface BuildResult {
  readonly variant: string
  readonly pages: number
  readonly files: number
  readonly written: number
  readonly removed: number
  /** A sentence for each font that lacks letters of the pages. */
  readonly warnings: readonly string[]
}

/**
 * Builds the site into `outDir` and says what it wrote.
 *
 * @throws {Refusal} when `outDir` is in the pages folder.
 * @throws {FindingsRefusal} when the documents have errors.
 * @throws {Refusal} when a block throws, naming page, block and setting.
 */
export async function buildSite({
  root,
  pagesDir,
  outDir,
  variant,
  at: moment,
}: BuildOptions): Promise<BuildResult> {
  if (`${placeOf(outDir)}${sep}`.startsWith(placeOf(resolve(root, pagesDir)) + sep))
    throw new Refusal(
      `The folder ${outDir} is in ${pagesDir}, whose files are the site’s own.`,
      'Name one outside of it with --out.',
    )
  process.env['NODE_ENV'] = 'production'
  const cacheDir = join(root, '.cache')
  const server = await bundleServer(root, cacheDir)
  const whole = await checkedModel(server, { root, pagesDir })
  const now = momentFlag(moment, whole.site.timeZone)
  const model = siteAt(whole, now)
  const live = liveSet(model, variant)
  const { lang } = model.site
  const theme = model.sets[live]?.theme ?? {}
  const year = yearAt(now, model.site.timeZone)
  const load = { model, root, pagesDir, cacheDir, mode: 'build' } as const
  const [client, all] = await Promise.all([bundleClient(root, cacheDir), loadAssets(load)])
  const table = server.routeTable(model, live)
  const at = `${model.site.base}assets/`
  const scripts = new Set<string>()
  const late = new Set<string>()
  const islands = {
    runtime: at + client.runtime,
    scripts: Object.fromEntries(
      Object.entries(client.islands).map(([file, name]) => [file, at + name]),
    ),
    behavior(key: string): string {
      late.add(key)
      return lateMark(key)
    },
  }
  const script = (behaviors: readonly string[]): string => {
    scripts.add(behaviors.join(','))
    return scriptMark(behaviors.join(','))
  }
  const inputOf = (page: ServedPage, { media, fonts }: Pick<PageAssets, 'media' | 'fonts'>) => {
    const assets = { media, fonts, islands, script, head: headTags(model) }
    return { model, table, page, live, assets, year }
  }
  const draw = (assets: Pick<PageAssets, 'media' | 'fonts'>) =>
    table.map((page) => {
      const drawn = server.drawPage(inputOf(page, assets))
      const [failure] = drawn.failures
      if (failure) throw blockRefusal(`${pagesDir}/${page.file}`, failure)
      return { page, drawn }
    })
  // Pages are finished twice: once to see which letters each font sets, then with fonts cut to them.
  const first = draw(all)
  const shown = shownCharacters(
    first.map(({ page, drawn }) => server.renderPage(inputOf(page, all), drawn).html),
    theme,
    lang,
  )
  const { media, fonts, mediaFiles, fontFiles } = await loadAssets({ ...load, shown })
  const isSame = isDeepStrictEqual([media, fonts.metrics], [all.media, all.fonts.metrics])
  const pages = (isSame ? first : draw({ media, fonts })).map(({ page, drawn }) => ({
    page,
    html: server.renderPage(inputOf(page, { media, fonts }), drawn).html,
  }))
  const built = new Map<string, string>()
  const scriptFiles: OutputFile[] = []
  for (const key of scripts) {
    const { name, code } = await buildPageScript(root, key.split(',').filter(Boolean))
    built.set(scriptMark(key), at + name)
    scriptFiles.push({ name: `assets/${name}`, content: code })
  }
  for (const key of late) {
    const { name, code } = await buildLateScript(root, key)
    built.set(lateMark(key), at + name)
    scriptFiles.push({ name: `assets/${name}`, content: code })
  }
  const imports = Object.fromEntries(
    Object.entries(client.imports).map(([name, others]) => [
      at + name,
      others.map((other) => at + other),
    ]),
  )
  const withScripts = (html: string): string => {
    let finished = html
    for (const [mark, url] of built) finished = finished.replaceAll(mark, url)
    return withEarlyScripts(finished, imports)
  }
  const described = pages.map(({ page, html }) => ({
    page,
    html: withPolicy(
      withStructuredData(withScripts(html), page, { model, live, media, now }),
      page,
      model.site.services,
    ),
  }))
  const { pages: finished, files: shareFiles } = await sharePictures({
    ...load,
    pages: described,
    year,
    metrics: fonts.metrics,
  })
  const made: OutputFile[] = [
    ...finished.map(({ page, html }) => ({ name: pageFile(page.path), content: html })),
    ...scriptFiles,
    ...client.files.map(({ name, code }) => ({ name: `assets/${name}`, content: code })),
    ...fontFiles,
    ...(table.some(showsQuiz) ? cachedSheets(model, media) : []),
    ...shareFiles,
    ...(await siteFiles({ model, live, pages: finished, media, now, pagesDir, root })),
  ]
  const files = [...made, ...namedFiles(mediaFiles, made)]
  const done = writeOutput(outDir, files, model.site.base)
  const warnings = missingLetters(finished, fonts.missing, { theme, lang })
  return { variant: live, pages: table.length, files: files.length, ...done, warnings }
}

/** Where a path leads, over links, as far as there is something. */
function placeOf(path: string): string {
  const above = dirname(path)
  if (existsSync(path) || above === path) return realpathSync(path)
  return join(placeOf(above), basename(path))
}

function blockRefusal(file: string, { index, id, type, setting, message }: BlockFailure): Refusal {
  const read = setting ? `; it last read the setting ${setting}` : ''
  return new Refusal(
    `${file}: block ${index + 1} “${id}” (${type}) could not be drawn${read}: ${message.replace(/(?<![.!?])$/, '.')}`,
    `Fix the setting, or blocks/${type}; the page under \`npm start\` names the line.`,
  )
}

/** Stands for a script's address until the script is made; no character of it is special in HTML. */
function scriptMark(key: string): string {
  return `@page-script(${key})`
}

/** The same for a behavior that is fetched when it is due. */
function lateMark(key: string): string {
  return `@late-script(${key})`
}
