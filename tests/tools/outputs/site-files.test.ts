import { runInNewContext } from 'node:vm'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { redirectsFile } from '#tools/outputs/redirects-file.ts'
import { robots } from '#tools/outputs/robots.ts'
import { securityTxt } from '#tools/outputs/security-txt.ts'
import { serviceWorkerEnd } from '#tools/outputs/service-worker-end.ts'
import { iconTags, siteIcons } from '#tools/outputs/site-icons.ts'
import { sitemap } from '#tools/outputs/sitemap.ts'
import { webManifest } from '#tools/outputs/web-manifest.ts'
import { redirectRules } from '#tools/preview/redirect-rules.ts'

test('the sitemap lists addresses as XML can hold them', () => {
  expect(
    sitemap([
      'https://a.example/',
      'https://a.example/location+hours',
      'https://a.example/grün?a=1&b=2',
    ]),
  ).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.example/</loc></url>',
      '<url><loc>https://a.example/location+hours</loc></url>',
      '<url><loc>https://a.example/gr%C3%BCn?a=1&amp;b=2</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('robots are let in and shown the sitemap', () => {
  const at = 'https://a.example/sitemap.xml'
  expect(robots(at)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${at}\n`)
})

test('whoever finds a hole is told whom to write to, for a year at most (RFC 9116)', () => {
  const now = Date.UTC(2026, 11, 31, 23)
  const facts = { contact: 'mailto:a@b.example', lang: 'en-US', canonical: 'https://b.example/x' }
  expect(securityTxt({ ...facts, now })).toBe(
    'Contact: mailto:a@b.example\nExpires: 2027-12-01T00:00:00Z\nPreferred-Languages: en-US\nCanonical: https://b.example/x\n',
  )
})

test('a service worker that an earlier site left behind empties its caches, goes, and lets its pages load', async () => {
  const done: string[] = []
  const heard = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>()
  let work: Promise<void> | undefined
  const worker = {
    addEventListener: (name: string, listener: never) => void heard.set(name, listener),
    skipWaiting: () => void done.push('takes over'),
    caches: {
      keys: () => Promise.resolve(['a', 'b']),
      delete: (name: string) => Promise.resolve(done.push(`empties ${name}`)),
    },
    registration: { unregister: () => Promise.resolve(done.push('goes')) },
    clients: {
      matchAll: () =>
        Promise.resolve([
          { url: '/menu', navigate: (url: string) => Promise.resolve(done.push(`loads ${url}`)) },
        ]),
    },
  }
  runInNewContext(serviceWorkerEnd, worker)
  heard.get('install')?.({ waitUntil: () => undefined })
  heard.get('activate')?.({
    waitUntil(given) {
      work = given
    },
  })
  await work
  expect(done).toEqual(['takes over', 'empties a', 'empties b', 'goes', 'loads /menu'])
})

test('a host that reads the redirects leads on as written', () => {
  const text = redirectsFile([
    { from: '/old page', to: '/new', status: 301 },
    { from: '/a/', to: 'https://b.example/c\n/* /evil', status: 302 },
  ])
  expect(text.split('\n')).toEqual([
    '/old%20page /new 301',
    '/old%20page/ /new 301',
    '/a https://b.example/c%0A/*%20/evil 302',
    '/a/ https://b.example/c%0A/*%20/evil 302',
    '',
  ])
})

test('an old address leads on with a slash at its end too, where the host takes rules at their word', () => {
  const rules = redirectRules(redirectsFile([{ from: '/team', to: '/about-us', status: 301 }]))
  expect(rules('/team', false)?.to).toBe('/about-us')
  expect(rules('/team/', false)?.to).toBe('/about-us')
})

test.each([
  ['/Über-uns', '/%C3%9Cber-uns', '/Über-uns'],
  ['/caf%c3%a9', '/caf%C3%A9', '/café'],
  ['/U\u0308ber', '/U%CC%88ber', '/Über'],
  ['/our%20story.html', '/our%20story.html', '/our story.html'],
  ['/100%', '/100%25', '/100%'],
  ['/a%2Ab', '/a%2Ab', '/a*b'],
  ['/a"b', '/a%22b', '/a"b'],
])('the old address %s leads on as browsers ask for it', (from, written, asked) => {
  const text = redirectsFile([{ from, to: '/new', status: 301 }])
  expect(text).toContain(`${written} /new 301\n`)
  expect(redirectRules(text)(asked, false)?.to).toBe('/new')
  expect(redirectRules(text)(`${asked}/`, false)?.to).toBe('/new')
  expect(redirectRules(text)('/a-b', false)).toBeUndefined()
})

test('the manifest names what is there and nothing else', () => {
  const parsed = (color: string | undefined): unknown =>
    JSON.parse(webManifest({ name: 'Corner', base: '/shop/', lang: 'en-US', color }))
  expect(parsed('#ff0000')).toMatchObject({
    name: 'Corner',
    start_url: '/shop/',
    theme_color: '#ff0000',
    background_color: '#ff0000',
    icons: [{ src: '/shop/icon.svg' }, {}, {}],
  })
  expect(parsed(undefined)).not.toHaveProperty('theme_color')
  expect(parsed(undefined)).not.toHaveProperty('background_color')
})

test('one drawing becomes every icon, in its own proportions', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h20v10h-20z"/></svg>',
  )
  const icons = await siteIcons(drawing, '#0000ff')
  const sizes = await Promise.all(
    icons.map(async ({ name, content }) => {
      const { width, height, format } = await sharp(content).metadata()
      return name === 'icon.svg' ? name : `${name} ${format} ${width}x${height}`
    }),
  )
  expect(sizes).toEqual([
    'icon.svg',
    'apple-touch-icon.png png 180x180',
    'icon-192.png png 192x192',
    'icon-512.png png 512x512',
  ])
  expect(icons[0]?.content).toBe(drawing)
  const { data, info } = await sharp(icons[1]?.content).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ]
  expect([pixel(0, 0), pixel(90, 30), pixel(90, 90)]).toEqual([
    [0, 0, 255],
    [0, 0, 255],
    [255, 0, 0],
  ])
})

test('on an Apple phone an icon with a ground of its own fills its place, corners and all', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#f00"/></svg>',
  )
  const [, apple] = await siteIcons(drawing, '#0000ff')
  const { channels } = await sharp(apple?.content).stats()
  expect(channels.map(({ min, max }) => [min, max])).toEqual([
    [255, 255],
    [0, 0],
    [0, 0],
  ])
})

test('the head names the icons and the manifest', () => {
  expect(iconTags('/shop/').match(/href="[^"]+"/g)).toEqual([
    'href="/shop/icon.svg"',
    'href="/shop/apple-touch-icon.png"',
    'href="/shop/site.webmanifest"',
  ])
})
