import { expect, test } from 'vitest'

import { check, marquee, page, siteJson } from '#tests/engine/site.ts'

/** What is said of an address, as that of a link and as that of a link in a paragraph. */
async function said(href: string): Promise<string[]> {
  const link = { label: 'There', href }
  const faults = await check({
    'pages/one/one.json': page(
      [
        marquee,
        { type: 'text-band', id: 'words', heading: 'Words', text: [`Read [it](${href}).`] },
        { type: 'text-band', id: 'more', heading: 'More', text: ['Read.'], link },
      ],
      { route: '/words', title: 'Words' },
    ),
  })
  return faults.flatMap((line) => /malformed-address .*?\] (.*)/.exec(line)?.[1] ?? [])
}

test.each([
  'https://x.example',
  'https://x.example:8080/a?b=c#d',
  'https://bücher.example/ä',
  'https://xn--bcher-kva.example/',
  'https://x.example./',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://x.example/{product}',
  'mailto:a@x.example',
  'mailto:{email}',
  'mailto:?subject=Hi',
  'mailto:a@x.example,b@x.example?subject=Hi',
  'mailto:a%2Bb@x.example',
  'tel:911',
  'tel:212-555-0100',
  'tel:+1-212-555-0100;ext=12',
  'sms:{phoneE164}',
  'sms:?body=Hi',
  'sms:+12125550100?body=Hi',
])('%s is let be', async (href) => expect(await said(href)).toEqual([]))

const site = 'is not a web address. Write it as the browser shows it'
const mail = 'is not an email address. Write it as mailto:name@site.com.'
const phone = 'has no number that a phone can call. Write it with the country code'
test.each([
  ['https://', site],
  ['https://mitts', site],
  ['https:///x.example', site],
  [String.raw`https://\x.example@y.example`, site],
  ['https://x.example\t.y.example', site],
  ['https://x..example', site],
  ['https://x,example', site],
  ['https://xn--a.example', site],
  ['https://x.example:y/', site],
  ['https://https://x.example/a', 'leads nowhere. Did you mean "https://x.example/a"?'],
  ['https://http//x.example', 'leads nowhere. Did you mean "https://x.example"?'],
  ['mailto:', mail],
  ['mailto:help', mail],
  ['mailto:a@x', mail],
  ['mailto::a@x.example', mail],
  ['mailto:a@x.example,b', mail],
  ['tel:', phone],
  ['tel:help', phone],
  ['sms:{phoneE164}x', phone],
])('%s %s', async (href, words) => {
  const told = await said(href)
  expect(told).toHaveLength(2)
  for (const line of told) expect(line).toContain(`"${href}" ${words}`)
})

test('a space beside a mailbox is one too many', async () => {
  const href = 'mailto: a@x.example'
  expect(await said(href)).toEqual([
    `"${href}" leads nowhere. Did you mean "mailto:a@x.example"?`,
    `"${href}" leads nowhere. Did you mean "mailto:a@x.example"?`,
  ])
})

test('a space behind an address would stand in the middle of what is made of it', async () => {
  for (const [href, good] of [
    ['https://x.example ', 'https://x.example'],
    ['https://x.example\n', 'https://x.example'],
    ['sms:{phoneE164} ', 'sms:{phoneE164}'],
  ] as const) {
    const line = `${JSON.stringify(href)} ends in a space. Did you mean "${good}"?`
    expect(await said(href)).toContain(line)
  }
  const links = { order: { kind: 'ordering', label: 'Order', href: 'https://order.example ' } }
  const told = await check({
    'pages/content/links.json': JSON.stringify({ links }),
    'pages/site.json': siteJson({ url: 'https://one.example\n' }),
  })
  expect(told).toEqual([
    expect.stringContaining('Did you mean "https://order.example"?'),
    expect.stringContaining('Did you mean "https://one.example"?'),
  ])
})

test('so are the addresses that the site and its services have', async () => {
  const services = {
    newsletter: { kind: 'google-form', action: 'https://https://forms.example/d', field: 'a' },
  }
  const told = await check({ 'pages/site.json': siteJson({ url: 'https://one', services }) })
  expect(told.filter((line) => line.includes('malformed-address'))).toEqual([
    expect.stringContaining('[url] "https://one" is not a web address.'),
    expect.stringContaining('Did you mean "https://forms.example/d"?'),
  ])
})
