// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { speak } from '#studio/canvas/frame/speak.ts'

test.each([
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['zh-Hant', 'ltr'],
])('a page in %s is drawn from where it begins: %s', (lang, dir) => {
  speak(document, lang)
  const { documentElement: root } = document
  expect([root.lang, root.dir]).toEqual([lang, dir])
})
