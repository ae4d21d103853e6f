import { memo } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useDragSource } from '#studio/drag/use-drag-source.ts'
import { problemWords } from '#studio/status/problems.ts'
import { Note, ProblemCount } from '#studio/ui/Badge.tsx'
import { Icon } from '#studio/ui/Icon.tsx'

import { iconOf, isScheduled, onlyOf } from './facts.ts'

import styles from './outline.module.css'

interface RowProps {
  /** What stands in the list of blocks, of any shape. */
  readonly entry: unknown
  /** One thing worth knowing of it; '' while its parts tell more. */
  readonly fact: string
  readonly index: number
  readonly count: number
  readonly selected: boolean
  /** Whether it is the one that Tab reaches. */
  readonly reached: boolean
  /** Undefined where it has no parts. */
  readonly expanded: boolean | undefined
  readonly problems: number
  /** While rows are lifted: whether it is one of them, or where they would drop. */
  readonly lift: 'lifted' | 'before' | 'after' | undefined
}

/** A block in the outline. Drawn anew only where something of it changed. */
export const Row = memo(function Row({
  entry,
  fact,
  index,
  count,
  selected,
  reached,
  expanded,
  problems,
  lift,
}: RowProps) {
  const block = isRecord(entry) ? entry : undefined
  const title = block ? blockTitle(block) : 'Not a block'
  const only = onlyOf(block)
  const scheduled = isScheduled(block)
  const hidden = block?.['hidden'] === true
  const drag = useDragSource(typeof block?.['id'] === 'string' ? block['id'] : '')
  return (
    <div
      ref={drag}
      role="treeitem"
      aria-level={1}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={selected}
      aria-expanded={expanded}
      aria-label={nameOf({ title, fact, only, scheduled, hidden, problems })}
      tabIndex={reached ? 0 : -1}
      className={styles.row}
      data-row={index}
      data-hidden={hidden}
      data-lift={lift}
    >
      <Icon name={iconOf(block?.['type'])} />
      <span className={styles.name}>{title}</span>
      <ProblemCount count={problems} />
      {only === '' ? null : <Note>{only}</Note>}
      {scheduled && !selected ? <Note>Scheduled</Note> : null}
      {only === '' && !scheduled && problems === 0 && !selected && fact !== '' ? (
        <span className={styles.fact}>{fact}</span>
      ) : null}
      {selected || hidden ? (
        <span className={styles.eye} data-do="hide" title={hidden ? 'Show' : 'Hide'}>
          <Icon name={hidden ? 'eye-off' : 'eye'} />
        </span>
      ) : null}
      {selected ? (
        <span className={styles.grip}>
          <Icon name="drag" />
        </span>
      ) : null}
    </div>
  )
})

/** "Edge, Lettuce, hidden, 2 problems". */
function nameOf(row: {
  title: string
  fact: string
  only: string
  scheduled: boolean
  hidden: boolean
  problems: number
}): string {
  return [
    row.title,
    row.fact,
    row.only === '' ? '' : `${row.only} only`,
    row.scheduled ? 'scheduled' : '',
    row.hidden ? 'hidden' : '',
    row.problems === 0 ? '' : problemWords(row.problems),
  ]
    .filter((word) => word !== '')
    .join(', ')
}
