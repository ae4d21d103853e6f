import { describe, expect, test } from 'vitest'

import { check, siteJson } from '#tests/engine/site.ts'

import { checkExample } from './example-site.ts'

type Open = readonly {
  readonly days: readonly string[]
  readonly from: string
  readonly to: string
}[]

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const week = [...workdays, 'Sat', 'Sun']
const usual = [{ days: workdays, from: '08:00', to: '20:00' }]

/** What is said of a shop with these hours. */
async function said(hours: object, open: Open = usual): Promise<string[]> {
  const words = { days: 'Mon–Fri', times: '8-8', spoken: '8 AM to 8 PM' }
  const address = {
    street: '37 Great Jones Street',
    city: 'New York',
    postalCode: '10012',
    country: 'US',
  }
  const noho = { name: 'Noho', ...address, hours: { ...words, open, ...hours } }
  const told = await check({
    'pages/content/locations.json': JSON.stringify({ locations: { noho }, special: [] }),
  })
  return told.flatMap((line) => /other-hours \[.* › (.*)/.exec(line)?.[1] ?? [])
}

describe('hours in words', () => {
  test.each([
    ['times', '8-8'],
    ['times', '8–20'],
    ['times', '8:00AM–8:00PM'],
    ['times', '08.00 – 20.00 Uhr'],
    ['times', '8h à 20h'],
    ['times', '24/7'],
    ['times', '8½–20'],
    ['times', 'half past 8 to 8'],
    ['times', '8 to late'],
    ['times', '8-8, kitchen to 7'],
    ['times', 'See below'],
    ['spoken', '8 a.m. to 8 p.m.'],
    ['days', 'Mon–Fri'],
    ['days', 'Weekdays'],
    ['days', 'Monday to Friday'],
    ['days', 'Mon, Tues, Wed & Thurs, and Fri'],
    ['days', 'Whenever'],
    ['days', 'Lundi–vendredi'],
  ])('whose %s are "%s" are let be', async (key, words) =>
    expect(await said({ [key]: words })).toEqual([]),
  )

  test.each([
    ['times', '8-9', '08:00 to 20:00'],
    ['times', '8:30-8', '08:00 to 20:00'],
    ['times', '7:00AM–8:00PM', '08:00 to 20:00'],
    ['spoken', '8 AM to 8 AM', '08:00 to 20:00'],
    ['spoken', '8 AM to 7 PM', '08:00 to 20:00'],
    ['days', 'every day', 'Mon, Tue, Wed, Thu, Fri'],
    ['days', 'Mon–Sat', 'Mon, Tue, Wed, Thu, Fri'],
    ['days', 'Sat–Mon', 'Mon, Tue, Wed, Thu, Fri'],
    ['days', 'Mon, Wed and Fri', 'Mon, Tue, Wed, Thu, Fri'],
    ['days', 'weekends', 'Mon, Tue, Wed, Thu, Fri'],
  ])('whose %s are "%s" are told with the real ones', async (key, words, real) =>
    expect(await said({ [key]: words })).toEqual([
      `${key}] The words say "${words}", but the opening times are ${real}. Change the words, or \`open\`, whichever is wrong.`,
    ]),
  )

  test('may be of a shop that closes at midnight, or every day', async () => {
    const open = [{ days: week, from: '12:00', to: '00:00' }]
    expect(await said({ days: 'Daily', times: '12-12', spoken: '12 PM to 12 AM' }, open)).toEqual(
      [],
    )
    expect(await said({ days: 'Mon–Fri', times: '12-12', spoken: '12 PM to 12 AM' }, open)).toEqual(
      [expect.stringContaining('the opening times are every day.')],
    )
  })

  test('are let be where the shop has other times on other days', async () => {
    const open = [...usual, { days: ['Sat'], from: '10:00', to: '16:00' }]
    expect(await said({ days: 'Mon–Sat', times: '8-7' }, open)).toEqual([])
  })
})

describe('the phone number that people read', () => {
  const told = async (phone: string, phoneE164: string): Promise<string[]> => {
    const brand = {
      product: 'One',
      legalName: 'One',
      phone,
      phoneE164,
      email: 'a@one.example',
      pressEmail: 'b@one.example',
    }
    const lines = await check({ 'pages/site.json': siteJson({ brand }) })
    return lines.flatMap((line) => /other-phone \[.*?\] (.*)/.exec(line)?.[1] ?? [])
  }
  test.each([
    ['212-555-0100', '+12125550100'],
    ['1 (212) 555-0100', '+12125550100'],
    ['+1 212 555 0100', '+12125550100'],
    ['030 1234567', '+49301234567'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['8 (495) 123-45-67', '+74951234567'],
    ['06 1 234 5678', '+3612345678'],
    ['1-800-FLOWERS', '+18003569377'],
  ])('%s is dialled as %s', async (phone, full) => expect(await told(phone, full)).toEqual([]))

  test.each([
    ['212-555-0199', '+12125550100'],
    ['212-555-010', '+12125550100'],
    ['812-555-0100', '+12125550100'],
    ['+44 (1)20 7946 0000', '+442079460000'],
    ['+44 212 555 0100', '+12125550100'],
  ])('%s is told where %s is dialled', async (phone, full) =>
    expect(await told(phone, full)).toEqual([
      `People read "${phone}", but their phones dial "${full}". Change \`phone\` or \`phoneE164\`, whichever is wrong.`,
    ]),
  )
})

test.each([
  ['Organization', 'schema.org gives no hours to a location that is called "Organization".'],
  ['Restaraunt', 'schema.org knows no kind of business called "Restaraunt".'],
])('shops called %s are told that their hours are lost', async (schemaType, problem) => {
  const { findings } = await checkExample(
    { 'pages/site.json': { brand: { schemaType } } },
    'unknown-business',
  )
  expect(findings.map((finding) => finding.problem)).toEqual([problem])
})
