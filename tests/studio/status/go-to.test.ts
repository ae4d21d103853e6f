import { expect, test } from 'vitest'

import { goToPlace } from '#studio/status/go-to.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const page = 'one/home.json'
const store = () =>
  openStudio(
    {
      [page]: {
        blocks: [
          { type: 'intro', id: 'intro' },
          { type: 'faves', id: 'faves' },
          { type: 'text-band', id: 'faves' },
          { type: 'marquee' },
        ],
      },
    },
    page,
  )

test('the way to a block of its own name opens its form', () => {
  const opened = store()
  goToPlace(opened, page, '/blocks/0/headline')
  expect(opened.getState().selection).toEqual({ blocks: ['intro'], pointer: '/headline' })
  expect(opened.getState().view.json).toBe(false)
})

test.each(['/blocks/1/items/0', '/blocks/2/id', '/blocks/3'])(
  'the way to %s, a block without a name of its own, leads to its text in the page',
  (at) => {
    const opened = store()
    goToPlace(opened, page, at)
    expect(opened.getState().selection).toEqual({ blocks: [], pointer: at })
    expect(opened.getState().view.json).toBe(true)
  },
)
