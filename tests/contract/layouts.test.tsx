import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { SiteContext } from '#kit/site-context.ts'
import { type LayoutProps } from '#render/layouts/layout-props.ts'
import { layouts } from '#render/layouts/layouts.ts'
import { model, view } from '#tests/contract/test-site.ts'

const { chrome } = Object.values(model.sets)[0]!
const around: Omit<LayoutProps, 'children'> = {
  chrome,
  field: 'blue',
  phoneField: 'blue',
  path: '/',
  banner: <p>Banner</p>,
}

describe.each(Object.entries(layouts))('the layout %s', (_, Layout) => {
  const html = renderToStaticMarkup(
    <SiteContext value={view}>
      <Layout {...around}>
        <p>Content</p>
      </Layout>
    </SiteContext>,
  )
  const [before = '', ...mains] = html.split(/(?=<main[ >])/)

  test('has one main part, for the content', () => {
    expect(mains).toHaveLength(1)
    expect(mains[0]).toMatch(/^<main id="main"[^]*<p>Content<\/p>[^]*<\/main>/)
  })

  test('shows the blocks that stand above a header', () => expect(html).toContain('<p>Banner</p>'))

  test('leads the keyboard past what stands before the content', () => {
    const [, first] = /<(?:a|button|summary)\b([^>]*)/.exec(before) ?? []
    expect(first ?? 'href="#main"').toContain('href="#main"')
  })
})

test.each([
  ['© YEAR Mitts', '© <span>YEAR</span> Mitts'],
  ['© 2019–YEAR Mitts', '© 2019–<span>YEAR</span> Mitts'],
  // It began in the first.
  ['© YEAR – YEAR Mitts', '© YEAR – <span>YEAR</span> Mitts'],
  ['© YEAR Mitts, since YEAR', '© <span>YEAR</span> Mitts, since YEAR'],
  // A name in other letters is no dash.
  ['© YEAR Варежки, с YEAR', '© <span>YEAR</span> Варежки, с YEAR'],
  ['© YEAR قفازات، منذ YEAR', '© <span>YEAR</span> قفازات، منذ YEAR'],
  ['© 2019 Mitts', '© 2019 Mitts'],
])('of the copyright line %s the year that follows the calendar is told apart', (line, shown) => {
  const { sidebar, ...rest } = Object.values(model.sets).find(
    ({ chrome: { sidebar } }) => sidebar,
  )!.chrome
  const year = (text: string): string => text.replaceAll('YEAR', String(view.year))
  const html = renderToStaticMarkup(
    <SiteContext value={view}>
      <layouts.sidebar
        {...around}
        chrome={{ ...rest, sidebar: { ...sidebar!, copyright: year(line) } }}
      >
        <p>Content</p>
      </layouts.sidebar>
    </SiteContext>,
  )
  expect(html.replaceAll(' data-behavior="kit/year"', '')).toContain(`<p>${year(shown)}</p>`)
})
