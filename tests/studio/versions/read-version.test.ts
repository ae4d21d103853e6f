// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { versionReader } from '#studio/versions/read-version.ts'

afterEach(() => vi.unstubAllGlobals())

test('a version that did not come is asked for again, and one that did is not', async () => {
  const texts = { now: '{ "title": "Us" }', then: '{ "title": "You" }' }
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const commit = new URL(url, 'http://studio.example').searchParams.get('commit') as
      | 'now'
      | 'then'
    asked.push(commit)
    if (asked.length === 1) return Promise.reject(new TypeError('No network.'))
    return Promise.resolve(Response.json({ text: texts[commit] }))
  })
  const read = versionReader()
  const now = { id: 'one/us.json', commit: 'now' }
  const then = { ...now, commit: 'then' }
  await expect(read(now, then)).rejects.toThrow('server')
  const { sentences } = await read(now, then)
  expect(sentences).toEqual(['title “You” to “Us”'])
  await read(now, then)
  expect(asked).toEqual(['now', 'then', 'now'])
})

test('two documents that one commit changed are each read', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    const id = new URL(url, 'http://studio.example').searchParams.get('id')
    return Promise.resolve(Response.json({ text: JSON.stringify({ title: id }) }))
  })
  const read = versionReader()
  for (const id of ['one/us.json', 'one/home.json'])
    expect((await read({ id, commit: 'now' }, undefined)).value).toEqual({ title: id })
})
