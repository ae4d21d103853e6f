import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Redirect } from '#kit/Redirect.tsx'
import { SiteContext } from '#kit/site-context.ts'
import { redirectOf, redirectTags } from '#render/redirect.ts'
import { view } from '#tests/contract/test-site.ts'

const body = (href: string): string =>
  renderToStaticMarkup(
    <SiteContext value={view}>
      <Redirect link={{ label: 'Open', href, newTab: false }} />
    </SiteContext>,
  )

test('a page sends its visitors on at once, with script and without, and shows the link (D8)', () => {
  const html = body('link:recruiting')
  const address = redirectOf(html) ?? ''
  expect(address).toBe(view.links['recruiting']?.href)
  expect(redirectTags(address)).toEqual([
    `<script>location.replace("${address}")</script>`,
    `<meta http-equiv="refresh" content="0;url=${address}">`,
  ])
  expect(html).toContain(`<a href="${address}"`)
})

test('an address with every sign that means something in HTML arrives as written', () => {
  const href = `https://x.example/?a=1&b="</script>'`
  const address = redirectOf(body(href)) ?? ''
  const [script = '', meta = ''] = redirectTags(address)
  expect(JSON.parse(/replace\((.*)\)</.exec(script)?.[1] ?? '')).toBe(href)
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(meta).toMatch(/^<meta http-equiv="refresh" content="[^"]*">$/)
})

test('a page without a redirect keeps its visitors', () => {
  expect(redirectOf('<main>data-redirect="https://x.example"</main>')).toBeUndefined()
})

test.each(['#jobs', 'mailto:{email}', 'sms:{phoneE164}'])('%s is nowhere to be sent', (href) => {
  expect(() => body(href)).toThrow(/Name a page/)
})
