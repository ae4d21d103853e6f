import { describe, expect, test } from 'vitest'

import { check, home, marquee, page, site, siteJson } from '#tests/engine/site.ts'

const chrome = site().files.get('pages/one/chrome.json') as string
const two = { 'pages/two/chrome.json': chrome }
const at = (route: string, rest: Record<string, unknown> = {}): string =>
  page([marquee], { route, ...rest })

/** Words of a page that no other page has. */
const other = { title: 'Other', description: 'Another page that exists to be checked.' }

describe('an address that is claimed twice', () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    [
      'two pages of a set',
      { 'pages/one/other.json': at('/', other) },
      [
        'pages/one/other.json:2:12 route-twice [route] pages/one/home.json has the address / already. Give this page another one, for example "/page-2".',
      ],
    ],
    [
      'one with a last slash',
      { 'pages/one/a.json': at('/a'), 'pages/one/b.json': at('/a/') },
      [
        'pages/one/b.json:2:12 route-twice [route] pages/one/a.json has the address /a already. Give this page another one, for example "/a-2".',
      ],
    ],
    [
      'an alias and a route',
      { 'pages/one/other.json': at('/b', { aliases: ['/c', '/'] }) },
      [
        'pages/one/other.json:15:5 route-twice [aliases #2] pages/one/home.json has the address / already. Give this page another one, for example "/page-2".',
      ],
    ],
    [
      'an alias of the page itself',
      { [home]: at('/', { aliases: ['/x', '/x/'] }) },
      [
        'pages/one/home.json:15:5 route-twice [aliases #2] This page has the address /x already. Take this one out.',
      ],
    ],
    [
      'an alias of the page itself, written twice the same',
      { [home]: at('/', { aliases: ['/x', '/x'] }) },
      [
        'pages/one/home.json:15:5 repeated-item [aliases #2] Entries 1 and 2 of "aliases" are the same. Take one of them out, or change it.',
      ],
    ],
    [
      'an alias of a page whose name comes before that of the page there',
      { 'pages/one/a.json': at('/b', { ...other, aliases: ['/'] }) },
      [
        'pages/one/a.json:14:5 route-twice [aliases #1] pages/one/home.json has the address / already. Give this page another one, for example "/page-2".',
      ],
    ],
    [
      'where a page was before, and another is',
      { 'pages/one/a.json': at('/b', { ...other, movedFrom: ['/'] }) },
      [
        'pages/one/a.json:14:5 route-twice [movedFrom #1] pages/one/home.json has the address / already. Take this one out, because visitors get that page.',
      ],
    ],
    [
      'where two pages were before',
      {
        'pages/one/a.json': at('/a', { ...other, movedFrom: ['/x'] }),
        'pages/one/b.json': at('/b', {
          title: 'B',
          description: 'The page that is at b.',
          movedFrom: ['/x'],
        }),
      },
      [
        'pages/one/b.json:14:5 route-twice [movedFrom #1] pages/one/a.json has the address /x already. Take it out of one of the two: visitors can be sent to one page only.',
      ],
    ],
    [
      'a shared page and one of the live set',
      { 'pages/shared/s.json': at('/', other) },
      [
        'pages/shared/s.json:2:12 route-twice [route] pages/one/home.json has the address / already. Give this page another one, for example "/page-2".',
      ],
    ],
    [
      'an archive and the live set',
      {
        ...two,
        'pages/site.json': siteJson({ archives: { two: '/v1' } }),
        'pages/two/home.json': at('/'),
        'pages/one/v1.json': at('/v1'),
      },
      [
        'pages/two/home.json:2:12 route-twice [route] pages/one/v1.json has the address /v1 already. Give this page another one, for example "/page-2".',
      ],
    ],
    [
      'two pages of a set that is not served',
      { ...two, 'pages/two/home.json': at('/'), 'pages/two/other.json': at('/', other) },
      [
        'pages/two/other.json:2:12 route-twice [route] pages/two/home.json has the address / already. Give this page another one, for example "/page-2".',
      ],
    ],
    ['homes of two sets', { ...two, 'pages/two/home.json': at('/') }, []],
    ['a draft', { 'pages/one/other.json': at('/', { ...other, status: 'draft' }) }, []],
  ])('%s', async (_name, files, expected) => expect(await check(files)).toEqual(expected))
})
