import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SiteContext } from '#kit/site-context.ts'
import { HeaderLayout } from '#render/layouts/HeaderLayout.tsx'
import { model, view } from '#tests/contract/test-site.ts'

const set = model.sets['multi-location']
if (!set) throw new Error('The set multi-location is gone. These promises are about its chrome.')
const { chrome } = set

function layout(field = 'blue', path = '/', site = view): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <HeaderLayout chrome={chrome} field={field} phoneField={field} path={path} banner={null}>
        <p>Content</p>
      </HeaderLayout>
    </SiteContext>,
  )
}

const part = (tag: string, html = layout()): string =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? ''

test('the header takes the colour of the band under it, and the logo a drawing for that colour', () => {
  expect(part('header')).toMatch(/data-field="blue".*logo-blue\.svg/)
  expect(part('header', layout('ham'))).toMatch(/data-field="ham".*logo-ink\.svg/)
})

test.each([
  [500, 100, undefined],
  [200, 200, 'min(100%, 44px)'],
  [300, 100, 'min(100%, 132px)'],
])('a logo of %d by %d makes no bar higher', (width, height, most) => {
  const media: typeof view.media = (src) => ({ ...view.media(src), width, height })
  const html = layout('blue', '/', { ...view, media })
  const logo = /<span [^>]*data-behavior="layouts\/logo"[^>]*>/
  for (const bar of [part('header', html), part('dialog', html)])
    expect(/max-width:([^";]*)/.exec(logo.exec(bar)?.[0] ?? '')?.[1]).toBe(most)
})

test('the link to the page a visitor is on says so', () => {
  expect(part('header', layout('ham', '/about-us'))).toMatch(
    /<a href="\/about-us"[^>]*aria-current="page"/,
  )
  expect(part('header')).not.toContain('aria-current')
  // Its address ends the same way; it is another page.
  expect(part('header', layout('ham', '/press/about-us'))).not.toContain('aria-current')
})

test('the keyboard meets the way to the content first', () => {
  expect(layout()).toMatch(/^(<link [^>]*>)*<a href="#main"/)
  expect(layout()).toContain('<main id="main">')
})

test('the browser itself opens the menu, and closes it', () => {
  const [, id = ''] = /<dialog id="([^"]+)"/.exec(layout()) ?? []
  expect(part('header')).toMatch(
    new RegExp(`<button [^>]*command="show-modal" commandfor="${id}"[^>]*aria-label="Menu"`),
  )
  expect(part('dialog')).toMatch(
    new RegExp(`<button [^>]*command="close" commandfor="${id}"[^>]*aria-label="Close menu"`),
  )
})

test('the menu holds Menu, About, Contact, Order Online and three profiles, in this order', () => {
  const names = [...part('dialog').matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .slice(1)
    .map(([, href, inside = '']) => [
      inside.replaceAll(/<[^>]+>/g, '') || /alt="([^"]+)"/.exec(inside)?.[1],
      href,
    ])
  expect(names.map(([name]) => name)).toEqual([
    'Menu',
    'About',
    'Contact',
    'Order Online',
    ...['photos', 'clips', 'friends'].map((id) => view.links[id]?.label),
  ])
  expect(names.slice(0, 4).map(([, href]) => href)).toEqual([
    'https://order.mitts.example/menu',
    '/about-us',
    '/contact',
    'https://order.mitts.example',
  ])
})

test('the only way to the bowl is a bowl, which has a name', () => {
  const links = part('footer').match(/<a href="\/not-a-bowl-place".*?<\/a>/g) ?? []
  expect(links).toHaveLength(1)
  expect(links[0]).toContain('alt="Not a bowl place"')
})

test('the footer keeps the year 2025 and opens the jobs in a new tab', () => {
  expect(part('footer')).toContain('© 2025')
  expect(part('footer')).toMatch(/target="_blank" rel="noopener"[^>]*>Jobs</)
})
