import { expect, test } from 'vitest'

import type { Example } from '#engine/rules/docs.ts'
import { other } from '#engine/rules/examples.ts'

import { checkExample } from './example-site.ts'

async function found(example: Example): Promise<string[]> {
  const { findings } = await checkExample(example, 'missing-not-found')
  return findings.map(
    ({ file, pointer, problem, remedy }) => `${file}${pointer} ${problem} ${remedy}`,
  )
}

const second = { 'pages/one/other.json': other }
const problem = 'There is no not-found page.'
const told = [`pages/site.json/variant ${problem} Add pages/shared/404.json with the route "/404".`]

test('a site of several pages without one for unknown addresses is told where to put it', async () =>
  expect(await found(second)).toEqual(told))

test('a site of one page needs none', async () => expect(await found({})).toEqual([]))

test.each([
  ['as its route', { route: '/404' }],
  ['with a slash', { route: '/404/' }],
  ['as another address', { route: '/lost', aliases: ['/404'] }],
])('a page that has it %s is one', async (_, page) =>
  expect(await found({ ...second, 'pages/one/lost.json': page })).toEqual([]),
)

test('one that another set has is none for this one', async () => {
  const lost = { 'pages/two/lost.json': { ...other, route: '/404', blocks: [] } }
  const { findings } = await checkExample({ ...second, ...lost }, 'missing-not-found')
  expect(findings.map(({ code }) => code)).toContain('missing-not-found')
})

test('one that is a draft is not built, and is what to mend', async () =>
  expect(
    await found({ ...second, 'pages/shared/404.json': { route: '/404', status: 'draft' } }),
  ).toEqual([
    `pages/shared/404.json/status ${problem} This page would do, but it is a draft. Take out "status": "draft".`,
  ]))

test('where a page’s route cannot be read, it may be the one', async () => {
  const { findings } = await checkExample(
    { ...second, 'pages/one/lost.json': { route: 404 } },
    'missing-not-found',
  )
  expect(findings.map(({ code }) => code)).not.toContain('missing-not-found')
})

test('a draft that would be the home page too is one fault, and told once', async () => {
  const draft = { route: '/', aliases: ['/404'], status: 'draft' }
  const both = { ...other, route: '/more', title: 'More', description: 'One more of its pages.' }
  const { findings } = await checkExample(
    { ...second, 'pages/one/more.json': both, 'pages/one/home.json': draft },
    'missing-not-found',
  )
  expect(findings.filter(({ pointer }) => pointer === '/status').map(({ code }) => code)).toEqual([
    'empty-set',
  ])
  expect(findings.map(({ code }) => code)).not.toContain('missing-not-found')
})

test('a draft of all sets that would be the home page of two is told once', async () => {
  const { findings } = await checkExample({
    'pages/shared/home.json': { route: '/', status: 'draft' },
    'pages/one/home.json': { route: '/hello' },
    'pages/two/chrome.json': JSON.stringify({}),
    'pages/two/a.json': { ...other, route: '/a' },
  })
  expect(
    findings.filter(({ code }) => code === 'empty-set').map(({ file, problem }) => [file, problem]),
  ).toEqual([['pages/shared/home.json', 'The sets "one" and "two" have no home page.']])
})
