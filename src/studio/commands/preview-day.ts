import type { Action } from '#studio/actions/action.ts'
import { previewAddress } from '#studio/top-bar/preview-address.ts'

export const actions: readonly Action[] = [
  {
    id: 'preview-day',
    group: 'Site',
    title: 'Preview as on a day',
    also: 'date schedule when from until time future calendar',
    keys: [],
    allowed({ values, page, view }) {
      if (view.screen !== 'page') return 'Open a page first.'
      const found = previewAddress(values, page)
      return 'problem' in found ? found.problem : true
    },
    run: (state) => state.look({ window: 'preview-day' }),
  },
]
