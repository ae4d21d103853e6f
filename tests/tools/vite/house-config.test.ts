import { expect, test } from 'vitest'

import { houseConfig } from '#tools/vite/house-config.ts'

test.each(['#', '?'])('a path with a %s in it is refused at once', (sign) =>
  expect(() => houseConfig(`/home/a/shop ${sign}2`)).toThrow(
    `The path /home/a/shop ${sign}2 has a ${sign} in it, which the bundler cannot read. Move the folder.`,
  ),
)

test('any other is where the bundler works', () =>
  expect(houseConfig('/home/a/shop 2').root).toBe('/home/a/shop 2'))
