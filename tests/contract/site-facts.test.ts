import { readFileSync, readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { routeTable } from '#engine/site/routes.ts'
import { model } from '#tests/contract/test-site.ts'

const { product } = model.site.brand
const titles = (variant: string): Record<string, string> =>
  Object.fromEntries(
    routeTable(model, variant).map(({ path, page }) => [
      path,
      page.title.replaceAll('{product}', product),
    ]),
  )

const shared = {
  '/terms': 'Mitts | Terms of Service',
  '/legal/terms-of-service': 'Mitts | Terms of Service',
  '/privacy': 'Mitts | Privacy Policy',
  '/legal/privacy-policy': 'Mitts | Privacy Policy',
  '/not-a-bowl-place': 'Mitts | Not a bowl place.',
  '/quiz': 'Quiz: What sandwich are you?',
  '/quiz/sandwich': 'Quiz: What sandwich are you?',
  '/styles': 'Mitts | Styles',
  '/ui': 'Mitts | UI',
  '/404': 'Mitts | Page not found',
}

test('with several locations live the routes and titles are these and no others (A5, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B20)', () =>
  expect(titles('multi-location')).toEqual({
    ...shared,
    '/': 'Mitts | Hello',
    '/about-us': 'Mitts | About Us',
    '/contact': 'Mitts | Contact',
    '/social': 'Mitts | Social Media',
    '/v1/': 'Mitts | Hello!',
    '/v1/about-us': 'Mitts | About Us',
    '/v1/jobs': 'Mitts | Work with Us',
    '/jobs': 'Mitts | Work with Us',
    '/v1/help': 'Mitts | Need Help?',
    '/help': 'Mitts | Need Help?',
    '/v1/location+hours': 'Mitts | Location + Hours',
    '/location+hours': 'Mitts | Location + Hours',
    '/v1/menu': 'Mitts | Menu',
    '/menu': 'Mitts | Menu',
  }))

test('with the counter live its pages stand at the root, and the other set is not served (A5, B20, D1)', () =>
  expect(titles('single-counter')).toEqual({
    ...shared,
    '/': 'Mitts | Hello!',
    '/about-us': 'Mitts | About Us',
    '/jobs': 'Mitts | Work with Us',
    '/help': 'Mitts | Need Help?',
    '/location+hours': 'Mitts | Location + Hours',
    '/menu': 'Mitts | Menu',
  }))

test('outbound links are configured in one place, of each family as many as there are (A4, J6)', () => {
  const kinds = Object.values(model.links).map(({ kind }) => kind)
  const count = (kind: string): number => kinds.filter((other) => other === kind).length
  expect(['ordering', 'marketplace', 'social', 'recruiting'].map(count)).toEqual([1, 3, 3, 1])
  const { marketplaces } = model.sets['single-counter']?.chrome.sidebar ?? {}
  expect(marketplaces?.links).toEqual(['gh', 'ue', 'dd'])
  for (const { href } of Object.values(model.links)) {
    const elsewhere = documents().filter(
      // The snapshot of the feed has the addresses of single posts.
      ([file, text]) => !/content\/(links|feed)\.json$/.test(file) && text.includes(href),
    )
    expect(elsewhere.map(([file]) => file)).toEqual([])
  }
})

test('the short line of locations reads as agreed, and the name comes from the data (A6)', () => {
  expect(JSON.stringify(model.sets['multi-location']?.chrome)).toContain(
    'New York City | Noho, Flatiron, UES',
  )
  const named = documents().filter(
    ([file, text]) => !file.endsWith('site.json') && /"title": "[^"]*Mitts/.test(text),
  )
  expect(named.map(([file]) => file)).toEqual([])
})

test('the words are American English, as the site says that it is, and an email has no hyphen', () => {
  expect(model.site.lang).toBe('en-US')
  const british =
    /e-mail|(?:col|fav|flav|hon|neighb|rum)our|afterwards|towards|whilst|in future\b|small print|\bmend(?:s|ed)?\b/i
  expect(
    documents().flatMap(([file, text]) => british.exec(text)?.[0].concat(' in ', file) ?? []),
  ).toEqual([])
})

test('only the live variant is in search engines and carries structured data, its menu excepted (T11, D47)', () => {
  const indexed = routeTable(model, 'multi-location')
    .filter(({ indexable, dress }) => indexable && dress === 'single-counter')
    .map(({ path }) => path)
  expect(indexed).toEqual(['/v1/menu'])
  expect(routeTable(model, 'single-counter').some(({ set }) => set === 'multi-location')).toBe(
    false,
  )
})

test('the engine, the Studio and the commands name no page set, and not the shop', () => {
  const facts = new RegExp([product, ...Object.keys(model.sets)].join('|'), 'i')
  const naming = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css|md|txt)$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => facts.test(readFileSync(file, 'utf8'))),
  )
  expect(naming).toEqual([])
})

describe('what the old site had behind it is not here', () => {
  const everything = ['src', 'blocks', 'pages', 'schema', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json|css)$/.test(name) && !name.includes('.test.'))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
  )
  const found = (pattern: RegExp): string[] =>
    everything.filter(([, text]) => pattern.test(text)).map(([file]) => file)

  test('no Todo, no key and no endpoint of its own (J9)', () => {
    // The table was called Todo; a word that stands in for a text is TODO.
    expect(found(/\bTodo\b/)).toEqual([])
    expect(found(/createdAt|updatedAt|x-api-key|graphql/i)).toEqual([])
  })
  test('no sign-in, no identities, no user pool, no IAM (A2, M3)', () => {
    expect(
      found(
        /user ?pool|identity ?pool|cognito|amplify|\bIAM\b|Auth session|signIn\b|authenticat(ed|ion)\b/i,
      ),
    ).toEqual([])
  })
  test('no credential refresh, no cookies, no password rules (P4)', () => {
    expect(found(/document\.cookie|Set-Cookie|refreshToken|minPasswordLength/i)).toEqual([])
  })
  test('no cart, no checkout, no payment (A3)', () => {
    expect(
      found(/add to cart|checkout|credit card/i).filter(
        (file) => !/shared\/(terms|privacy)/.test(file),
      ),
    ).toEqual([])
  })
})

function documents(): [file: string, text: string][] {
  return readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(`pages/${name}`, 'utf8')])
}
