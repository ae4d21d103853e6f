import { type SiteTree, checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { versionIn } from '#engine/migrate/version.ts'
import { font } from '#engine/rules/examples.ts'
import { definition } from '#engine/schema/schema.ts'

/** A page of the live set with these blocks, as a person writes it: two spaces, one entry a line. */
export function page(blocks: readonly unknown[], rest: Record<string, unknown> = {}): string {
  const route = typeof rest['route'] === 'string' && rest['route'] !== '/' ? rest['route'] : ''
  const document = {
    route: '/',
    title: `Hello${route}`,
    description: `A page that exists to be checked${route}.`,
    blocks,
    ...rest,
  }
  return JSON.stringify(document, null, 2)
}

/** A marquee that has nothing wrong with it. */
export const marquee = { type: 'marquee', id: 'news', label: 'News', phrase: 'We are open' }

/** A block that shows the title of its page. */
export const poster = {
  type: 'poster',
  id: 'no-bowls',
  headline: [{ text: 'No bowls' }],
  text: ['There are none.'],
  image: { src: 'media/logo.svg', alt: '' },
}

export const home = 'pages/one/home.json'

const chrome = JSON.stringify({
  layout: 'header',
  name: 'One',
  logo: { label: 'Home', fallback: 'media/logo.svg', onField: {} },
  menu: { links: [{ label: 'Home', href: '/' }] },
  strings: Object.fromEntries(
    'skip openMenu closeMenu menuTitle navigation socialNavigation legalNavigation pauseMotion playMotion'
      .split(' ')
      .map((key) => [key, key]),
  ),
})

const facts = {
  variant: 'one',
  url: 'https://one.example',
  base: '/',
  lang: 'en-US',
  timeZone: 'America/New_York',
  brand: {
    product: 'One',
    legalName: 'One',
    phone: '212-555-0100',
    phoneE164: '+12125550100',
    email: 'a@one.example',
    pressEmail: 'b@one.example',
  },
  services: {},
}

/** What is not asked of the small site, which is as short as can be. */
const spared = [
  'missing-not-found',
  'missing-theme-name',
  'missing-title-heading',
  'not-allowed-here',
]

/**
 * site.json of the small site, with changes. It needs no page for unknown addresses, and its pages
 * need no title and may have a block more than once, but for the one code that is `asked`.
 */
export function siteJson(changes: Record<string, unknown> = {}, asked?: string): string {
  const { checks = {}, ...rest } = changes
  const severity = isRecord(checks) ? (checks['severity'] ?? {}) : undefined
  const own =
    !isRecord(checks) || !isRecord(severity)
      ? checks
      : {
          ...checks,
          severity: {
            ...severity,
            ...Object.fromEntries(
              spared.filter((code) => code !== asked).map((code) => [code, 'off']),
            ),
          },
        }
  return JSON.stringify({ ...facts, ...rest, checks: own }, null, 2)
}

/** What every theme has: fonts, one of them that of stacked headlines. */
export const fonts = { text: { ...font, fit: { wght: 700 } } }

/** A theme in black and white that has all names that are needed. */
function theme(): Readonly<Record<string, unknown>> {
  const parts = definition('Theme').properties ?? {}
  const each = (part: string, value: (name: string) => unknown): Record<string, unknown> =>
    Object.fromEntries((parts[part]?.['x-needed'] ?? []).map((name) => [name, value(name)]))
  const isDark = (name: string): boolean => /ink|Text/.test(name)
  const roles = 'text display button altButton buttonText altButtonText focus line'.split(' ')
  const field = (name: string): unknown =>
    Object.fromEntries(
      roles.map((role) => [role, isDark(name) === role.endsWith('Text') ? 'ink' : 'mayo']),
    )
  return {
    colors: each('colors', (name) => (isDark(name) ? '#000000' : '#ffffff')),
    fields: each('fields', field),
    variables: each('variables', () => '1rem'),
    type: each('type', () => ({ font: 'text' })),
    fonts: { ...each('fonts', () => font), ...fonts },
  }
}

const sound: Readonly<Record<string, string>> = {
  'pages/site.json': siteJson(),
  'pages/theme.json': JSON.stringify(theme()),
  'pages/one/chrome.json': chrome,
  [home]: page([marquee, poster]),
  'pages/content/links.json': JSON.stringify({
    links: { order: { kind: 'ordering', label: 'Order', href: 'https://order.example' } },
  }),
}

/**
 * A small site without a fault, with these files in place of its own; `undefined` takes one out.
 * A name under `pages/media/` or `blocks/` needs no content; a media file has as many bytes as its
 * content has characters.
 */
export function site(files: Readonly<Record<string, string | undefined>> = {}): SiteTree {
  const texts = new Map<string, string>()
  const media = new Set(['media/logo.svg'])
  const blockFiles = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  const { 'schema/generated/shapes.json': shapes } = files
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    if (text === undefined || file.startsWith('schema/')) continue
    const [, type, name] = /^blocks\/([^/]+)\/(.*)$/.exec(file) ?? []
    if (file.startsWith('pages/media/')) media.add(file.slice('pages/'.length))
    else if (!type || name?.endsWith('.json')) texts.set(file, text)
    if (type && name === 'migrations.ts') versions.set(type, versionIn(text))
    if (type && name) blockFiles.set(type, (blockFiles.get(type) ?? new Set()).add(name))
  }
  const mediaBytes = (path: string): number => files[`pages/${path}`]?.length ?? 0
  const house = { versions, ...(shapes === undefined ? {} : { shapes }) }
  const installed = new Map([[font.package, new Set(font.files)]])
  return {
    pagesDir: 'pages',
    files: texts,
    media,
    mediaBytes,
    blockFiles,
    fonts: installed,
    ...house,
  }
}

/** What is wrong with that site, each as a person reads it. */
export async function check(
  files?: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const { findings } = await checkSite(site(files))
  return findings.map(spoken)
}

/** `pages/one/home.json:6:15 unknown-block [block 1 (marqee)] problem remedy`. */
export function spoken({ file, line, column, code, where, problem, remedy }: Finding): string {
  return `${file}:${line}:${column} ${code} [${where}] ${problem} ${remedy}`
}
