import { describe, expect, test } from 'vitest'

import { linksFromOthers } from '#studio/pages/links-from-others.ts'
import { type Life, made, moved, relinked, removed, withStatus } from '#studio/pages/page-life.ts'
import { pageGroups, stops } from '#studio/pages/site-map.ts'
import type { Values } from '#studio/state/documents.ts'

const page = (route: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  route,
  title: 'Page',
  description: 'A page.',
  ...more,
  blocks: more['blocks'] ?? [],
})
const link = (href: string): unknown => ({
  type: 'action-buttons',
  id: 'buttons',
  buttons: [{ label: 'Go', href }],
})

const site: Values = {
  'site.json': { variant: 'one', archives: { two: '/v2' } },
  'one/chrome.json': { menu: [{ label: 'About', href: '/about' }] },
  'two/chrome.json': {},
  'one/home.json': page('/', { blocks: [link('/about#team'), link('/terms')] }),
  'one/about.json': page('/about'),
  'one/old.json': page('/old', { status: 'draft' }),
  'two/home.json': page('/', { blocks: [link('/v2/about')] }),
  'two/about.json': page('/about'),
  'shared/terms.json': page('/terms', { aliases: ['/legal'] }),
}

const groups = (values: Values) => pageGroups(values, [], { pagesDir: 'pages' })
const valuesOf = (life: Life): Values => ('why' in life ? {} : life.values)

describe('the list', () => {
  test('has the live set first and what is shared last, each page with its address and state', () => {
    expect(
      groups(site).map(({ name, where, rows }) => [
        name,
        where,
        rows.map(({ name, address, state }) => `${name} ${address} ${state}`),
      ]),
    ).toEqual([
      ['one', 'lives at /', ['Home / Live', 'About /about Live', 'Old /old Draft']],
      ['two', 'lives at /v2/', ['Home /v2/ Live', 'About /v2/about Live']],
      ['Shared', '', ['Terms /terms Live']],
    ])
  })

  test('stands whatever the documents are', () => {
    const odd = { ...site, 'site.json': null, 'one/home.json': [], 'one/about.json': { route: 4 } }
    expect(groups(odd)).toHaveLength(3)
    expect(stops(groups(odd), odd).map(({ address }) => address)).toEqual(['/terms', '/legal'])
  })
})

test('the map has each address once, also aliases and addresses that lead on, and no draft', () => {
  const values = { ...site, 'one/about.json': page('/about', { movedFrom: ['/us'] }) }
  expect(
    stops(groups(values), values).map(({ address, page, leads }) =>
      [address, page, ...(leads ? ['leads on'] : [])].join(' '),
    ),
  ).toEqual([
    '/ one/home.json',
    '/about one/about.json',
    '/us one/about.json leads on',
    '/v2/ two/home.json',
    '/v2/about two/about.json',
    '/terms shared/terms.json',
    '/legal shared/terms.json',
  ])
})

test('the map says where a page sends its visitors on to', () => {
  const sends = (href: string, more = {}): unknown => {
    const redirect = { type: 'redirect', id: 'on', link: { label: 'Go', href }, ...more }
    const values = {
      ...site,
      'content/links.json': { links: { hiring: { href: 'https://jobs.example/us' } } },
      'one/about.json': page('/about', { blocks: [redirect] }),
    }
    return stops(groups(values), values).find(({ address }) => address === '/about')?.sendsTo
  }
  expect(sends('link:hiring')).toBe('jobs.example/us')
  expect(sends('https://elsewhere.example')).toBe('elsewhere.example')
  expect(sends('link:nobody')).toBe('link:nobody')
  expect(sends('/terms')).toBe('/terms')
  expect(sends('')).toBe('nowhere yet')
  expect(sends('/terms', { hidden: true })).toBe(undefined)
  expect(sends('/terms', { link: null })).toBe('nowhere yet')
  expect(sends('/terms', { type: 'menu-head' })).toBe(undefined)
  expect(sends('/terms', { type: 'menu-head', mode: 'redirect' })).toBe('/terms')
})

