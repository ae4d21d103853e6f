import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { movePage } from '#engine/site/move-page.ts'
import { page, poster, site, siteJson } from '#tests/engine/site.ts'

const chrome = (href: string): string =>
  (site().files.get('pages/one/chrome.json') as string).replace('"href":"/"', `"href":"${href}"`)
const saying = (route: string, ...text: string[]): string =>
  page([poster, { type: 'text-band', id: 'words', heading: 'Words', text }], {
    route,
    title: `Page ${route}`,
  })

/** A site of two sets, of which two stands under /v1; both have a /menu, only one a /story. */
const tree = site({
  'pages/site.json': siteJson({ archives: { two: '/v1' } }),
  'pages/one/chrome.json': chrome('/story'),
  'pages/one/story.json': saying('/story', 'See [above](#words) and [there](/story#words).'),
  'pages/one/menu.json': saying('/menu', 'Our [story](/story/), the [old menu](/v1/menu?a=1).'),
  'pages/one/storybook.json': saying('/storybook', 'A [book](/storybook).'),
  'pages/two/chrome.json': chrome('/menu'),
  'pages/two/menu.json': saying('/menu', 'The [menu](/menu#words).'),
  'pages/shared/terms.json': saying('/terms', 'Our [story](/story), the [menu](/menu).'),
})
const texts = new Map([...tree.files].map(([file, text]) => [file.slice('pages/'.length), text]))

/** What the move changes: `file: old > new` for each line that differs; or why it is refused. */
function moved(page: string, to: string, redirect = true): string[] {
  const changed = movePage(texts, { page, to, redirect })
  if ('problem' in changed) return [`${changed.problem} ${changed.remedy}`]
  return [...changed].flatMap(([path, text]) => {
    const before = (texts.get(path) ?? '').split('\n')
    const added = text.split('\n').filter((line) => !before.includes(line))
    return added.map((line) => `${path}: ${line.trim().slice(0, 400)}`)
  })
}

test('a page moves with the links that lead to it, and no other byte', () =>
  expect(moved('/story', '/about/us')).toEqual([
    expect.stringMatching(/^one\/chrome\.json: .*"href":"\/about\/us"/),
    'one/story.json: "route": "/about/us",',
    'one/story.json: "movedFrom": [',
    'one/story.json: "/story"',
    'one/story.json: ],',
    'one/story.json: "See [above](#words) and [there](/about/us#words)."',
    'one/menu.json: "Our [story](/about/us), the [old menu](/v1/menu?a=1)."',
    'shared/terms.json: "Our [story](/about/us), the [menu](/menu)."',
  ]))

test.each(['/café', '/caf%C3%A9', '/caf%c3%a9/'])(
  'a page is known by each spelling of what leads to it: %s',
  (name) => {
    const page = saying('/story', 'Words.').replace('{', '{"movedFrom":["/café"],')
    const changed = movePage(new Map(texts).set('one/story.json', page), {
      page: name,
      to: '/tale',
      redirect: true,
    })
    expect(changed).toBeInstanceOf(Map)
  },
)

test.each(['two/menu', '/v1/menu'])(
  'the page of an archive is meant by its own set, and elsewhere by its whole address: %s',
  (name) =>
    expect(moved(name, '/food')).toEqual([
      'one/menu.json: "Our [story](/story/), the [old menu](/v1/food?a=1)."',
      expect.stringMatching(/^two\/chrome\.json: .*"href":"\/food"/),
      'two/menu.json: "route": "/food",',
      'two/menu.json: "movedFrom": [',
      'two/menu.json: "/v1/menu"',
      'two/menu.json: ],',
      'two/menu.json: "The [menu](/food#words)."',
    ]),
)

test('an archive whose path ends in a slash, which its schema tells, has no address with two', () => {
  const marked = new Map(texts).set('site.json', siteJson({ archives: { two: '/v1/' } }))
  const move = { page: 'two/menu', to: '/food', redirect: true }
  const changed = movePage(marked, move) as ReadonlyMap<string, string>
  expect(changed.get('two/menu.json')).toContain('"/v1/menu"')
  expect(changed.get('one/menu.json')).toContain('[old menu](/v1/food?a=1)')
})

test('a page that begins with a byte order mark moves too', () => {
  const marked = new Map([...texts].map(([path, text]) => [path, `\uFEFF${text}`]))
  const move = { page: '/story', to: '/about/us', redirect: true }
  const changed = movePage(texts, move) as ReadonlyMap<string, string>
  expect(movePage(marked, move)).toEqual(
    new Map([...changed].map(([path, text]) => [path, `\uFEFF${text}`])),
  )
})

test('without a redirect nothing is remembered', () =>
  expect(moved('/story', '/tale', false).join()).not.toContain('movedFrom'))

test('the folder that the site is served from is no link to its home page', () => {
  const alone = new Map([
    ['site.json', JSON.stringify({ variant: 'one', base: '/' })],
    ['one/home.json', page([poster])],
  ])
  const changed = movePage(alone, { page: '/', to: '/start', redirect: true })
  expect([...(changed as ReadonlyMap<string, string>).keys()]).toEqual(['one/home.json'])
})

test('a page that moves back has moved from nowhere it is', () => {
  const there = movePage(texts, { page: '/story', to: '/tale', redirect: true })
  const after = new Map([...texts, ...(there as ReadonlyMap<string, string>)])
  const back = movePage(after, { page: '/tale', to: '/story', redirect: true })
  const text = (back as ReadonlyMap<string, string>).get('one/story.json') ?? ''
  expect(JSON.parse(text)).toMatchObject({ route: '/story', movedFrom: ['/tale'] })
})

test('a site stays as sound as it was', async () => {
  const codes = async (files: ReadonlyMap<string, string>): Promise<string[]> =>
    (await checkSite({ ...tree, files })).findings.map(({ code }) => code)
  const changed = movePage(texts, { page: '/story', to: '/tale', redirect: true })
  const files = [...(changed as ReadonlyMap<string, string>)].map(
    ([path, text]) => [`pages/${path}`, text] as const,
  )
  expect(await codes(new Map([...tree.files, ...files]))).toEqual(await codes(tree.files))
})

test.each([
  ['/story', '/menu', 'one/menu.json has the address /menu already.'],
  ['/story', '/story/', 'one/story.json is at /story already.'],
  ['/story', '/assets', 'The address /assets is reserved for the build or the Studio.'],
  ['/story', 'tale', '“tale” is not an address on this site.'],
  ['/stroy', '/tale', 'There is no page “/stroy”. Did you mean “/story”?'],
])('%s to %s is refused', (from, to, said) => expect(moved(from, to).join()).toContain(said))

test('the page of unknown addresses stays where hosts look for it', () => {
  const files = new Map([...texts, ['shared/404.json', saying('/404', 'Nothing.')]])
  expect(movePage(files, { page: 'shared/404', to: '/gone', redirect: true })).toMatchObject({
    problem: expect.stringContaining(
      'shared/404.json is the “not found” page, which only works at /404.',
    ),
  })
})

test('a link to where a page was is told where it is', async () => {
  const { findings } = await checkSite(
    site({
      'pages/one/a.json': page([poster], { route: '/a', title: 'A', movedFrom: ['/was'] }),
      'pages/one/b.json': page([poster], { route: '/b', title: 'B', movedFrom: ['/a', '/assets'] }),
      'pages/one/chrome.json': chrome('/was'),
    }),
  )
  expect(findings.at(-1)?.problem).toBe('The page at /was has moved to /a.')
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'route-twice /movedFrom/0',
    'reserved-route /movedFrom/1',
    'link-to-alias /menu/links/0/href',
  ])
})
