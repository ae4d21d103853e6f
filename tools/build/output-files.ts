import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { facts, fill } from '#engine/fill.ts'
import { survey } from '#engine/schema/survey.ts'
import { notFound } from '#engine/site/built-files.ts'
import type { MediaFile } from '#engine/site/media.ts'
import type { SiteModel } from '#engine/site/model.ts'
import { namedHref } from '#engine/site/named-href.ts'
import { type ServedPage, movedAddresses, routeTable } from '#engine/site/routes.ts'
import { shownBlocks } from '#engine/site/shown-blocks.ts'
import { yearAt } from '#engine/time/moment.ts'
import type { Block, Menu, Site } from '#schema/types.ts'
import { comingDays } from '#tools/outputs/coming-days.ts'
import { contentPolicy, policyHosts, policyTag } from '#tools/outputs/content-policy.ts'
import { headersFile, siteHeaders } from '#tools/outputs/headers-file.ts'
import { inlineHashes } from '#tools/outputs/inline-hashes.ts'
import { jsonLd, jsonLdScript } from '#tools/outputs/json-ld.ts'
import { menuNode } from '#tools/outputs/menu-json-ld.ts'
import { redirectsFile } from '#tools/outputs/redirects-file.ts'
import { robots } from '#tools/outputs/robots.ts'
import { securityTxt } from '#tools/outputs/security-txt.ts'
import { serviceWorkerEnd } from '#tools/outputs/service-worker-end.ts'
import { iconTags, siteIcons } from '#tools/outputs/site-icons.ts'
import { sitemap } from '#tools/outputs/sitemap.ts'
import { webManifest } from '#tools/outputs/web-manifest.ts'

import type { OutputFile } from './write-output.ts'

/**
 * The file a static host serves at a path: `/about-us` → `about-us/index.html`. The page of unknown
 * addresses is `404.html`, the name hosts agree on, and so not found at its own.
 */
export function pageFile(path: string): string {
  if (path === notFound) return '404.html'
  return `${path.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`
}

interface SiteInput {
  readonly model: SiteModel
  readonly live: string
  readonly media: Readonly<Record<string, MediaFile>>
  /** The moment of the build, in milliseconds. */
  readonly now: number
}

/** Tags that every page carries in its head. */
export function headTags(model: SiteModel): string {
  return model.site.brand.icon ? iconTags(model.site.base) : ''
}

