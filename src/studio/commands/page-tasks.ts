import { documentKind } from '#engine/site/model.ts'
import type { Action } from '#studio/actions/action.ts'
import { setOf, wholeSets } from '#studio/state/pages.ts'
import type { PageTask } from '#studio/state/view.ts'

/** What is done with the open page as a whole. Its window asks what has to be known before. */
function task(about: Pick<Action, 'id' | 'title' | 'also'>, of: (id: string) => PageTask): Action {
  return {
    ...about,
    group: 'Site',
    keys: [],
    allowed({ page, values, view }) {
      if (view.screen === 'pages') return 'Open the page first, or use its menu in the list.'
      return (documentKind(page) === 'Page' && values[page] !== undefined) || 'Open a page first.'
    },
    run: ({ look, page }) => look({ pageTask: of(page) }),
  }
}

export const actions: readonly Action[] = [
  {
    id: 'page-new',
    group: 'Site',
    title: 'New page',
    also: 'add create make',
    keys: [],
    allowed: () => true,
    run({ page, values, look }) {
      const own = documentKind(page) === 'Page' ? setOf(page) : undefined
      look({ pageTask: { kind: 'new', set: own ?? wholeSets(values)[0] ?? 'shared' } })
    },
  },
  task({ id: 'page-copy', title: 'Duplicate this page', also: 'copy' }, (id) => ({
    kind: 'new',
    set: setOf(id),
    from: id,
  })),
  task(
    { id: 'page-move', title: 'Give this page another address', also: 'rename move route url' },
    (id) => ({ kind: 'move', id }),
  ),
  task({ id: 'page-delete', title: 'Delete this page', also: 'remove' }, (id) => ({
    kind: 'delete',
    id,
  })),
]