describe('a new page', () => {
  test('is a draft with a file of its own', () => {
    const life = made(site, { set: 'one', route: '/drinks' }, undefined)
    expect(life).toMatchObject({ page: 'one/drinks.json' })
    expect(valuesOf(life)['one/drinks.json']).toMatchObject({ route: '/drinks', status: 'draft' })
  })

  test('can be a copy of a page of another set', () => {
    const life = made(site, { set: 'two', route: '/start', from: 'one/home.json' }, undefined)
    expect(valuesOf(life)['two/start.json']).toMatchObject({
      blocks: [{ type: 'action-buttons' }, { type: 'action-buttons', id: 'action-buttons-2' }],
    })
  })

  test.each([
    ['/about', '/about-2', 'one/about.json'],
    ['/terms', '/terms-2', 'shared/terms.json'],
    ['drinks', '/drinks', undefined],
    ['Our Story', '/our-story', undefined],
    ['/assets', '/assets-2', undefined],
    ['/', '/page', 'one/home.json'],
  ])('is refused at %s, in words that propose %s, which works', (route, instead, by) => {
    const life = made(site, { set: 'one', route }, undefined)
    const why = new RegExp(`^.+\\. ${instead} would do\\.$`)
    expect(life).toEqual({ why: expect.stringMatching(why) as string, instead, by })
    expect(made(site, { set: 'one', route: instead }, undefined)).toHaveProperty('page')
  })

  test('is called as its author calls it', () => {
    const life = made(site, { set: 'one', name: 'Our Story', route: '/our-story' }, undefined)
    expect(valuesOf(life)['one/our-story.json']).toMatchObject({ title: 'Our Story' })
  })
})

describe('a page that moves', () => {
  test('takes the links to it along, and leads visitors of the old address on', () => {
    const after = valuesOf(moved(site, 'one/about.json', '/team', true))
    expect(after['one/about.json']).toMatchObject({ route: '/team', movedFrom: ['/about'] })
    expect(after['one/home.json']).toMatchObject({
      blocks: [{ buttons: [{ href: '/team#team' }] }, {}],
    })
    expect(after['one/chrome.json']).toEqual({ menu: [{ label: 'About', href: '/team' }] })
    expect(after['two/home.json']).toEqual(site['two/home.json'])
  })

  test('is refused an address that is taken', () => {
    expect(moved(site, 'one/about.json', '/terms', true)).toMatchObject({
      why: expect.stringContaining('/terms') as string,
      instead: '/terms-2',
    })
  })
})

describe('a page that is deleted', () => {
  test('is told with the links that lead to it, those of another set only where they are clear', () => {
    expect(linksFromOthers(site, 'one/about.json').map(({ file }) => file)).toEqual([
      'one/chrome.json',
      'one/home.json',
    ])
    expect(linksFromOthers(site, 'two/about.json').map(({ file }) => file)).toEqual([
      'two/home.json',
    ])
  })

  test('is told with just the links that come along when it moves', () => {
    const values: Values = { ...site, 'content/links.json': { links: [{ href: '/terms' }] } }
    const told = linksFromOthers(values, 'shared/terms.json').map(({ file }) => file)
    const after = valuesOf(moved(values, 'shared/terms.json', '/conditions', false))
    const changed = Object.keys(values).filter((id) => after[id] !== values[id])
    expect(changed.filter((id) => id !== 'shared/terms.json').toSorted()).toEqual(told.toSorted())
  })

  test('leaves its links as they are, or lets them lead somewhere else', () => {
    const left = removed(site, 'one/about.json')
    expect(left['one/about.json']).toBeUndefined()
    expect(left['one/home.json']).toEqual(site['one/home.json'])
    const repaired = removed(site, 'one/about.json', '/terms')
    expect(repaired['one/home.json']).toEqual(
      page('/', { blocks: [link('/terms'), link('/terms')] }),
    )
    expect(repaired['two/home.json']).toEqual(site['two/home.json'])
  })

  test('has its links repaired in paragraphs as well', () => {
    const text = 'Read [about us](/about), [the rest](/about-more) and [terms](/terms).'
    const values = { ...site, 'one/home.json': page('/', { blocks: [{ type: 'intro', text }] }) }
    const repaired = removed(values, 'one/about.json', '/')
    expect(repaired['one/home.json']).toMatchObject({
      blocks: [{ text: 'Read [about us](/), [the rest](/about-more) and [terms](/terms).' }],
    })
  })
})

test('the links to a page lead to another, and the page stays', () => {
  const led = relinked(site, 'one/about.json', '/terms')
  expect(led['one/about.json']).toBe(site['one/about.json'])
  expect(led['one/home.json']).toEqual(page('/', { blocks: [link('/terms'), link('/terms')] }))
  expect(led['two/home.json']).toBe(site['two/home.json'])
})

test('a draft that is made live and a draft again is the same page', () => {
  const live = withStatus(site, 'one/old.json', 'live')
  expect(live['one/old.json']).not.toHaveProperty('status')
  expect(withStatus(live, 'one/old.json', 'draft')['one/old.json']).toEqual(site['one/old.json'])
})
