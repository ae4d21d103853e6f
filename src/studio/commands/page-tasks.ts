import { documentKind } from '#engine/site/model.ts'
import type { Action } from '#studio/actions/action.ts'
import type { Values } from '#studio/state/documents.ts'
import { otherSet, setName, setOf, wholeSets } from '#studio/state/pages.ts'
import { nothing } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import type { PageTask } from '#studio/state/view.ts'

/** What is done with the open page as a whole. Its window asks what has to be known before. */
function task(
  about: Pick<Action, 'id' | 'title' | 'also'>,
  of: (id: string, values: Values) => PageTask,
  may: Action['allowed'] = () => true,
): Action {
  return {
    ...about,
    group: 'Site',
    keys: [],
    allowed(state) {
      if (state.view.screen === 'pages') return 'Open the page first, or use its menu in the list.'
      const open = isOpen(state)
      return open === true ? may(state) : open
    },
    run: ({ look, page, values }) => look({ pageTask: of(page, values) }),
  }
}

function isOpen({ page, values, view }: StudioState): true | string {
  const isPage = documentKind(page) === 'Page' && values[page] !== undefined
  return (isPage && view.screen === 'page') || 'Open a page first.'
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
  {
    id: 'page-settings',
    group: 'Site',
    title: 'Page settings',
    also: 'title description address draft',
    keys: [],
    allowed: isOpen,
    run({ look, select, showField }) {
      look({ json: false })
      select(nothing)
      showField()
    },
  },
  task({ id: 'page-copy', title: 'Duplicate this page', also: 'copy' }, (id) => ({
    kind: 'new',
    set: setOf(id),
    from: id,
  })),
  task(
    {
      id: 'page-copy-to-set',
      title({ values, page }) {
        const set = otherSet(values, page)
        return `Duplicate this page into ${set === undefined ? 'the other set' : setName(values, set)}`
      },
      also: 'copy',
    },
    (from, values) => ({ kind: 'new', set: otherSet(values, from) ?? setOf(from), from }),
    ({ values, page }) =>
      otherSet(values, page) !== undefined || 'This needs exactly one other set to copy to.',
  ),
  task({ id: 'page-rename', title: 'Rename this page', also: 'name title file call' }, (id) => ({
    kind: 'rename',
    id,
  })),
  task(
    { id: 'page-move', title: 'Give this page another address', also: 'rename move route url' },
    (id) => ({ kind: 'move', id }),
  ),
  task(
    {
      id: 'page-links',
      title: 'Links to this page',
      also: 'where used usages backlinks lead change',
    },
    (id) => ({ kind: 'links', id }),
  ),
  task({ id: 'page-delete', title: 'Delete this page', also: 'remove' }, (id) => ({
    kind: 'delete',
    id,
  })),
  {
    id: 'pages-deleted',
    group: 'Site',
    title: 'Deleted pages',
    also: 'restore bring back undelete trash bin lost',
    keys: [],
    allowed: () => true,
    run: ({ look }) => look({ pageTask: { kind: 'deleted' } }),
  },
]
