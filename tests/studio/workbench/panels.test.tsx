import fc from 'fast-check'
// @vitest-environment happy-dom
import { type ReactNode, act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'

import { EditedPage } from '#studio/canvas/EditedPage.tsx'
import { CommandPalette } from '#studio/command-palette/CommandPalette.tsx'
import { Inspector } from '#studio/inspector/Inspector.tsx'
import { MediaPanel } from '#studio/media/MediaPanel.tsx'
import { Outline } from '#studio/outline/Outline.tsx'
import { PagesPanel } from '#studio/pages/PagesPanel.tsx'
import { PagesScreen } from '#studio/pages/PagesScreen.tsx'
import { ParityView } from '#studio/pages/ParityView.tsx'
import { Palette } from '#studio/palette/Palette.tsx'
import { SearchDialog } from '#studio/search/SearchDialog.tsx'
import { SitePanel } from '#studio/site/SitePanel.tsx'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { StatusPill } from '#studio/status/StatusPill.tsx'
import { TopBar } from '#studio/top-bar/TopBar.tsx'
import { spoilt } from '#tests/engine/schema/spoilt.ts'
import { openedWithMedia, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()
vi.setConfig({ testTimeout: 120_000 })

// A form of the newsletter answers into a frame, and this browser loads none.
const page = 'shared/terms.json'

const panels: Readonly<Record<string, () => ReactNode>> = {
  CommandPalette,
  Inspector,
  MediaPanel,
  Outline,
  PagesPanel,
  PagesScreen,
  Palette,
  ParityView,
  SearchDialog,
  SitePanel,
  StatusPill,
  TopBar,
  EditedPage: () => (
    <EditedPage
      frame={document.implementation.createHTMLDocument()}
      area={{ current: null }}
      region={{ current: null }}
      scale={1}
      height={800}
    />
  ),
}

/** Draws a panel for a moment. @throws {Error} what it throws. */
async function draw(store: StudioStoreApi, Panel: () => ReactNode): Promise<void> {
  const { draw, unmount } = mount(null)
  await act(async () =>
    draw(
      <MemoryRouter>
        <StudioStore value={store}>
          <Panel />
        </StudioStore>
      </MemoryRouter>,
    ),
  )
  unmount()
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, 0, true, '', 'words', '/x', '#a', [], {}, [null], [[]], { a: [] }),
  fc.constantFrom<unknown>('__proto__', { type: 'poster' }, [{ id: 'a' }, { id: 'a' }]),
  fc.jsonValue({ maxDepth: 1 }),
)

beforeAll(() => vi.stubGlobal('fetch', async () => Response.json({})))

test('every panel stands whatever a person writes into the files', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const files = realFiles()
  const facts = Object.keys(files).filter((id) =>
    /^(content\/|site|theme|shared\/)|chrome/.test(id),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...facts), fc.constantFrom(...Object.keys(files))),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }),
      fc.nat(3),
      wrong,
      async (id, steps, way, by) => {
        const value = spoilt(JSON.parse(files[id] ?? ''), steps, way, by)
        const text = JSON.stringify(value)
        const store = openedWithMedia(page, { ...files, [id]: text })
        const { values } = store.getState()
        for (const Panel of Object.values(panels)) await draw(store, Panel)
        expect(store.getState().values, 'looking changes nothing').toBe(values)
      },
    ),
    { numRuns: 15 },
  )
})
