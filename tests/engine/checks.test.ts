import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'

import { home, marquee, page, poster, site, siteJson, spoken } from './site.ts'

const twins = { [home]: page([marquee, { ...marquee, label: '', when: { on: 'phones' } }, poster]) }
const entry = {
  code: 'duplicate-id',
  file: home,
  reason: 'The fair is over on Sunday.',
  until: '2026-11-26',
}

/** Codes found with these checks, with their severity; `day` is noon in New York on that day. */
async function weighed(checks: unknown, files = twins, day = '2026-11-26'): Promise<string[]> {
  const { findings } = await checkSite({
    ...site({ ...files, 'pages/site.json': siteJson({ checks }) }),
    now: Date.parse(`${day}T12:00:00-05:00`),
  })
  return findings.map(({ severity, code }) => `${severity} ${code}`)
}

const suppressing = (changes: object, day?: string): Promise<string[]> =>
  weighed({ suppressions: [{ ...entry, ...changes }] }, twins, day)

const all = ['error duplicate-id', 'error too-short']

test('without checks every finding stands', async () => expect(await weighed({})).toEqual(all))

test.each([
  ['off', ['error too-short']],
  ['warning', ['warning duplicate-id', 'error too-short']],
  ['error', all],
])('a severity of %s', async (severity, expected) =>
  expect(await weighed({ severity: { 'duplicate-id': severity } })).toEqual(expected),
)

test.each([
  ['the whole file', {}],
  ['a block by its id', { at: 'news' }],
  ['a block by its pointer', { at: '/blocks/1' }],
  ['a value by its pointer', { at: '/blocks/1/id' }],
])('a suppression of %s takes its finding and no other', async (_, changes) =>
  expect(await suppressing(changes)).toEqual(['error too-short']),
)

test.each([
  ['another file', { file: 'pages/one/other.json' }],
  ['another block', { at: 'other' }],
  ['another value', { at: '/blocks/0' }],
  ['the beginning of a pointer', { at: '/blocks/1/i' }],
])('a suppression of %s is unused', async (_, changes) =>
  expect(await suppressing(changes)).toEqual([...all, 'warning unused-suppression']),
)

test.each([
  ['file', { file: 'pages/one/hom.json' }, 'Did you mean the file "pages/one/home.json"?'],
  [
    'place',
    { at: '/blocks/0' },
    'Take this out, or set its "at" to the place of the finding: "/blocks/1/id".',
  ],
  ['code', { code: 'raw-html' }, 'Take this out.'],
])('one with a slip in its %s is told what was meant', async (_, slip, remedy) => {
  const checks = { suppressions: [{ ...entry, ...slip }] }
  const { findings } = await checkSite({
    ...site({ ...twins, 'pages/site.json': siteJson({ checks }) }),
    now: Date.parse('2026-11-26T12:00:00Z'),
  })
  expect(findings.at(-1)).toMatchObject({ code: 'unused-suppression', remedy })
})

test('one that an entry above makes superfluous is told so', async () => {
  const checks = { suppressions: [entry, { ...entry, at: 'news' }] }
  const { findings } = await checkSite({
    ...site({ ...twins, 'pages/site.json': siteJson({ checks }) }),
    now: Date.parse('2026-11-26T12:00:00Z'),
  })
  expect(findings.at(-1)).toMatchObject({
    code: 'unused-suppression',
    pointer: '/checks/suppressions/1',
    problem: 'Each duplicate-id here is suppressed by an entry above.',
  })
})

test('a suppression holds in a copy of the pages folder too', async () => {
  const own = site({ ...twins, 'pages/site.json': siteJson({ checks: { suppressions: [entry] } }) })
  const files = [...own.files].map(([file, text]) => [`../${file.replace('pages', 'copy')}`, text])
  const copy = { ...own, pagesDir: '../copy', files: new Map(files as [string, string][]) }
  const { findings } = await checkSite({ ...copy, now: Date.parse('2026-11-26T12:00:00Z') })
  expect(findings.map(({ code }) => code)).toEqual(['too-short'])
})

test('a suppression counts to the end of its day in the time zone of the site', async () => {
  expect(await suppressing({}, '2026-11-26')).toEqual(['error too-short'])
  expect(await suppressing({}, '2026-11-27')).toEqual([...all, 'warning expired-suppression'])
  const { findings } = await checkSite({
    ...site({ ...twins, 'pages/site.json': siteJson({ checks: { suppressions: [entry] } }) }),
    now: Date.parse('2026-11-27T04:30:00Z'),
  })
  expect(findings.map(({ code }) => code)).toEqual(['too-short'])
})

test('what hides a fault that cannot be built is refused', async () => {
  expect(await weighed({ severity: { 'missing-setting': 'off' } })).toEqual([
    ...all,
    'error fixed-code',
  ])
  expect(await suppressing({ code: 'unsafe-url' })).toEqual([...all, 'error fixed-code'])
})

test('an unknown code is told the nearest one, where it stands', async () => {
  const checks = { severity: { 'duplicate-ids': 'off' } }
  const { findings } = await checkSite(site({ 'pages/site.json': siteJson({ checks }) }))
  expect(findings.map(spoken)).toEqual([
    'pages/site.json:18:7 unknown-code [checks › severity › duplicate-ids] There is no finding called "duplicate-ids". Did you mean "duplicate-id"?',
  ])
})

test.each([
  [5, ['error wrong-kind']],
  [{ severity: 5, suppressions: 5 }, ['error wrong-kind', 'error wrong-kind']],
  [{ severity: { 'duplicate-id': 'loud' } }, ['error not-in-list']],
  [{ suppressions: [5, null] }, ['error wrong-kind', 'error wrong-kind']],
  [{ suppressions: [{ ...entry, reason: 5 }] }, ['error wrong-kind']],
])('checks of a wrong shape, %j, have no effect', async (checks, expected) =>
  expect(await weighed(checks)).toEqual([...all, ...expected]),
)

test('a thousand blocks may each have a suppression', async () => {
  const names = Array.from({ length: 1000 }, (_, n) => `news-${n}`)
  const files = { [home]: page([...names.map((id) => ({ ...marquee, id, label: '' })), poster]) }
  const suppressions = names.map((at) => ({ ...entry, code: 'too-short', at }))
  const told = await weighed({ suppressions }, files)
  expect(told.filter((line) => /too-short|suppression/.test(line))).toEqual([])
})
