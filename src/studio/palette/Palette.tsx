import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { selectedBlocks } from '#studio/actions/command.ts'
import { type Drawn, modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { isUsedUp } from '#studio/commands/limits.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useDragSource } from '#studio/drag/use-drag-source.ts'
import { blocksOf } from '#studio/state/blocks.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Note } from '#studio/ui/Badge.tsx'
import { IconButton } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { SearchBox, optionProps, useSearch } from '#studio/ui/SearchBox.tsx'

import { BlockPicture } from './BlockPicture.tsx'
import { type Entry, entries as examples } from './examples.ts'
import { find } from './find.ts'
import { fitted } from './fitted.ts'
import { goodAfter } from './good-after.ts'

import styles from './palette.module.css'

const ALL = 'All'

/** Blocks in a row. */
const COLUMNS = 2

/** All blocks there are, to be found and added to the page. */
export function Palette() {
  const store = useStudioStore()
  const state = useStudio((now) => now)
  const at = useStudio(({ view }) => view.insertAt)
  const isCarried = useStudio(({ view }) => view.carried !== undefined)
  const drawn = useDrawn()
  const entries = useFitted()
  const search = useSearch()
  const { words } = search
  const panel = useRef<HTMLDivElement>(null)
  const [category, setCategory] = useState(ALL)
  useLayoutEffect(() => {
    const element = panel.current
    element?.showPopover()
    element?.querySelector('input')?.focus()
    const leave = ({ target }: FocusEvent): void => {
      if (!element?.contains(target as Element)) element?.hidePopover()
    }
    // Else it would cover what the keys lead to next, and none would mean anything there.
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      element?.hidePopover()
    }
  }, [])

  const found = find(words, entries)
  const shown = category === ALL ? found : found.filter((entry) => entry.category === category)
  const blocks = blocksOf(state)
  const after = selectedBlocks(state).at(-1)
  const refusal = ({ example }: Entry): string | undefined => {
    const allowed = insertBlocks.allowed(state, { blocks: [example], at })
    return allowed === true ? undefined : allowed
  }
  const good = after && words === '' ? goodAfter(after.type, state.values) : []
  const groups = grouped(shown, good, (entry) => refusal(entry) === undefined)
  const options = groups.flatMap((group) => group.entries)
  const close = (): void => panel.current?.hidePopover()
  const add = (entry: Entry | undefined): void => {
    if (entry && store.getState().run(insertBlocks, { blocks: [entry.example], at })) close()
  }
  const where =
    after && at === undefined
      ? `below ${blockTitle(after)}`
      : at === undefined
        ? 'at the end'
        : 'here'

  return (
    <div
      ref={panel}
      // What is pressed in it leaves the focus in it.
      tabIndex={-1}
      popover="auto"
      role="dialog"
      aria-label="Add a block"
      className={styles.palette}
      data-away={isCarried}
      // Not onToggle, which comes later: it would close a palette that was opened again meanwhile.
      onBeforeToggle={({ newState }) => {
        if (newState === 'closed') store.getState().look({ window: undefined })
      }}
    >
      <SearchBox
        search={search}
        label="Search blocks"
        placeholder="Search blocks, or say what you want to show"
        list="Blocks"
        none="No block is called that, or shows that. Try another word."
        count={options.length}
        columns={COLUMNS}
        onChoose={(index) => add(options[index])}
        beside={<IconButton icon="close" label="Close" onClick={close} />}
        below={
          <div className={styles.chips} role="group" aria-label="Kinds of blocks">
            {[ALL, ...categories].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === category}
                onClick={() => {
                  setCategory(name)
                  search.activate(0)
                }}
              >
                {name}{' '}
                {name === ALL ? found.length : found.filter((one) => one.category === name).length}
              </button>
            ))}
          </div>
        }
      >
        {groups.map(({ title, entries: some, first }) => (
          <div key={title} role="group" aria-label={title} className={styles.group}>
            {title === '' ? null : (
              <span className={styles.title} aria-hidden="true">
                {title === AFTER ? `Good after ${blockTitle(after)}` : title}
              </span>
            )}
            {some.map((entry, index) => (
              <Option
                key={entry.type}
                entry={entry}
                option={optionProps(search, first + index)}
                refused={refusal(entry)}
                used={isUsedUp(blocks, entry.example)}
                drawn={drawn}
              />
            ))}
          </div>
        ))}
      </SearchBox>
      <p className={styles.foot}>
        <Icon name="tip" size={16} />
        Drag a picture onto the page. Arrows choose, Enter adds it {where}, Escape closes.
      </p>
    </div>
  )
}

interface OptionProps {
  readonly entry: Entry
  readonly option: ReturnType<typeof optionProps>
  readonly refused: string | undefined
  /** Whether the page has all it may have of it. */
  readonly used: boolean
  readonly drawn: Drawn | undefined
}

function Option({ entry, option, refused, used, drawn }: OptionProps) {
  const drag = useDragSource(entry.example)
  return (
    <div
      ref={drag}
      {...option}
      aria-label={entry.title}
      aria-describedby={`${option.id}-what`}
      aria-disabled={refused !== undefined}
      title={refused ?? entry.description}
      className={styles.option}
    >
      <BlockPicture block={entry.example} drawn={drawn} />
      <span className={styles.name}>
        {entry.title}
        {used ? <Note>Used</Note> : null}
      </span>
      <span id={`${option.id}-what`} className={styles.what}>
        {refused ?? entry.description}
      </span>
    </div>
  )
}

/** Most blocks in the first group. */
const MOST_GOOD = 4

const AFTER = 'Good here'

const categories = [...new Set(examples.map(({ category }) => category))].toSorted()

/** The blocks in groups; `first` is the place of a group's first among all of them. */
function grouped(
  shown: readonly Entry[],
  after: readonly string[],
  isFree: (entry: Entry) => boolean,
) {
  const good = after
    .flatMap((type) => shown.find((entry) => entry.type === type) ?? [])
    .filter(isFree)
    .slice(0, MOST_GOOD)
  const rest = shown.filter((entry) => !good.includes(entry))
  return [
    { title: AFTER, entries: good, first: 0 },
    { title: good.length > 0 ? 'Everything else' : '', entries: rest, first: good.length },
  ].filter((group) => group.entries.length > 0)
}

/** The site that pictures are drawn of, as it was when the palette opened. */
function useDrawn(): Drawn | undefined {
  const store = useStudioStore()
  return useMemo(() => {
    const { site, values, page } = store.getState()
    return modelMaker(site)(values, page, site.media).drawn
  }, [store])
}

/** What can be added to the site, as it was when the palette opened. */
function useFitted(): readonly Entry[] {
  const store = useStudioStore()
  return useMemo(() => {
    const state = store.getState()
    return examples.map((entry) => ({ ...entry, example: fitted(entry.example, state) }))
  }, [store])
}
