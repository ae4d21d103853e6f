import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Button } from '#kit/Button.tsx'
import { SiteContext } from '#kit/site-context.ts'
import { view } from '#tests/contract/test-site.ts'

test.each([
  ['en-US', false],
  ['de', false],
  ['ar', true],
])('the hand of a button points at its words, of %s too', (lang, turned) => {
  const html = renderToStaticMarkup(
    <SiteContext value={{ ...view, lang }}>
      <Button link={{ label: 'Go', href: '/', newTab: false }} hand="media/hands/point.svg" />
    </SiteContext>,
  )
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Go'))
  expect(html.includes('scale:-1 1')).toBe(turned)
})
