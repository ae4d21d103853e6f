import { expect, test } from 'vitest'

import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

test('the parts of a block get ids of their own, but where it may stand in for another block', () => {
  const PAGE = 'one/home.json'
  const legal = { type: 'legal-text', id: 'legal', sections: [{ id: 'use' }] }
  const store = openStudio({ [PAGE]: { route: '/', blocks: [{ type: 'edge', id: 'use' }] } }, PAGE)
  const blocks = [legal, { ...legal, when: { on: 'phones' } }] as never[]
  store.getState().run(insertBlocks, { blocks })
  expect(store.getState().values[PAGE]).toMatchObject({
    blocks: [
      { id: 'use' },
      { id: 'legal', sections: [{ id: 'use-2' }] },
      { id: 'legal-2', sections: [{ id: 'use' }] },
    ],
  })
})
