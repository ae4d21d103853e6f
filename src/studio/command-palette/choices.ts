/** Everything the command palette can do or open, as a list to search in. */
import { labelOf } from '#engine/schema/labels.ts'
import { definition } from '#engine/schema/schema.ts'
import { within } from '#engine/schema/within.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind } from '#engine/site/model.ts'
import { offered } from '#studio/actions/action.ts'
import { actions } from '#studio/actions/actions.ts'
import { sayBlock } from '#studio/canvas/canvas-keys.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { hasWord } from '#studio/palette/find.ts'
import { entriesOf } from '#studio/site/entries.ts'
import { blocksOf } from '#studio/state/blocks.ts'
import { pagesOf, setName, setsOf, sharedName } from '#studio/state/pages.ts'
import { block, nothing } from '#studio/state/selection.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

export interface Choice {
  readonly id: string
  readonly group: 'Do' | 'Go to a block' | 'Open a page' | 'Open what pages share'
  readonly title: string
  /** What stands at its right: keys, a set, the name of a block. */
  readonly fact: string
  readonly refused: string | undefined
  /** What else it is found by, in small letters. */
  readonly also: string
  /** What its settings are called. */
  readonly settings?: string
  /** Only by its own words: there are many of its kind. */
  readonly many?: boolean
  run(state: StudioState): void
}

export function choicesOf(state: StudioState): Choice[] {
  return [
    ...things(state),
    ...places(state),
    ...pages(state),
    ...documents(state),
    ...entries(state),
  ]
}

/** What can be done now first. */
function things(state: StudioState): Choice[] {
  const all = actions
    .filter(({ id }) => id !== 'commands')
    .map((action): Choice => {
      const { id, label, keys = '', refused } = offered(action, state)
      const { also = '', run } = action
      return { id, group: 'Do', title: label, fact: keys, refused, also, run: (now) => run(now) }
    })
  return [
    ...all.filter(({ refused }) => refused === undefined),
    ...all.filter(({ refused }) => refused !== undefined),
  ]
}

function places(state: StudioState): Choice[] {
  // Among all pages nobody sees the blocks of one.
  if (state.view.screen === 'pages') return []
  return blocksOf(state).flatMap((one, index) =>
    typeof one.id === 'string'
      ? [
          {
            id: `${index} ${one.id}`,
            group: 'Go to a block' as const,
            title: blockTitle(one),
            fact: one.id,
            refused: undefined,
            also: '',
            run(now: StudioState) {
              now.select(block(one.id))
              sayBlock(now, one.id)
            },
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
      title: documentName(id),
      fact: setName(values, set),
      refused: undefined,
      also: '',
      run: show(id),
    })),
  )
}

function documents({ values }: StudioState): Choice[] {
  return shared(values).map((id) => ({
    id,
    group: 'Open what pages share' as const,
    title: sharedName(values, id),
    fact: '',
    refused: undefined,
    also: '',
    settings: settingsIn(id),
    run: show(id),
  }))
}

/** What is in the documents that pages share: a shop, a sandwich, a link. */
function entries({ values }: StudioState): Choice[] {
  return shared(values).flatMap((id) =>
    entriesOf(values[id]).map(({ at, title }) => ({
      id: `${id}#${at}`,
      group: 'Open what pages share' as const,
      title,
      fact: sharedName(values, id),
      refused: undefined,
      also: '',
      many: true,
      run(state: StudioState) {
        show(id)(state)
        state.look({ entry: { document: id, at } })
        state.select({ ...nothing, pointer: at })
      },
    })),
  )
}

function shared(values: StudioState['values']): string[] {
  return Object.keys(values)
    .filter((id) => documentKind(id) !== undefined && documentKind(id) !== 'Page')
    .toSorted()
}

const settings = new Map<string, string>()

/** What the settings of a document are called, by which it is looked for: "price" is in the menu. */
function settingsIn(id: string): string {
  const kind = documentKind(id) ?? ''
  let words = settings.get(kind)
  if (words === undefined) {
    const labels = [...within(definition(kind))].flatMap(({ properties = {} }) =>
      Object.entries(properties).map(([key, inner]) =>
        key === '$schema' ? '' : labelOf(key, inner),
      ),
    )
    settings.set(kind, (words = [...new Set(labels)].join(' ').toLowerCase()))
  }
  return words
}

function show(id: string): Choice['run'] {
  return ({ open, look }) => {
    open(id)
    look({ screen: 'page' })
  }
}

/**
 * The choices that an author may mean: each word begins one of the choice's own. Those that are
 * called so come first: the block "Faves" before "Undo: Delete Faves".
 */
export function chosenBy(words: string, choices: readonly Choice[]): Choice[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = choices.filter(
    ({ title, fact, group, also, settings: inside = '', many = false }) => {
      if (many && parts.length === 0) return false
      const about = many ? '' : `${fact.replaceAll(/[/.-]/g, ' ')} ${group} ${also}`
      const text = `${title} ${about}`.toLowerCase()
      return [text, inside].some((one) => parts.every((part) => hasWord(one, part)))
    },
  )
  const called = ({ title, refused }: Choice): boolean =>
    refused === undefined && title.toLowerCase().startsWith(parts.join(' '))
  return [...found.filter(called), ...found.filter((choice) => !called(choice))]
}
