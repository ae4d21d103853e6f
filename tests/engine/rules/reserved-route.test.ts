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
  expect(await told({ movedFrom: ['/%61ssets/old'] })).toEqual([
    '/movedFrom/0 The address /assets is reserved for the build or the Studio. Take it out, because visitors get what is there.',
  ])
})

test('an old address is one in all its spellings, and no other is proposed', async () => {
  const files = {
    [home]: page([marquee], { movedFrom: ['/café', '/About'] }),
    [about]: page([marquee], { route: '/about', movedFrom: ['/caf%c3%a9/', '/cafe\u0301'] }),
  }
  const { findings } = await checkSite(site(files))
  const twice = findings.filter(({ code }) => code === 'route-twice')
  expect(twice.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    `${about} /movedFrom/1`,
    `${home} /movedFrom/0`,
  ])
  expect(twice[1]?.remedy).toBe(
    'Take it out of one of the two: visitors can be sent to one page only.',
  )
})
