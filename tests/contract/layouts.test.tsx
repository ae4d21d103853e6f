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
