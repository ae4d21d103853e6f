import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { newPage } from '#engine/site/new-page.ts'
import { marquee, page, poster, site, siteJson } from '#tests/engine/site.ts'

const tree = site({
  'pages/site.json': siteJson({ archives: { two: '/v1' } }),
  'pages/one/story.json': page(
    [
      poster,
      { type: 'text-band', id: 'a', heading: 'A', text: ['Back [up](#no-bowls), [on](/story#a).'] },
      { type: 'text-band', id: 'b', heading: 'B', text: ['Words.'] },
    ],
    { route: '/story', title: '{product} | Our story', aliases: ['/tale'], layout: 'header' },
  ),
  'pages/two/chrome.json': site().files.get('pages/one/chrome.json'),
  'pages/two/menu.json': page([poster], { route: '/menu', title: 'Menu' }),
  'pages/shared/terms.json': page([poster], { route: '/terms', title: 'Terms' }),
})
const { documents } = await checkSite(tree)

interface Made {
  readonly path?: string
  readonly text?: string
  readonly document?: Record<string, unknown>
  readonly said?: string
}

/** `made('/a', { from: 'story' })`: the file, and its document; or why there is none. */
function made(route: string, wish: { set?: string; from?: string } = {}): Made {
  const answer = newPage(documents, { route, blocks: [poster], ...wish })
  if ('problem' in answer) return { said: `${answer.problem} ${answer.remedy}` }
  return { ...answer, document: JSON.parse(answer.text) as Record<string, unknown> }
}

test('a new page is a sound draft at its address, named after it', async () => {
  const { path, text, document } = made('/menu/cold-drinks')
  expect(path).toBe('one/menu-cold-drinks.json')
  expect(document).toMatchObject({
    route: '/menu/cold-drinks',
    title: 'Cold drinks',
    status: 'draft',
    blocks: [{ type: 'poster', id: 'poster' }],
  })
  expect(text).toBe(`${JSON.stringify(document, null, 2)}\n`)
  const files = new Map([...tree.files, [`pages/${path}`, text ?? '']])
  const { findings } = await checkSite({ ...tree, files })
  expect(findings.filter(({ file }) => file === `pages/${path}`)).toEqual([])
})

test('a copy has ids and a title of its own, and links to its own anchors', () => {
  const { document } = made('/catering', { from: 'story' })
  expect(document).toMatchObject({ title: '{product} | Catering', layout: 'header' })
  expect(document).not.toHaveProperty('aliases')
  expect(document?.['blocks']).toEqual([
    { ...poster, id: 'poster' },
    {
      type: 'text-band',
      id: 'text-band',
      heading: 'A',
      text: ['Back [up](#poster), [on](/story#a).'],
    },
    { type: 'text-band', id: 'text-band-2', heading: 'B', text: ['Words.'] },
  ])
})

test.each(['story', 'one/story', 'one/story.json', 'pages/one/story.json', '/story'])(
  'a page is copied by the name %s',
  (from) => expect(made('/copy', { from }).document?.['title']).toBe('{product} | Copy'),
)

test('a name that several sets have is meant in the set of the new page, then in the live one', () => {
  const other = { route: '/story', title: 'Other | {product}', blocks: [] }
  const more = new Map<string, unknown>([
    ['alpha/chrome.json', {}],
    ['alpha/story.json', other],
    ...documents,
  ])
  const copied = (set: string, from: string): unknown => {
    const answer = newPage(more, { route: '/copy', set, from, blocks: [] })
    return 'problem' in answer
      ? answer.problem
      : (JSON.parse(answer.text) as Record<string, unknown>)['title']
  }
  expect(copied('alpha', 'story')).toBe('Copy | {product}')
  expect(copied('shared', 'story')).toBe('{product} | Copy')
  expect(copied('shared', '/story')).toBe('{product} | Copy')
  expect(copied('shared', 'menu')).toBe('Copy')
})

test('a title that another page has gets a number', () =>
  expect(made('/more/terms').document?.['title']).toBe('Terms 2'))

