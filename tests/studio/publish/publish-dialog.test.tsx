// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { PublishDialog } from '#studio/publish/PublishDialog.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openedOn, siteOf } from '#tests/studio/open-studio.ts'
import { type Mounted, drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** The window on a site of which nothing changed since the last commit. */
async function opened(remote: string | null): Promise<Mounted> {
  const documents = { 'set/home.json': { title: 'Home' } }
  const git = { branch: 'main', remote, committed: {} }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ git, documents: siteOf(documents).documents })),
  )
  const drawn = mount(
    <StudioStore value={openedOn(documents)}>
      <PublishDialog />
    </StudioStore>,
  )
  await act(() => new Promise((done) => setTimeout(done, 0)))
  expect(drawn.root.textContent).toContain('No page or fact')
  return drawn
}
const unsent = 'what was not sent yet'

test('commits that were not sent go out only where this one does', async () => {
  const { root, click } = await opened('origin')
  expect(root.textContent).toContain(unsent)
  const [straight, fresh, send] = [...root.querySelectorAll<HTMLElement>('fieldset input')]
  if (!straight || !fresh || !send) throw new Error('There are two places, and the remote.')
  click(fresh)
  expect(root.textContent).not.toContain(unsent)
  click(straight)
  expect(root.textContent).toContain(unsent)
  click(send)
  expect(root.textContent).not.toContain(unsent)
})

test('nothing is said to be sent where there is no remote', async () => {
  expect((await opened(null)).root.textContent).not.toContain(unsent)
})
