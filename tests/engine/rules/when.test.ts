import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { home, marquee, page, site, siteJson, spoken } from '#tests/engine/site.ts'

/** What is wrong on 24 December at ten with a block that has this `when`. */
async function found(when: unknown, rest: object = {}, facts: object = {}): Promise<string[]> {
  const tree = site({
    [home]: page([{ ...marquee, when, ...rest }], { layout: 'header' }),
    'pages/site.json': siteJson({ ...facts }),
  })
  const { findings } = await checkSite({ ...tree, now: Date.parse('2026-12-24T15:00Z') })
  return findings.map(spoken)
}

test.each([
  [{ on: 'phones' }],
  [{ from: '2026-12-24', until: '2026-12-24' }],
  [{ until: '2026-12-24T10:01' }],
  [{ from: '2020-01-01' }],
])('a block that will show is fine: %j', async (when) => expect(await found(when)).toEqual([]))

test.each([
  [
    { from: '2027-02-02', until: '2027-02-01' },
    'never-shows [block 1 (marquee) › when › until] The block disappears before it appears: it shows from 2027-02-02 until 2027-02-01. Give it a later `until`, or an earlier `from`.',
  ],
  [
    { from: '2027-03-14T02:30', until: '2027-03-14T03:15' },
    'never-shows [block 1 (marquee) › when › until] The block disappears before it appears: it shows from 2027-03-14T02:30 until 2027-03-14T03:15, and the clock in America/New_York skips 2027-03-14T02:30. Give it a later `until`, or an earlier `from`.',
  ],
  [
    { until: '2026-12-24T10:00' },
    "never-shows [block 1 (marquee) › when › until] The block's time is over: it shows until 2026-12-24T10:00, but it is already 2026-12-24 10:00 in America/New_York. Take the block out, or give it a later `until`.",
  ],
  [
    { from: '2026-02-30' },
    'no-such-day [block 1 (marquee) › when › from] 2026-02-30 is not a real date or time. Write a day, or a day and a time: 2026-12-24, 2026-12-24T18:00.',
  ],
])('%j is one finding', async (when, text) => {
  const findings = await found(when)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain(text)
})

test.each([[{ from: 5 }], [{ from: 'tomorrow' }], ['always'], [{ on: 'watches' }]])(
  'what breaks the schema is told once: %j',
  async (when) => expect(await found(when)).toHaveLength(1),
)

test('a block for another layout than the one its page names never shows', async () => {
  const findings = await found({}, { layout: 'sidebar' })
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain('shows in the layout "sidebar" only, but the page uses "header"')
})

test('a block that phones alone have never shows on desktops only', async () => {
  const unset = { label: undefined, phrase: undefined }
  const buttons = { ...unset, type: 'action-buttons', buttons: [{ label: 'Home', href: '/' }] }
  expect(await found({ on: 'phones' }, buttons)).toEqual([])
  expect(await found({ on: 'desktops' }, buttons)).toEqual([
    'pages/one/home.json:10:15 never-shows [block 1 (action-buttons) › when › on] The block shows on phones only, but here on desktops only. Take `on` out of its `when`, or take the block out.',
  ])
})

test('a hidden block may be over', async () =>
  expect(await found({ until: '2020-01-01' }, { hidden: true, layout: 'sidebar' })).toEqual([]))

test('a time zone that no clock knows is told, and dates are still judged', async () => {
  const findings = await found({ until: '2020-01-01' }, {}, { timeZone: 'New York' })
  expect(findings.map((text) => text.split(' ')[1])).toEqual(['never-shows', 'unknown-time-zone'])
})

test('phones and desktops may each have a title of their own', async () => {
  const poster = (id: string, on: string) => ({
    type: 'poster',
    id,
    headline: [{ text: 'No bowls' }],
    text: ['There are none.'],
    image: { src: 'media/logo.svg', alt: '' },
    when: { on },
  })
  const { findings } = await checkSite(
    site({ [home]: page([poster('small', 'phones'), poster('large', 'desktops')]) }),
  )
  expect(findings.map(spoken)).toEqual([])
})
