/**
 * A picture for each page, for where its link is shared.
 *
 * It is made from what the page shows already, so nobody has to make one, and kept in the cache under
 * what it was made from. A build that finds them all does not open a font.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { facts, fill } from '#engine/fill.ts'
import type { FontMetrics } from '#engine/fit.ts'
import type { SiteModel } from '#engine/site/model.ts'
import type { ServedPage } from '#engine/site/routes.ts'
import { shownBlocks } from '#engine/site/shown-blocks.ts'
import { raised } from '#engine/text/raised.ts'
import { escape } from '#render/escape.ts'
import { openFont } from '#tools/fonts/open-font.ts'
import { subsetFaces } from '#tools/fonts/subset-faces.ts'
import type { ThemeFont, ThemeFonts } from '#tools/fonts/theme-fonts.ts'
import { contentHash } from '#tools/lib/content-hash.ts'
import { keptFile } from '#tools/lib/kept/kept-file.ts'

import { type Card, type CardFont, drawCard } from './draw-card.ts'
import { headline } from './headline.ts'

interface Input {
  readonly model: SiteModel
  readonly pages: readonly { page: ServedPage; html: string }[]
  readonly metrics: FontMetrics
  /** The year that its words name. */
  readonly year: number
  readonly root: string
  readonly pagesDir: string
  readonly cacheDir: string
}

interface SharePictures {
  /** The finished HTML, whose tags name the picture. */
  readonly pages: readonly { page: ServedPage; html: string }[]
  /** Files of the output, each once. */
  readonly files: readonly { name: string; copyFrom: string }[]
}

/** Part of the name: raise it when the same input should give another picture. */
const RECIPE = 2

/** Pages without a logo, a headline font or its letters keep the picture of the whole site. */
export async function sharePictures(input: Input): Promise<SharePictures> {
  const { model, pages, cacheDir } = input
  const files = new Map<string, string>()
  let font: CardFont | undefined
  const made: { page: ServedPage; html: string }[] = []
  for (const { page, html } of pages) {
    const card = cardOf(page, html, input)
    const face = headlineFont(model, page.dress)
    if (!card || !face?.fit || !isDrawn(card, input.metrics)) {
      made.push({ page, html })
      continue
    }
    const { wght } = face.fit
    const name = `share-${contentHash(Buffer.from(card.logo), JSON.stringify([RECIPE, face, card]))}.png`
    const path = join(cacheDir, 'share', name)
    await keptFile(path, async () => {
      font ??= await cardFont(face, wght, input.metrics)
      return drawCard(card, font)
    })
    files.set(`assets/${name}`, path)
    const url = new URL(`${model.site.base}assets/${name}`, model.site.url).href
    made.push({ page, html: withPicture(html, url, card.lines.join(' ')) })
  }
  return {
    pages: made,
    files: [...files].map(([name, copyFrom]) => ({ name, copyFrom })),
  }
}

function cardOf(
  page: ServedPage,
  html: string,
  { model, year, root, pagesDir }: Input,
): Card | undefined {
  const set = model.sets[page.dress]
  if (!set) return undefined
  const { chrome, theme } = set
  const field = /<main[^>]*>.*?data-field="([^"]+)"/s.exec(html)?.[1] ?? chrome.field
  const background = theme.colors?.[field]
  const color = theme.colors?.[theme.fields?.[field]?.display ?? '']
  const logo = chrome.logo.onField[field] ?? chrome.logo.fallback
  if (!background || !color || !logo.endsWith('.svg')) return undefined
  const { title } = page.page
  const words = fill({ title, blocks: shownBlocks(model, page) }, facts(model.site, year))
  return {
    lines: headline(words.title, words.blocks),
    lang: model.site.lang,
    background,
    color,
    logo: readFileSync(resolve(root, pagesDir, logo)),
  }
}

/** Every capital that a headline may need: the font is cut down once, not for each page. */
async function cardFont(font: ThemeFont, wght: number, metrics: FontMetrics): Promise<CardFont> {
  const wanted = new Set(Object.keys(metrics.advances))
  const faces = await subsetFaces(font, wanted)
  return { metrics, wght, faces: faces.map(({ bytes }) => openFont(bytes)) }
}

function headlineFont(model: SiteModel, set: string): ThemeFont | undefined {
  const fonts = (model.sets[set]?.theme.fonts ?? {}) as unknown as ThemeFonts
  return Object.values(fonts).find(({ fit }) => fit)
}

/** Whether the font has the letters: where a browser takes another font, there is none to draw with. */
function isDrawn({ lines, lang }: Card, { advances }: FontMetrics): boolean {
  const letters = raised(lines.join(''), lang).match(/[\p{L}\p{N}]/gu) ?? []
  return letters.every((letter) => letter in advances)
}

function withPicture(html: string, url: string, words: string): string {
  const tags = [
    `<meta property="og:image" content="${url}">`,
    `<meta property="og:image:alt" content="${escape(words)}">`,
  ].join('\n')
  const without = html.replaceAll(/<meta property="og:image[^>]*>\n/g, '')
  return without.replace(/(<meta property="og:type"[^>]*>\n)/, (found) => `${found}${tags}\n`)
}
