import { expect, test } from 'vitest'

import { suggestedMediaMessage, suggestedMessage, toPublish } from '#studio/publish/to-publish.ts'
import { opened } from '#studio/state/documents.ts'
import { file, siteOf } from '#tests/studio/open-studio.ts'

const id = 'multi-location/home.json'
const page = (heading: string): unknown => ({
  route: '/',
  title: 'Home',
  blocks: [{ type: 'faves', id: 'faves', heading }],
})

/** What would go out, a line for each sentence. */
function told(
  committed: Readonly<Record<string, string | null>>,
  disk: Readonly<Record<string, unknown>>,
  now = disk,
): string[] {
  const git = { branch: 'main', remote: null, committed, media: {} }
  const groups = toPublish(git, siteOf(disk).documents, opened(siteOf(now).documents))
  return groups.flatMap(({ title, sentences }) =>
    sentences.map((sentence) => `${title}: ${sentence}`),
  )
}

test('what is unsaved goes out as well, since publishing saves it', () => {
  expect(told({}, { [id]: page('Faves') }, { [id]: page('Picks') })).toEqual([
    'Home: Faves heading “Faves” to “Picks”',
  ])
})

test('what was saved is told against the last commit, not against the disk', () => {
  expect(told({ [id]: file(page('Old')).text }, { [id]: page('New') })).toEqual([
    'Home: Faves heading “Old” to “New”',
  ])
})

test('a page that got another name is told as that, and so is the message', () => {
  const [old, next] = ['one/about-us.json', 'one/our-story.json']
  const about = { route: '/about-us', title: 'About', blocks: [] }
  const committed = { [old]: file(about).text, [next]: null }
  expect(told(committed, { [next]: { ...about, title: 'Story' } })).toEqual([
    'Our story: Renamed, was “About us”',
    'Our story: title “About” to “Story”',
  ])
  const git = { branch: 'main', remote: null, committed, media: {} }
  const groups = toPublish(git, siteOf({ [next]: about }).documents, { [next]: about })
  expect(suggestedMessage(groups)).toBe('Rename About us to Our story')
})

test('facts are told by the words of their forms, and a thing by its own', () => {
  const feed = 'content/feed.json'
  const post = (id: string, more: object) => ({ id, mediaType: 'IMAGE', caption: 'A bun', ...more })
  expect(
    told(
      { [feed]: file({ posts: [post('one', {})] }).text },
      {
        [feed]: {
          posts: [
            post('two', { permalink: 'https://photo.example/2', alt: 'Two pickles.' }),
            post('one', { mediaType: 'CAROUSEL_ALBUM', children: [{ mediaUrl: 'media/a.webp' }] }),
          ],
        },
      },
    ),
  ).toEqual([
    'Feed: post 1 added: “Two pickles.”',
    'Feed: post 2, kind of post “Image” to “Carousel album”',
    'Feed: post 2, pictures of the album added: picture “media/a.webp”',
  ])
  const block = (more: object) => ({ blocks: [{ type: 'faves', id: 'f', link: {}, ...more }] })
  expect(
    told(
      { [id]: file(block({ when: { from: '2026-12-01' } })).text },
      { [id]: block({ link: { newTab: true }, items: ['x', 2] }) },
    ),
  ).toEqual([
    'Home: Faves link, opens in a new tab added: on',
    'Home: Faves always shows, was from “2026-12-01”',
    'Home: Faves items added: “x”, 2',
  ])
})

test('a new page is told with its address, one that is gone as deleted', () => {
  const site = { 'site.json': { variant: 'multi-location' } }
  expect(told({ [id]: null }, { ...site, [id]: page('Faves') })).toEqual([
    'Home: New, goes live at /',
  ])
  const draft = { ...(page('Faves') as object), status: 'draft' }
  expect(told({ [id]: null }, { ...site, [id]: draft })).toEqual([
    'Home: New, a draft, not on the site',
  ])
  expect(told({ [id]: file(page('Faves')).text }, {})).toEqual(['Home: Deleted'])
})

test('one change is the message, where it has room', () => {
  const suggested = (heading: string): string => {
    const committed = { [id]: file(page('Faves')).text }
    const git = { branch: 'main', remote: null, committed, media: {} }
    const values = { [id]: page(heading) }
    return suggestedMessage(toPublish(git, siteOf(values).documents, values))
  }
  expect(suggested('Ours')).toBe('Home: Faves heading “Faves” to “Ours”')
  expect(suggested('All that anybody ever wanted between two slices of bread')).toBe('Change Home')
})

test.each([
  ['added', 'Add Home'],
  ['removed', 'Delete Home'],
] as const)('a page that is %s is the message', (whole, message) => {
  const home = { path: 'a/home.json', title: 'Home', sentences: [], whole }
  expect(suggestedMessage([home])).toBe(message)
  expect(suggestedMessage([home, { path: 'a/b.json', title: 'B', sentences: [] }])).toBe(
    'Change Home and B',
  )
})

test('what was changed and changed back does not go out', () => {
  expect(told({}, { [id]: page('Faves') })).toEqual([])
})

test.each([
  [[], ''],
  [['a/home.json'], 'Change Home'],
  [['a/home.json', 'content/menu.json'], 'Change Home and Menu'],
  [['a/b.json', 'a/c.json', 'a/d.json', 'a/e.json'], 'Change 4 documents'],
])('of %j the suggested message is “%s”', (paths, message) => {
  expect(suggestedMessage(paths.map((path) => ({ path, title: '', sentences: [] })))).toBe(message)
})

test.each([
  [{}, ''],
  [{ 'media/crew/us.webp': 'added' }, 'Add us.webp'],
  [{ 'media/a.svg': 'removed', 'media/b.svg': 'removed' }, 'Delete a.svg and b.svg'],
  [{ 'media/a.svg': 'replaced', 'media/b.svg': 'added' }, 'Change a.svg and b.svg'],
  [
    { 'media/a.svg': 'added', 'media/b.svg': 'added', 'media/c.mp4': 'added' },
    'Add 3 pictures and videos',
  ],
  [
    {
      'media/two-hands-hold-a-sandwich-from.svg': 'added',
      'media/both-sides-of-a-counter-at-noon.svg': 'added',
    },
    'Add 2 pictures and videos',
  ],
] as const)('of nothing but media %j the suggested message is “%s”', (media, message) => {
  expect(suggestedMediaMessage(media)).toBe(message)
})