/** The finished HTML of a page with what it may load. */
export function withPolicy(html: string, page: ServedPage, services: Site['services']): string {
  const tag = policyTag(contentPolicy(inlineHashes(html), policyHosts(usedBy(page, services))))
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${tag}`)
}

/**
 * The finished HTML of a page with what search engines read: the live home tells of the shops that
 * pages of the live set show to them, and no other set's; a page that shows the whole menu tells of
 * the menu.
 */
export function withStructuredData(html: string, page: ServedPage, input: SiteInput): string {
  if (!page.indexable) return html
  const { model } = input
  const { menu } = wordsOf(input)
  const data = [
    ...(page.path === '/' ? [shops(input)] : []),
    ...(menu && showsMenu(model, page, menu)
      ? [jsonLdScript([menuNode(menu, addressIn(model, page.canonical), model.site)])]
      : []),
  ]
  return html.replace('</head>', () => [...data, '</head>'].join('\n'))
}

/** The shops and the menu in the words that pages show. */
function wordsOf({ model, now }: SiteInput): Pick<SiteModel, 'locations' | 'menu'> {
  const words = facts(model.site, yearAt(now, model.site.timeZone))
  return { locations: fill(model.locations, words), menu: fill(model.menu, words) }
}

function shops(input: SiteInput): string {
  const { model, live, media, now } = input
  const { brand } = model.site
  const { locations, menu } = wordsOf(input)
  const table = routeTable(model, live)
  const read = table.filter(({ indexable }) => indexable)
  const blocks = read
    .filter(({ dress }) => dress === live)
    .flatMap((page) => shownBlocks(model, page))
  const named = new Set(blocks.flatMap((block) => [...namesIn(block, 'location')]))
  const menuPage = menu && read.find((page) => showsMenu(model, page, menu))
  const picture = brand.shareImage && media[brand.shareImage.src]
  return jsonLd({
    url: addressIn(model, '/'),
    brand,
    locations: Object.fromEntries(Object.entries(locations).filter(([id]) => named.has(id))),
    special: comingDays(model.opening?.special ?? [], now),
    sameAs: Object.values(model.links)
      .filter(({ kind }) => kind === 'social')
      .map(({ href }) => href),
    ...(picture ? { image: new URL(picture.url, model.site.url).href } : {}),
    menu: menuPage && addressIn(model, menuPage.canonical),
    resolve: (href) => namedHref(href, model.links) ?? addressIn(model, href),
  })
}

/** Whether a page shows every item of every section of the menu. */
function showsMenu(model: SiteModel, page: ServedPage, { sections }: Menu): boolean {
  const shown = shownBlocks(model, page).map((block) => ({
    sections: namesIn(block, 'menu-section'),
    items: namesIn(block, 'menu-item'),
  }))
  return sections.every(({ id, items }) => {
    const parts = shown.filter((block) => block.sections.has(id))
    // A block that names items shows those and no others.
    const isShown = (item: string): boolean =>
      parts.some((part) => part.items.size === 0 || part.items.has(item))
    return parts.length > 0 && items.every((item) => isShown(item.id))
  })
}

/** What of a kind a block names. */
function namesIn(block: Block, kind: 'location' | 'menu-section' | 'menu-item'): Set<string> {
  const names = new Set<string>()
  survey({ blocks: [block] }, 'Page', (of, name) => {
    if (of === kind) names.add(name)
  })
  return names
}

/** A path of this site as a whole address, which others stay. */
function addressIn({ site }: SiteModel, href: string): string {
  return new URL(href.startsWith('/') ? site.base.slice(0, -1) + href : href, site.url).href
}

interface SiteFilesInput extends SiteInput {
  readonly pages: readonly { page: ServedPage }[]
  readonly pagesDir: string
  readonly root: string
}

/** Whether a page shows a quiz: only such a page reaches the quiz's sheets. */
export function showsQuiz({ page }: ServedPage): boolean {
  return page.blocks.some(({ type, hidden }) => type === 'quiz' && !hidden)
}

function usedBy(page: ServedPage, { quiz, ...rest }: Site['services']): Site['services'] {
  return quiz && showsQuiz(page) ? { ...rest, quiz } : rest
}

/** What a site has beside its pages: for crawlers, for browsers, and for the host. */
export async function siteFiles({
  model,
  live,
  pages,
  now,
  pagesDir,
  root,
}: SiteFilesInput): Promise<OutputFile[]> {
  const { url, base, lang, brand } = model.site
  const address = (path: string): string => url + base.slice(0, -1) + path
  const within = (path: string): string => base.slice(0, -1) + path
  const moved = movedAddresses(model, live).map(({ from, to, status }) => ({
    from: within(from),
    to: within(to),
    status,
  }))
  const listed = pages.filter(({ page }) => page.indexable && page.path === page.canonical)
  const { icon, themeColor: color } = brand
  const rules = siteHeaders({ base, drawings: icon ? ['/icon.svg'] : [] })
  const ofIcon = icon
    ? [
        ...(await siteIcons(readFileSync(resolve(root, pagesDir, icon)), color ?? '#ffffff')),
        {
          name: 'site.webmanifest',
          content: webManifest({ name: brand.product, base, lang, color }),
        },
      ]
    : []
  const securityPath = '.well-known/security.txt'
  const security = securityTxt({
    contact: `mailto:${brand.email}`,
    lang,
    canonical: address(`/${securityPath}`),
    now,
  })
  return [
    { name: 'sitemap.xml', content: sitemap(listed.map(({ page }) => address(page.path))) },
    { name: 'robots.txt', content: robots(address('/sitemap.xml')) },
    { name: 'sw.js', content: serviceWorkerEnd },
    // Nobody looks for it anywhere but at the top of a host.
    ...(base === '/' ? [{ name: securityPath, content: security }] : []),
    { name: '_headers', content: headersFile(rules) },
    ...(moved.length > 0 ? [{ name: '_redirects', content: redirectsFile(moved) }] : []),
    ...ofIcon,
  ]
}
