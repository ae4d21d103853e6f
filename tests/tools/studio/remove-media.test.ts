import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { Refused, RemovalResult } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'

import { startStudio } from './start-studio.ts'
import { page } from './studio-server.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const studio = await startStudio(
  scratchFolder({
    'pages/site.json': '{ "checks": { "suppressions": [{ "file": "pages/media/free.svg" }] } }\n',
    'pages/one/home.json': page('Home').replace('A page.', 'media/shown.svg'),
    'pages/media/free.svg': drawing,
    'pages/media/shown.svg': drawing,
    'pages/media/planned.svg': drawing,
    'pages/one/menu.json': page('Menu').replace('A page.', String.raw`media\/caf\u00e9.png`),
    'pages/media/café.svg': drawing,
    'blocks/poster/example.json': '{ "type": "poster", "image": "media/example.png" }',
    'pages/media/example.svg': drawing,
  }),
)

const remove = (src: unknown) =>
  studio.ask('/studio/api/remove-media', { method: 'POST', body: { src } })
const isThere = (src: string): boolean => existsSync(join(studio.root, 'pages', src))

test('a file that nothing shows is gone, and is not told of any more', async () => {
  const answer = await remove('media/free.svg')
  expect(answer.status).toBe(200)
  const { media } = answer.json<RemovalResult>()
  expect(Object.keys(media)).not.toContain('media/free.svg')
  expect(Object.keys(media)).toContain('media/shown.svg')
  expect(isThere('media/free.svg')).toBe(false)
})

test('what a page shows stays, and so does what a draft of any tab or a block shows', async () => {
  const text = page('Home').replace('A page.', 'media/planned.svg')
  await studio.ask('/studio/api/drafts', {
    method: 'PUT',
    headers: { 'x-studio-tab': 'another' },
    body: { drafts: { 'one/home.json': { base: null, text } } },
  })
  for (const [src, words] of [
    ['media/shown.svg', 'Home shows that file. Remove it there first.'],
    [
      'media/planned.svg',
      'Home shows that file in a change that isn’t saved. Remove it there first.',
    ],
    ['media/café.svg', 'Menu shows that file. Remove it there first.'],
    ['media/example.svg', 'blocks/poster/example.json shows that file. Remove it there first.'],
  ] as const) {
    const answer = await remove(src)
    expect([answer.status, answer.json<Refused>().message]).toEqual([409, words])
    expect(isThere(src)).toBe(true)
  }
})

test.each([
  'media/gone.svg',
  'media/../site.json',
  'media/../../outside.svg',
  'site.json',
  '/etc/hosts',
  'media/',
  7,
])('%s is no file that can be deleted', async (src) => {
  const { status } = await remove(src)
  expect([400, 404]).toContain(status)
  expect(isThere('site.json')).toBe(true)
})
