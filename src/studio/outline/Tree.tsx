import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { inPages } from '#engine/site/pages-folder.ts'
import { isWithin } from '#engine/text/pointer.ts'
import { blockMenu } from '#studio/actions/block-menu.ts'
import { entriesIn } from '#studio/actions/command.ts'
import { chosen } from '#studio/canvas/chosen.ts'
import { hideBlocks } from '#studio/commands/hide-blocks.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { carryByKey } from '#studio/drag/carried.ts'
import { dropTarget } from '#studio/drag/drop-target.ts'
import { block } from '#studio/state/selection.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Menu } from '#studio/ui/Menu.tsx'
import { rove } from '#studio/ui/rove.ts'
import { typeahead } from '#studio/ui/typeahead.ts'

import { factOf } from './facts.ts'
import { PartRow } from './PartRow.tsx'
import { problemsByBlock } from './problems.ts'
import { Row } from './Row.tsx'
import { type Range, type Toggled, type TreeRow, idsBetween, rowOf, treeRows } from './tree-rows.ts'

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
  const lift = carried?.index
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const [range, setRange] = useState<Range>({ from: '', to: '' })
  const [find] = useState(typeahead)
  const tree = useRef<HTMLDivElement>(null)
  const within = useRef(false)
  /** The row that had the focus last. */
  const last = useRef(0)
  const whole = useDeferredValue(useStudio(({ view }) => view.drawn))
  const entries = useMemo(() => entriesIn(values[page]) ?? [], [values, page])
  const problems = useMemo(() => problemsByBlock(findings, file), [findings, file])
  const rows = treeRows(entries, values, selection, toggled)
  const current = rowOf(rows, selection, range)
  const reached = Math.max(current, 0)

  useEffect(() => {
    const element = tree.current
    return element ? dropTarget(store, element, ({ y }) => placeInTree(element, y)) : undefined
  }, [store])

  const focusRow = useCallback((at: number): void => {
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[at]?.focus()
  }, [])
  // The focus goes with what is selected, also where the row that had it is gone: to the one that
  // stands there by now, and in a page that is empty to the tree.
  const { length } = rows
  useEffect(() => {
    if (!within.current) return
    const isOnRow = document.activeElement?.closest('[role=treeitem]') !== null
    if (current >= 0) focusRow((last.current = current))
    else if (length === 0) tree.current?.focus()
    else if (!isOnRow) focusRow(Math.min(last.current, length - 1))
  }, [selection, entries, current, length, focusRow])
  // What is chosen elsewhere, on the page or by an undo, is in view here too.
  useEffect(() => {
    const row = tree.current?.querySelectorAll('[role=treeitem]')[current]
    if (row) bringIntoView(row)
  }, [selection, page, current, whole])

  const isNamed = ({ id }: TreeRow): boolean => {
    if (id === '')
      store
        .getState()
        .say('This block has no name of its own. Give it an id in its JSON.', 'refused')
    return id !== ''
  }
  /** Selects what a row shows, or says why not. Answers whether it did. */
  const choose = (row: TreeRow): boolean => {
    if (!isNamed(row)) return false
    store.getState().select(block(row.id, row.pointer))
    setRange({ from: row.id, to: row.id })
    return true
  }
  const hold = (row: TreeRow): boolean => selection.blocks.includes(row.id) || choose(row)
  const extendTo = (row: TreeRow): void => {
    if (!isNamed(row)) return
    const { blocks } = selection
    const from = blocks.includes(range.from) ? range.from : (blocks[0] ?? row.id)
    store.getState().select({ blocks: idsBetween(rows, { from, to: row.id }), pointer: '' })
    setRange({ from, to: row.id })
  }
  const toggleRow = (row: TreeRow): void => {
    if (!isNamed(row)) return
    const ids = rows.flatMap(({ part, id }) => (part ? [] : [id]))
    const one = { ctrlKey: true, metaKey: false, shiftKey: false }
    store.getState().select(chosen(selection, ids, row.id, '', one))
    setRange({ from: row.id, to: row.id })
  }
  const rowAt = (target: EventTarget): TreeRow | undefined => {
    const element = (target as Element).closest<HTMLElement>('[data-row]')
    const { row, pointer = '' } = element?.dataset ?? {}
    return rows.find((one) => String(one.index) === row && one.pointer === pointer)
  }

  const click = (event: MouseEvent): void => {
    const row = rowAt(event.target)
    if (!row) return
    if ((event.target as Element).closest('[data-do=hide]')) {
      if (hold(row)) store.getState().run(hideBlocks, undefined)
    } else if (event.shiftKey) extendTo(row)
    else if (event.ctrlKey || event.metaKey) toggleRow(row)
    else choose(row)
  }

  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey } = event
    const row = rowAt(event.target)
    if (!row || altKey) return
    const mod = event.ctrlKey || event.metaKey
    // Several are selected block by block, so their parts are stepped over.
    const walked = shiftKey && !mod ? rows.filter(({ part }) => !part) : rows
    const at = walked.findIndex(
      ({ index, pointer }) => index === row.index && (walked !== rows || pointer === row.pointer),
    )
    if (!mod && !row.part) {
      if (carryByKey(store.getState(), key) || carried) {
        event.preventDefault()
        return
      }
    }
    const done = (): boolean => {
      if (key === ' ' && mod) toggleRow(row)
      else if (key === 'Enter' && !mod) store.getState().showField()
      else if (key === 'ArrowRight' && row.expanded === false)
        setToggled(new Map(toggled).set(row.id, true))
      else if (key === 'ArrowRight' && row.expanded === true && !row.part && walked[at + 1])
        choose(walked[at + 1] as TreeRow)
      else if (key === 'ArrowLeft' && row.part) choose({ ...row, part: undefined, pointer: '' })
      else if (key === 'ArrowLeft' && row.expanded === true)
        setToggled(new Map(toggled).set(row.id, false))
      else {
        const titles = walked.map(({ entry, part }) => part?.title ?? blockTitle(entry as object))
        const edge =
          (key === 'ArrowUp' && at === 0) || (key === 'ArrowDown' && at === walked.length - 1)
        const to = edge
          ? at
          : (rove(key, at, walked.length) ??
            (mod ? undefined : find(key, event.timeStamp, titles, at)))
        const next = to === undefined ? undefined : walked[to]
        if (to === undefined || !next) return false
        if (mod) focusRow(to)
        else if (shiftKey) extendTo(next)
        else choose(next)
      }
      return true
    }
    if (done()) event.preventDefault()
  }

  const count = entries.length
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
        onFocus={() => (within.current = true)}
        onBlur={({ target, relatedTarget }) => {
          if (target.isConnected && !tree.current?.contains(relatedTarget)) {
            within.current = false
            if (carried?.by === 'keys') store.getState().look({ carried: undefined })
          }
        }}
        onContextMenu={(event) => {
          const row = rowAt(event.target)
          if (!row) return
          event.preventDefault()
          if (!hold(row)) return
          const box = event.currentTarget.querySelector(`[data-row="${row.index}"]`)
          const { left = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
          // A key tells no place.
          setMenu(
            event.button === 2 ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom },
          )
        }}
      >
        {(whole ? rows : rows.slice(0, FIRST)).map((row, at) => {
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
              problems={
                wrong.filter((one) => isWithin(one.pointer, `/blocks/${index}${pointer}`)).length
              }
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
              lift={
                carried === undefined
                  ? undefined
                  : carried.ids.includes(id)
                    ? 'lifted'
                    : lift === index
                      ? 'before'
                      : lift === count && index === count - 1
                        ? 'after'
                        : undefined
              }
            />
          )
        })}
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
