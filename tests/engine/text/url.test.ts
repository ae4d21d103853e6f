import { expect, test } from 'vitest'

import { urlOf } from '#engine/text/url.ts'

test('an address with letters that are not English is one, however often it is asked for', () => {
  const hosts = new Set<string | undefined>()
  for (let asked = 0; asked < 20_000; asked += 1)
    hosts.add(urlOf('https://bücher.example')?.hostname)
  expect([...hosts]).toEqual(['xn--bcher-kva.example'])
})

test.each(['', 'x', '//x', 'https://', 'https://a b'])('%o is none', (text) =>
  expect(urlOf(text)).toBeUndefined(),
)
