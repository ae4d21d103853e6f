import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { inPages } from '#engine/site/pages-folder.ts'
import { isWithin } from '#engine/text/pointer.ts'
import { blockMenu } from '#studio/actions/block-menu.ts'
import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import type { Carried } from '#studio/drag/carried.ts'
import { dropTarget } from '#studio/drag/drop-target.ts'
import { entriesIn } from '#studio/state/blocks.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Menu } from '#studio/ui/Menu.tsx'
import { typeahead } from '#studio/ui/typeahead.ts'

import { factOf } from './facts.ts'
import { PartRow } from './PartRow.tsx'
import { problemsByBlock } from './problems.ts'
import { Row } from './Row.tsx'
import { pressRow } from './tree-keys.ts'
import { type Toggled, type TreeRow, rowOf, runsOf, treeRows } from './tree-rows.ts'
import { useRowChoice } from './use-row-choice.ts'
import { useRowFocus } from './use-row-focus.ts'

import styles from './outline.module.css'

/** More rows than any screen shows. Those below come once the page itself is drawn. */
const FIRST = 100

/** The blocks of the open page, in order, with the parts of the selected one. */
export function Tree() {
  const store = useStudioStore()
  const values = useSettled(valuesOf)
  const page = useStudio((state) => state.page)
  const selection = useStudio((state) => state.selection)
  const findings = useStudio((state) => state.findings)
  const file = useStudio((state) => inPages(state.site, state.page))
  const [toggled, setToggled] = useState<Toggled>(new Map())
  const carried = useStudio(({ view }) => view.carried)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const [find] = useState(typeahead)
  const tree = useRef<HTMLDivElement>(null)
  const whole = useDeferredValue(useStudio(({ view }) => view.drawn))
  const entries = useMemo(() => entriesIn(values[page]), [values, page])
  const problems = useMemo(() => problemsByBlock(findings, file), [findings, file])
  const rows = treeRows(entries, values, selection, toggled)
  const choice = useRowChoice(rows, selection)
  const current = rowOf(rows, selection, choice.range)
  const reached = Math.max(current, 0)

  useEffect(() => {
    const element = tree.current
    return element ? dropTarget(store, element, ({ y }) => placeInTree(element, y)) : undefined
  }, [store])

  const { length } = rows
  const { focusRow, enter, leave } = useRowFocus(tree, { entries, selection, current, length })
  // What is chosen elsewhere, on the page or by an undo, is in view here too.
  useEffect(() => {
    const row = tree.current?.querySelectorAll('[role=treeitem]')[current]
    if (row) bringIntoView(row)
  }, [selection, page, current, whole])

  const rowAt = (target: EventTarget): TreeRow | undefined => {
    const element = (target as Element).closest<HTMLElement>('[data-row]')
    const { row, pointer = '' } = element?.dataset ?? {}
    return rows.find((one) => String(one.index) === row && one.pointer === pointer)
  }

  const click = (event: MouseEvent): void => {
    const row = rowAt(event.target)
    if (!row) return
    if ((event.target as Element).closest('[data-do=hide]')) {
      if (choice.hold(row)) store.getState().run(hideBlocks, undefined)
    } else if (event.shiftKey) choice.extendTo(row)
    else if (event.ctrlKey || event.metaKey) choice.toggle(row)
    else choice.choose(row)
  }

  const press = (event: KeyboardEvent): void => {
    const row = rowAt(event.target)
    if (!row) return
    const state = store.getState()
    const expand = (id: string, open: boolean): void => setToggled(new Map(toggled).set(id, open))
    if (pressRow(event, row, { state, rows, choice, expand, focusRow, find }))
      event.preventDefault()
  }

  const count = entries.length
  const drawn = (row: TreeRow, at: number) => {
    const { index, entry, id, pointer, part, parts, expanded } = row
    const wrong = problems.get(index) ?? []
    const chosen = id !== '' && selection.blocks.includes(id)
    return part ? (
      <PartRow
        key={`${index}${pointer}`}
        part={part}
        row={index}
        index={parts.indexOf(part)}
        count={parts.length}
        selected={at === current}
        reached={at === reached}
        problems={wrong.filter((one) => isWithin(one.pointer, `/blocks/${index}${pointer}`)).length}
      />
    ) : (
      <Row
        key={index}
        entry={entry}
        fact={expanded === true ? '' : factOf(entry, values)}
        index={index}
        count={count}
        selected={chosen}
        reached={at === reached}
        expanded={expanded}
        problems={wrong.length}
        lift={liftOf(carried, id, index, count)}
      />
    )
  }
  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label="Blocks of this page"
        aria-multiselectable="true"
        onClick={click}
        onDoubleClick={() => store.getState().showField()}
        onKeyDown={press}
        onFocus={enter}
        onBlur={({ target, relatedTarget }) => {
          if (target.isConnected && !tree.current?.contains(relatedTarget)) {
            leave()
            if (carried?.by === 'keys') store.getState().look({ carried: undefined })
          }
        }}
        onContextMenu={(event) => {
          const row = rowAt(event.target)
          if (!row) return
          event.preventDefault()
          if (!choice.hold(row)) return
          const box = event.currentTarget.querySelector(`[data-row="${row.index}"]`)
          const { left = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
          // A key tells no place.
          setMenu(
            event.button === 2 ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom },
          )
        }}
      >
        {runsOf(whole ? rows : rows.slice(0, FIRST)).map(({ at, rows: run }) => (
          <div key={run[0]?.index} className={styles.run}>
            {run.map((row, place) => drawn(row, at + place))}
          </div>
        ))}
      </div>
      {menu ? (
        <Menu
          label="What to do with it"
          at={menu}
          groups={blockMenu(store)}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
    </>
  )
}

/** How a block shows what is carried: that it is, or that it would come before it or after it. */
function liftOf(carried: Carried | undefined, id: string, index: number, count: number) {
  if (!carried) return undefined
  if (carried.ids.includes(id)) return 'lifted'
  if (carried.index === index) return 'before'
  return carried.index === count && index === count - 1 ? 'after' : undefined
}

/** By its list alone: the browser's own way moves all that the list stands in as well. */
function bringIntoView(row: Element): void {
  const list = row.closest(`.${styles.scroll}`)
  if (!list) return
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

/** Before which entry a row would come that is put down at this height of the window. */
function placeInTree(tree: HTMLElement, y: number): number {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return Number(next?.dataset['row'] ?? Number(rows.at(-1)?.dataset['row'] ?? -1) + 1)
}
