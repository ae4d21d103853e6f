/** Everything the command palette can do or open, as a list to search in. */
import { documentKind } from '#engine/site/model.ts'
import { offered } from '#studio/commands/action.ts'
import { actions } from '#studio/commands/actions.ts'
import { blocksOf } from '#studio/commands/command.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { hasWord } from '#studio/palette/find.ts'
import { pageName, pagesOf, setName, setsOf, sharedName } from '#studio/state/pages.ts'
import { block } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/store.ts'

export interface Choice {
  readonly id: string
  readonly group: 'Do' | 'Go to a block' | 'Open a page' | 'Open what pages share'
  readonly title: string
  /** What stands at its right: keys, a set, the name of a block. */
  readonly fact: string
  readonly refused: string | undefined
  run(state: StudioState): void
}

export function choicesOf(state: StudioState): Choice[] {
  return [...things(state), ...places(state), ...pages(state), ...documents(state)]
}

/** What can be done now first. */
function things(state: StudioState): Choice[] {
  const all = actions
    .filter(({ id }) => id !== 'commands')
    .map((action): Choice => {
      const { id, label, keys = '', refused } = offered(action, state)
      return { id, group: 'Do', title: label, fact: keys, refused, run: (now) => action.run(now) }
    })
  return [
    ...all.filter(({ refused }) => refused === undefined),
    ...all.filter(({ refused }) => refused !== undefined),
  ]
}

function places(state: StudioState): Choice[] {
  return blocksOf(state).flatMap((one, index) =>
    typeof one.id === 'string'
      ? [
          {
            id: `${index} ${one.id}`,
            group: 'Go to a block' as const,
            title: blockTitle(one),
            fact: one.id,
            refused: undefined,
            run: (now: StudioState) => now.select(block(one.id)),
          },
        ]
      : [],
  )
}

function pages({ values }: StudioState): Choice[] {
  return setsOf(values).flatMap((set) =>
    pagesOf(values, set).map((id) => ({
      id,
      group: 'Open a page' as const,
      title: pageName(id),
      fact: setName(values, set),
      refused: undefined,
      run: show(id),
    })),
  )
}

function documents({ values }: StudioState): Choice[] {
  return Object.keys(values)
    .filter((id) => documentKind(id) !== undefined && documentKind(id) !== 'Page')
    .toSorted()
    .map((id) => ({
      id,
      group: 'Open what pages share' as const,
      title: sharedName(values, id),
      fact: '',
      refused: undefined,
      run: show(id),
    }))
}

function show(id: string): Choice['run'] {
  return ({ open, look }) => {
    open(id)
    look({ screen: 'page' })
  }
}

/** The choices that an author may mean: each word begins one of the choice's own. */
export function chosenBy(words: string, choices: readonly Choice[]): Choice[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ title, fact, group }) => {
    const text = `${title} ${fact.replaceAll(/[/.-]/g, ' ')} ${group}`.toLowerCase()
    return parts.every((part) => hasWord(text, part))
  })
}
