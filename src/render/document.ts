import type { SiteModel } from '#engine/site/model.ts'
import type { ServedPage } from '#engine/site/routes.ts'
import { isRightToLeft } from '#engine/text/direction.ts'
import type { Site } from '#schema/types.ts'

import { bootScript } from './boot.ts'
import { escape } from './escape.ts'
import { flagsOf } from './flags.ts'
import type { PageAssets } from './page-assets.ts'
import { redirectOf, redirectTags } from './redirect.ts'
import { screenOf } from './screens.ts'

interface DocumentInput {
  readonly body: string
  readonly css: string
  readonly page: ServedPage
  readonly model: SiteModel
  readonly assets: PageAssets
}

/** The whole HTML file around a finished body. */
export function documentHtml({ body, css, page, model, assets }: DocumentInput): string {
  const { site } = model
  const { title, description } = page.page
  const canonical = site.url + site.base.slice(0, -1) + page.canonical
  const share = site.brand.shareImage
  const picture = share && assets.media[share.src]
  const opening = bodyTag(site.services.analytics)
  const behaviors = [
    ...new Set(
      [...(opening + body).matchAll(/data-behavior="([^"]+)"/g)].flatMap(
        ([, names]) => names?.split(' ') ?? [],
      ),
    ),
  ]
  const islands = body.includes('<sb-island')
  const redirect = redirectOf(body)
  const paint = body.includes('data-before-paint') ? ' blocking="render"' : ''
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    page.indexable ? '' : '<meta name="robots" content="noindex">',
    ...(redirect && !assets.keepVisitors ? redirectTags(redirect) : []),
    site.brand.themeColor
      ? `<meta name="theme-color" content="${escape(site.brand.themeColor)}">`
      : '',
    ...picturePreloads(body),
    ...assets.fonts.preload
      .filter((href) => css.includes(href))
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    '<meta property="og:type" content="website">',
    picture
      ? `<meta property="og:image" content="${escape(new URL(picture.url, site.url).href)}">`
      : '',
    share ? `<meta property="og:image:alt" content="${escape(share.alt)}">` : '',
    '<meta name="twitter:card" content="summary_large_image">',
    `<script>${bootScript(flagsOf(body))}</script>`,
    `<style>${inStyle(css)}</style>`,
    behaviors.length > 0 || islands
      ? `<script type="module" src="${assets.script(behaviors.toSorted())}"${paint}></script>`
      : '',
    `<script type="speculationrules">${speculationRules(site.base)}</script>`,
    assets.head,
  ]
  return `<!doctype html>\n<html lang="${escape(site.lang)}"${isRightToLeft(site.lang) ? ' dir="rtl"' : ''}>\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n${opening}${body}</body>\n</html>\n`
}

/**
 * Preloads of the pictures that come first, ahead of the fonts: otherwise a phone's few connections
 * are taken when their turn comes. A picture with another drawing for phones gets one for each. Of a
 * photograph with lighter forms it is the first kind, which the browser takes if it knows it; one
 * that does not passes the preload over by its `type`.
 */
function picturePreloads(body: string): string[] {
  const pattern = /(?:<picture>((?:<source [^>]*>)+))?<img src="([^"]+)"[^>]*fetchPriority="high"/gi
  return [...body.matchAll(pattern)].flatMap(({ 1: sources = '', 2: src = '', index }) => {
    const only = screenOf(body, index)
    const [, media, phone] = /<source media="([^"]+)" srcSet="([^"]+)"/i.exec(sources) ?? []
    const [, type, sizes, set] =
      /<source type="([^"]+)" sizes="([^"]+)" srcSet="([^"]+)"/i.exec(sources) ?? []
    const usual = set
      ? `imagesrcset="${set}" imagesizes="${sizes}" type="${type}"`
      : `href="${src}"`
    const tag = (what: string, where?: string): string =>
      `<link rel="preload" as="image" ${what} fetchpriority="high"${where ? ` media="${where}"` : ''}>`
    if (!media || !phone) return [tag(usual, only)]
    if (only) return [tag(only === media ? `href="${phone}"` : usual, only)]
    return [tag(`href="${phone}"`, media), tag(usual, `not all and ${media}`)]
  })
}

/** The body's opening tag; where clicks are counted, it says so. */
function bodyTag(analytics: Site['services']['analytics']): string {
  if (!analytics || analytics.sink === 'none') return '<body>'
  const endpoint = analytics.endpoint ? ` data-endpoint="${escape(analytics.endpoint)}"` : ''
  return `<body data-behavior="kit/analytics" data-sink="${analytics.sink}"${endpoint}>`
}

/**
 * Prerenders a page of this site when a pointer rests on a link to it: as quick as a single-page
 * app, without its script (measured). Fetching everything at once costs more than it gives. What else
 * the host has beside the site is left alone: an address there may do something, such as log out.
 */
function speculationRules(base: string): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: `${base}*` }, eagerness: 'moderate' }],
  })
}

/** CSS that cannot end the element it stands in: a theme may say anything. */
function inStyle(css: string): string {
  return css.replaceAll('</', String.raw`<\/`)
}