test('editors complete the first page of a site as well', () => {
  const chrome = { $schema: '../../schema/generated/chrome.schema.json' }
  const bare = new Map<string, unknown>([
    ['site.json', { variant: 'one' }],
    ['one/chrome.json', chrome],
  ])
  const answer = newPage(bare, { route: '/', blocks: [poster] })
  expect(answer).toMatchObject({
    text: expect.stringContaining('"$schema": "../../schema/generated/page.schema.json"'),
  })
})

describe('a page is refused', () => {
  test.each<[string, { set?: string; from?: string }, string]>([
    ['/', {}, 'one/home.json has the address / already.'],
    ['/story', {}, 'one/story.json has the address /story already.'],
    ['/tale', {}, 'one/story.json has the address /tale already.'],
    ['/terms/', {}, 'shared/terms.json has the address /terms/ already.'],
    ['/v1/menu', {}, 'two/menu.json has the address /v1/menu already.'],
    ['/story', { set: 'shared' }, 'one/story.json has the address /story already.'],
    ['/assets/a', {}, 'The address /assets is reserved for the build or the Studio.'],
    ['/studio', {}, 'The address /studio is reserved for the build or the Studio.'],
    ['/../a', {}, '“/../a” is not an address on this site.'],
    ['about', {}, '“about” is not an address on this site. Begin with /'],
    ['/About', {}, '“/About” is not an address on this site.'],
    [`/${'a'.repeat(200)}`, {}, 'The address is too long.'],
    ['/story+', { from: 'stroy' }, 'There is no page “stroy”. Did you mean “one/story”?'],
    ['/a', { set: 'tow' }, 'There is no page set “tow”. Did you mean “two”?'],
    ['/a', { set: 'zeppelin' }, 'Use one of: one, two, shared.'],
  ])('%s %j', (route, wish, said) => expect(made(route, wish).said).toContain(said))

  test('where its file is there, in whatever letters', () => {
    const more = new Map(documents).set('one/A-b.json', { route: '/elsewhere' })
    expect(newPage(more, { route: '/a/b', blocks: [] })).toMatchObject({
      problem: 'There is a file one/A-b.json already.',
    })
  })
})

test('a site whose folders have no frame yet is told how a set is made', () => {
  const bare = new Map([...documents].filter(([path]) => !path.endsWith('chrome.json')))
  expect(newPage(bare, { route: '/a', blocks: [] })).toEqual({
    problem: 'There is no page set “one”.',
    remedy: 'Make a folder with that name and a chrome.json in it.',
  })
})

test('without a site.json that can be read nobody knows which set is live, so one is named', () => {
  const files = new Map(documents)
  files.delete('site.json')
  expect(newPage(files, { route: '/a', blocks: [] })).toEqual({
    problem: 'There is no site.json that can be read, so no set is live.',
    remedy: 'Fix it, or name a set: one, two, shared.',
  })
  files.set('site.json', {})
  expect(newPage(files, { route: '/a', blocks: [] })).toMatchObject({
    problem: 'site.json has no “variant”, which names the live set.',
  })
  expect(newPage(files, { route: '/a', set: 'one', blocks: [] })).toMatchObject({
    path: 'one/a.json',
  })
})

test('a set of its own may use an address that another set has', () =>
  expect(made('/story', { set: 'two' }).path).toBe('two/story.json'))

test.each(['/chrome', '/theme'])('%s is never the file of another document', (route) =>
  expect(made(route).path).toBe(`one${route}-page.json`),
)

test.each([
  ['/.well-known/x', 'one/well-known-x.json'],
  ['/con', 'one/page-con.json'],
  ['/aux.old', 'one/page-aux.old.json'],
])('the file of %s is one that every system can store and that is read', (route, path) =>
  expect(made(route).path).toBe(path),
)

test('any route gives a page or two sentences', () => {
  const letters = fc.constantFrom('/', 'a', '-', '.', '+', '_', 'É', ' ', '\0', '#')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (tail) => {
      const answer = newPage(documents, { route: `/${tail}`, blocks: [marquee] })
      if ('problem' in answer) expect(`${answer.problem} ${answer.remedy}`).toMatch(/^.+\. .+\.$/s)
      else expect(answer.path).toMatch(/^one\/[^/]+\.json$/)
    }),
  )
})
