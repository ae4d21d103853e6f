import { expect, test } from 'vitest'

import { saved } from '#studio/save/saved.ts'
import { openedOn } from '#tests/studio/open-studio.ts'

test('what waits for its author keeps a publication back, and is what it is told of', async () => {
  const id = 'set/home.json'
  const store = openedOn({ [id]: { title: 'Home' } })
  const { change, setSaving, say } = store.getState()
  change('Edit', { [id]: { title: 'Mine' } })
  setSaving({ conflicts: [{ id, base: {}, theirs: null, at: 0 }] })
  say('Copied Faves.')
  await expect(saved(store, 'published')).rejects.toThrow(
    'Nothing was published. Choose what stays first.',
  )
  expect(store.getState().saving.choosing).toBe(true)
})
