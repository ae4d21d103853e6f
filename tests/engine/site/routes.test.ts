import { expect, test } from 'vitest'

import { siteModel } from '#engine/site/model.ts'
import { movedAddresses, routeTable } from '#engine/site/routes.ts'
import { matchPage } from '#render/match.ts'

const page = (route: string, more: object = {}) => ({
  route,
  title: 'T',
  description: 'D',
  blocks: [],
  ...more,
})

/** A site of two sets, M without an archive and S with `/v1`, and one shared page. */
function model(variant: string) {
  return siteModel(
    new Map<string, unknown>([
      ['site.json', { variant, archives: { S: '/v1' }, brand: {}, services: {} }],
      ['M/chrome.json', { layout: 'header' }],
      ['M/home.json', page('/')],
      ['M/about.json', page('/about-us')],
      ['S/chrome.json', { layout: 'sidebar' }],
      ['S/home.json', page('/')],
      ['S/jobs.json', page('/jobs', { aliases: ['/jobs'] })],
      ['S/draft.json', page('/soon', { status: 'draft' })],
      ['S/place.json', page('/location+hours')],
      ['shared/terms.json', page('/terms', { aliases: ['/legal/terms-of-service'] })],
    ]),
  )
}

/** Every address as `path > canonical`, with `!` where search engines are asked to stay away. */
const table = (variant: string) =>
  routeTable(model(variant)).map(
    ({ path, canonical, indexable }) => `${path} > ${canonical}${indexable ? '' : ' !'}`,
  )

test('with M live, S stands under its archive and its aliases at the root', () =>
  expect(table('M')).toEqual([
    '/ > /',
    '/about-us > /about-us',
    '/jobs > /v1/jobs !',
    '/legal/terms-of-service > /terms',
    '/terms > /terms',
    '/v1/ > /v1/ !',
    '/v1/jobs > /v1/jobs !',
    '/v1/location+hours > /v1/location+hours !',
  ]))

test('with S live its routes are plain, and M, which has no archive, is not served', () =>
  expect(table('S')).toEqual([
    '/ > /',
    '/jobs > /jobs',
    '/legal/terms-of-service > /terms',
    '/location+hours > /location+hours',
    '/terms > /terms',
  ]))

test('an alias of a page that search engines leave out is left out too', () => {
  const hidden = siteModel(
    new Map<string, unknown>([
      ['site.json', { variant: 'M', brand: {}, services: {} }],
      ['shared/quiet.json', page('/quiet', { aliases: ['/hush'], noindex: true })],
    ]),
  )
  expect(routeTable(hidden).map(({ indexable }) => indexable)).toEqual([false, false])
})

test('search engines are kept from the page of unknown addresses, and from one that sends on', () => {
  const moved = { type: 'redirect', id: 'moved', link: { label: 'Go on', href: '/' } }
  const whole = siteModel(
    new Map<string, unknown>([
      ['site.json', { variant: 'M', brand: {}, services: {} }],
      ['shared/404.json', page('/404')],
      ['shared/book.json', page('/book', { blocks: [moved] })],
      ['shared/old.json', page('/old', { blocks: [{ ...moved, hidden: true }] })],
    ]),
  )
  expect(routeTable(whole).map(({ path, indexable }) => [path, indexable])).toEqual([
    ['/404', false],
    ['/book', false],
    ['/old', true],
  ])
})

test('only a block that shows sends a page on: one for another layout leaves it to search engines', () => {
  const link = { label: 'Go on', href: '/' }
  const only = { type: 'redirect', id: 'moved', link, layout: 'header' }
  const head = { type: 'menu-head', id: 'menu', link }
  const indexable = (variant: string, block: object, more = {}) => {
    const documents = new Map<string, unknown>([
      ['site.json', { variant, brand: {}, services: {} }],
      ['M/chrome.json', { layout: 'header' }],
      ['S/chrome.json', { layout: 'sidebar' }],
      ['shared/book.json', page('/book', { blocks: [block], ...more })],
    ])
    return routeTable(siteModel(documents))[0]?.indexable
  }
  expect(indexable('M', only)).toBe(false)
  expect(indexable('S', only)).toBe(true)
  expect(indexable('S', only, { layout: 'header' })).toBe(false)
  expect(indexable('M', head)).toBe(true)
  expect(indexable('M', { ...head, mode: 'redirect' })).toBe(false)
})

test('an address matches with and without its last slash, and plus is a plain character', () => {
  const routes = routeTable(model('M'))
  for (const path of ['/v1', '/v1/', '/v1/location+hours', '/v1/location%2Bhours/']) {
    expect(matchPage(routes, path)?.set, path).toBe('S')
  }
  expect(matchPage(routes, '/v1/location hours')).toBeUndefined()
  expect(matchPage(routes, '/nowhere')).toBeUndefined()
  expect(matchPage(routes, '/V1')).toBeUndefined()
})

test('a page that only an archived set has can stay in search engines (checklist D47)', () => {
  const archived = siteModel(
    new Map<string, unknown>([
      ['site.json', { variant: 'M', archives: { S: '/v1' }, brand: {}, services: {} }],
      ['M/chrome.json', { layout: 'header' }],
      ['S/chrome.json', { layout: 'sidebar' }],
      ['S/menu.json', page('/menu', { aliases: ['/menu'], indexInArchive: true })],
    ]),
  )
  expect(routeTable(archived).map(({ path, indexable }) => [path, indexable])).toEqual([
    ['/menu', false],
    ['/v1/menu', true],
  ])
})

test('where a page was before leads to where it is, unless something answers there again', () => {
  const moved = (variant: string) => {
    const documents = new Map<string, unknown>([
      ['site.json', { variant, archives: { S: '/v1' }, brand: {}, services: {} }],
      ['M/chrome.json', { layout: 'header' }],
      ['M/about.json', page('/about', { movedFrom: ['/who', '/about-us', '/terms', '/t%65rms/'] })],
      ['M/soon.json', page('/soon', { movedFrom: ['/later'], status: 'draft' })],
      ['S/chrome.json', { layout: 'sidebar' }],
      ['S/menu.json', page('/food', { movedFrom: ['/v1/menu'] })],
      ['shared/terms.json', page('/terms')],
    ])
    return movedAddresses(siteModel(documents)).map(
      ({ from, to, status }) => `${from} > ${to} ${status}`,
    )
  }
  expect(moved('M')).toEqual([
    '/about-us > /about 301',
    '/v1/menu > /v1/food 301',
    '/who > /about 301',
  ])
  // What was an archive has moved as a whole, and may be one again.
  expect(moved('S')).toEqual(['/v1/food > /food 302', '/v1/menu > /food 301'])
})
