// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import type { Deleted, GitState, History } from '#studio/api.ts'
import { deletedPages } from '#studio/versions/deleted-pages.ts'
import { file, openStudio } from '#tests/studio/open-studio.ts'

const page = (route: string): object => ({ route, title: route, blocks: [] })
const text = (route: string): string => file(page(route)).text

/** What git and its server say, of a site whose last commit is on disk but for `committed`. */
function answers(
  documents: Readonly<Record<string, unknown>>,
  told: {
    readonly deleted?: Deleted['documents']
    readonly committed?: GitState['committed']
    why?: string
  },
  versions: Readonly<Record<string, readonly (string | null)[]>> = {},
): void {
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://studio.example')
    const id = searchParams.get('id') ?? ''
    const git = {
      branch: 'main',
      remote: null,
      committed: told.committed ?? {},
      media: {},
      ...(told.why === undefined ? {} : { why: { message: told.why } }),
    } satisfies GitState
    const known = versions[id] ?? []
    const answer: Record<string, unknown> = {
      publish: {
        git,
        documents: Object.fromEntries(
          Object.entries(documents).map(([of, one]) => [of, file(one)]),
        ),
      },
      deleted: { documents: told.deleted ?? [] } satisfies Deleted,
      history: {
        versions: known.map((_, index) => ({
          id,
          commit: String(index),
          author: 'Ada',
          at: 0,
          message: '',
        })),
      } satisfies History,
      version: { text: known[Number(searchParams.get('commit'))] ?? null },
    }
    return Promise.resolve(Response.json(answer[pathname.split('/').at(-1) ?? '']))
  })
}

const home = { 'one/home.json': page('/') }

test('a page is told that a commit took away, and read as it was last to be read', async () => {
  const by = { author: 'Ada', at: 1000 }
  answers(
    home,
    {
      deleted: [
        { id: 'one/jobs.json', ...by },
        { id: 'one/broken.json', ...by },
        { id: 'one/home.json', ...by },
        { id: 'one/chrome.json', ...by },
        { id: 'gone/jobs.json', ...by },
        { id: 'shared/404.json', ...by },
      ],
    },
    {
      'one/jobs.json': [null, '{', text('/jobs'), text('/old')],
      'one/broken.json': [null, '{'],
    },
  )
  const { pages, why } = await deletedPages(openStudio(home, 'one/home.json').getState)
  expect(why).toBe('')
  expect(pages.map((one) => [one.id, one.by])).toEqual([
    ['one/jobs.json', by],
    ['one/broken.json', by],
    ['shared/404.json', by],
  ])
  expect(await pages[0]?.read()).toBe(text('/jobs'))
  expect(await pages[1]?.read()).toBeUndefined()
})

test('a page is told first that was published and is deleted since, saved or not', async () => {
  const documents = { ...home, 'one/about.json': page('/about') }
  answers(documents, {
    committed: { 'one/jobs.json': text('/jobs') },
    deleted: [{ id: 'one/jobs.json', author: 'Ada', at: 1000 }],
  })
  const store = openStudio(documents, 'one/home.json')
  store.getState().change('Delete About', home)
  const { pages } = await deletedPages(store.getState)
  expect(pages.map((one) => [one.id, one.by])).toEqual([
    ['one/about.json', undefined],
    ['one/jobs.json', undefined],
  ])
  expect(await Promise.all(pages.map((one) => one.read()))).toEqual([text('/about'), text('/jobs')])
})

test('no page is deleted that has another name, or whose file cannot be read', async () => {
  const documents = { ...home, 'one/about.json': page('/about'), 'one/odd.json': '{' }
  answers(
    { ...documents, 'one/odd.json': '{' },
    { committed: { 'one/odd.json': text('/odd') }, why: 'No repository.' },
  )
  const store = openStudio(documents, 'one/home.json')
  store.getState().change('Rename About', { ...home, 'one/us.json': page('/about') })
  expect(await deletedPages(store.getState)).toEqual({
    pages: [],
    why: 'No repository.',
    isCut: false,
  })
})
