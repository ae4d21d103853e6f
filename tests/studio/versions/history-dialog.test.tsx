// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { StudioStore } from '#studio/state/store.ts'
import { HistoryDialog } from '#studio/versions/HistoryDialog.tsx'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, settled } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const [us, home] = ['set/us.json', 'set/home.json']

test.each(['before', 'after'])(
  'what is restored is of the page that is open, though that of another came %s it was left',
  async (when) => {
    const late: (() => void)[] = []
    vi.stubGlobal('fetch', async (input: string) => {
      const { pathname, searchParams } = new URL(input, 'http://studio.example')
      const id = searchParams.get('id') ?? ''
      const versions = [{ id, commit: 'one', author: 'Ada', at: 0, message: `Write ${id}` }]
      if (id === home && when === 'after')
        await new Promise<void>((answer) => {
          late.push(answer)
        })
      const text = JSON.stringify({ title: `Old ${id}` })
      return Response.json(pathname.endsWith('history') ? { versions } : { text })
    })
    const store = openStudio({ [us]: { title: 'Us' }, [home]: { title: 'Home' } }, home)
    const { root, get, click } = mount(
      <StudioStore value={store}>
        <HistoryDialog />
      </StudioStore>,
    )
    await settled()
    await settled(() => store.getState().open(us))
    await settled(() => {
      for (const answer of late) answer()
    })
    await settled()
    expect(root.textContent).toContain(`Write ${us}`)
    expect(root.textContent).not.toContain(`Write ${home}`)
    click(get('button', 'Restore this version'))
    expect(store.getState().values).toEqual({
      [us]: { title: `Old ${us}` },
      [home]: { title: 'Home' },
    })
  },
)
