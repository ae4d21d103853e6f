import { expect, test } from 'vitest'

import { type Fonts, findStandIn } from '#tools/test/find-stand-in.ts'

/** A computer with a font that stands in or without one, and with a package of it to be had or not. */
function computer(there: boolean, toBeHad: boolean) {
  let has = there
  let installed = 0
  const fonts: Fonts = {
    has: () => Promise.resolve(has),
    install() {
      installed += 1
      has = toBeHad
    },
  }
  return { fonts, installed: () => installed }
}

test('a font that is there is enough', async () => {
  const { fonts, installed } = computer(true, true)
  await findStandIn(fonts)
  expect(installed()).toBe(0)
})

test('where there is none it is installed', async () => {
  const { fonts, installed } = computer(false, true)
  await findStandIn(fonts)
  expect(installed()).toBe(1)
})

test('where nothing helps, it says what to install', async () => {
  await expect(findStandIn(computer(false, false).fonts)).rejects.toThrow(
    'There is no Arial, Liberation Sans or Roboto here to stand in for the fonts of the site, and none could be installed. Install one; on Debian and Ubuntu it is the package fonts-liberation.',
  )
})
