/** Requests that no editor sends, made up by chance: the server says no in a sentence and goes on. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { isDocumentId } from '#tools/studio/documents/document-id.ts'

import { startStudio } from './start-studio.ts'
import { page } from './studio-server.ts'

const studio = await startStudio(
  scratchFolder({
    'pages/site.json': '{}\n',
    'pages/set/home.json': page('Home'),
    'secret.json': '{"secret":1}\n',
  }),
)

const names = fc.constantFrom(
  ...'set home.json site.json .. . %2e%2e \\ media .git x é con secret.json x.json __proto__ ~ $HOME * [a]'.split(
    ' ',
  ),
  '',
  ' ',
  '\0',
)
const ids = fc.oneof(
  fc.string(),
  fc.array(names, { maxLength: 5 }).map((parts) => parts.join('/')),
  fc.array(names, { maxLength: 5 }).map((parts) => `${parts.join('/')}.json`),
)

test('whatever has the form of an id is a file inside the folder', () => {
  const folder = resolve('/pages')
  const isInside = (id: string): boolean =>
    resolve(folder, id) === join(folder, ...id.split('/')) &&
    resolve(folder, id).startsWith(folder + sep)
  expect(() =>
    fc.assert(
      fc.property(ids, (id) => !isDocumentId(id) || isInside(id)),
      { numRuns: 2000 },
    ),
  ).not.toThrow()
})

const value = fc.oneof(
  { weight: 3, arbitrary: ids },
  fc.constantFrom(null, true, 0, -1, 1e99, '', '{}\n', '[]', {}, []),
)
const documents = fc.array(
  fc.record({ id: ids, base: value, text: value }, { requiredKeys: ['id'] }),
  {
    maxLength: 3,
  },
)
const body = fc.oneof(
  fc.record({ files: documents }),
  fc.record({
    drafts: fc.dictionary(ids, fc.oneof(value, fc.record({ base: value, text: value }))),
  }),
  fc.record({ name: value, data: value }),
  fc.record({ message: value, branch: value, push: value }),
  fc.jsonValue(),
)
const requests = fc.constantFrom(
  ['POST', 'save'],
  ['PUT', 'drafts'],
  ['POST', 'media'],
  ['POST', 'publish'],
)

test('no body makes the server fail, or write a file that was there', async () => {
  const before = [studio.read('pages/set/home.json'), studio.read('secret.json')]
  await fc.assert(
    fc.asyncProperty(requests, body, async ([method = '', name = ''], body) => {
      const { status, text } = await studio.ask(`/studio/api/${name}`, { method, body })
      expect(status, text).toBeLessThan(500)
      if (status !== 200 && status !== 409) {
        const { message } = JSON.parse(text) as { message: string }
        expect(message).toMatch(/^\P{Ll}.*[.?]$/su)
      }
    }),
    { numRuns: 400 },
  )
  expect([studio.read('pages/set/home.json'), studio.read('secret.json')]).toEqual(before)
  const top = readdirSync(studio.root).filter((name) => name !== '.studio')
  expect(top.toSorted()).toEqual(['pages', 'secret.json'])
}, 60_000)

test('no question makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(ids, ids, async (id, commit) => {
      const query = new URLSearchParams({ id, commit }).toString()
      for (const name of ['history', 'version']) {
        const { status } = await studio.ask(`/studio/api/${name}?${query}`)
        expect(status).toBeLessThan(500)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('the API is passed to whoever reads it: every request it takes is in api.ts', () => {
  const contract = readFileSync('src/studio/api.ts', 'utf8')
  const routes = readFileSync('tools/studio/api-routes.ts', 'utf8')
  const taken = [...routes.matchAll(/'((?:GET|POST|PUT) \w+)':/g)].map(([, name = '']) => name)
  expect(taken.length).toBeGreaterThan(7)
  for (const name of taken) expect(contract).toContain(`\`${name}`)
})
