// @vitest-environment happy-dom
import { type ReactNode, act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { siteTree } from '#studio/check/site-tree.ts'
import { Inspector } from '#studio/inspector/Inspector.tsx'
import { Tree } from '#studio/outline/Tree.tsx'
import { PagesPanel } from '#studio/pages/PagesPanel.tsx'
import { pageGroups } from '#studio/pages/site-map.ts'
import { SitePanel } from '#studio/site/SitePanel.tsx'
import { documentOf } from '#studio/state/places.ts'
import { block } from '#studio/state/selection.ts'
import { StudioStore, studioStore } from '#studio/state/store.ts'
import { siteOf } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const PAGE = 'one/home.json'
const documents = {
  'site.json': { variant: 'one' },
  'one/chrome.json': { name: 'One' },
  [PAGE]: { route: '/', blocks: [{ type: 'faves', id: 'faves' }] },
}

/** What is wrong with a site in that folder, and a panel of its editor as text. */
async function opened(pagesDir: string) {
  const site = { ...siteOf(documents), pagesDir }
  const store = studioStore(site, PAGE)
  const texts = new Map(Object.entries(site.documents).map(([id, { text }]) => [id, text]))
  const { findings } = await checkSite(siteTree(site, texts))
  store.getState().found(findings, store.getState())
  const text = (panel: ReactNode): string =>
    mount(
      <MemoryRouter>
        <StudioStore value={store}>{panel}</StudioStore>
      </MemoryRouter>,
    ).root.textContent ?? ''
  return { store, text }
}

// As `--pages` names the folder to findings; `.` is the empty one.
test.each(['pages', 'a/b', ''])('what is wrong stands where it is, in “%s”', async (pagesDir) => {
  const { store, text } = await opened(pagesDir)
  const { findings, values } = store.getState()
  expect(findings.map(({ file }) => documentOf({ pagesDir }, file))).toContain(PAGE)
  expect(pageGroups(values, findings, { pagesDir })[0]?.rows[0]?.problems).toBeGreaterThan(0)
  expect(text(<PagesPanel />)).toMatch(/Home\d+ problem/)
  expect(text(<SitePanel />)).toMatch(/Site\d+ problem/)
  expect(text(<Tree />)).toMatch(/Faves\d+ problem/)
  expect(text(<Inspector />)).toContain('"title" is missing')
  act(() => store.getState().select(block('faves', '')))
  expect(text(<Inspector />)).toContain('"heading" is missing')
})
