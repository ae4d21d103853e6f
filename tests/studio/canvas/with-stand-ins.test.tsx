// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'

import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { LivePage } from '#render/live/LivePage.tsx'
import { modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { entries } from '#studio/palette/examples.ts'
import { siteOf } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const PAGE = 'one-page/home.json'
const documents = Object.fromEntries(
  ['site.json', 'theme.json', 'one-page/chrome.json', PAGE].map((id): [string, unknown] => [
    id,
    JSON.parse(readFileSync(`tests/fixtures/other-site/pages/${id}`, 'utf8')),
  ]),
)
const { drawn } = modelMaker(siteOf(documents))(documents, PAGE, {})

/** What says why blocks could not be drawn, and where the pictures of those that could are from. */
async function pictures(): Promise<{ faults: string[]; from: Set<string> }> {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  if (!drawn) throw new Error('The other site cannot be drawn.')
  const { root } = mount(
    <LivePage
      model={drawn.model}
      page={{ ...drawn.page, page: { ...drawn.page.page, layout: 'bare' } }}
      view={drawn.view}
      blocks={entries.map(({ example }) => example)}
    />,
  )
  // The quiz begins a moment later.
  await act(async () => {})
  told.mockRestore()
  const images = [...root.querySelectorAll('img')].map(({ src }) => src.split(',')[0] ?? '')
  return {
    faults: [...root.querySelectorAll('[data-block] > [role=alert]')].map(
      ({ textContent }) => textContent,
    ),
    from: new Set(images),
  }
}

test('blocks are drawn on a site that has none of the files and links of their examples', async () => {
  const { faults, from } = await pictures()
  expect(faults).toEqual([expect.stringContaining('There is no section "sandwiches"')])
  expect([...from]).toEqual(['data:image/svg+xml'])
})

test('what the site has is drawn as it is', () => {
  const logo = { src: 'media/logo.svg', url: '/logo.svg', width: 1, height: 1 }
  const media = {
    [logo.src]: { ...logo, kind: 'vector', type: 'image/svg+xml', bytes: 1 },
  } as const
  const { drawn: known } = modelMaker(siteOf(documents))(documents, PAGE, media)
  expect(known?.view.media(logo.src)).toBe(media[logo.src])
  expect(known?.view.resolve('/')).toBe('/')
})
