import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { home, marquee, page, site } from '#tests/engine/site.ts'

const about = 'pages/one/about.json'
const told = async (rest: Record<string, unknown>): Promise<string[]> => {
  const files = { [home]: page([marquee]), [about]: page([marquee], { route: '/about', ...rest }) }
  const { findings } = await checkSite(site(files))
  return findings
    .filter(({ code }) => code === 'reserved-route')
    .map(({ pointer, problem, remedy }) => `${pointer} ${problem} ${remedy}`)
}

test.each([
  ['/index.html', '/index-page'],
  ['/about/index.html', '/about/index-page'],
  ['/about/index.html/team', '/about/index-page'],
  ['/.built-by-sandwichboard', '/a-page'],
  ['/.well-known/security.txt', '/a-page'],
])('a page cannot be where a build writes its files: %s', async (address, free) => {
  const words = `The address ${address} is reserved for the build or the Studio. Give this another one, for example "${free}".`
  expect(await told({ route: address })).toEqual([`/route ${words}`])
  expect(await told({ aliases: [address] })).toEqual([`/aliases/0 ${words}`])
})

test('and may have been there on another site', async () => {
  expect(await told({ movedFrom: ['/old/index.html', '/about.html'] })).toEqual([])
})
