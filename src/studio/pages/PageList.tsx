import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { equal } from '#engine/edit/equal.ts'
import type { Dates } from '#studio/api.ts'
import { switchVariant } from '#studio/commands/switch-variant.ts'
import { addressOf } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { PageTask } from '#studio/state/view.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { Button } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { MenuButton, type MenuItem } from '#studio/ui/Menu.tsx'
import { momentWords } from '#studio/versions/moment-words.ts'

import { dayWords } from './day-words.ts'
import { withStatus } from './page-life.ts'
import type { PageGroup, PageRow } from './site-map.ts'
import { useUnreadable } from './use-unreadable.ts'

import styles from './pages.module.css'

interface Props {
  readonly groups: readonly PageGroup[]
  /** All there are, also those that are not shown: a page can be copied to each. */
  readonly sets: readonly PageGroup[]
  readonly dates: Dates
  readonly onTask: (task: PageTask) => void
}

/** The pages, by set, with what can be done to each, and the files that cannot be read. */
export function PageList({ groups, sets, dates, onTask }: Props) {
  const store = useStudioStore()
  const pages = groups.map((group) => (
    <section key={group.set} aria-labelledby={`set-${group.set}`}>
      <header className={styles.group}>
        <span className={styles.swatch} data-set={kindOf(group)} aria-hidden="true" />
        <h2 id={`set-${group.set}`}>{group.name}</h2>
        <span className={styles.where}>{group.live ? 'lives at /' : group.where}</span>
        {group.live || group.set === 'shared' ? null : (
          <Button
            kind="quiet"
            onClick={() => void store.getState().run(switchVariant, { to: group.set })}
          >
            {`Switch the site to ${group.name}`}
          </Button>
        )}
      </header>
      <ul className={styles.list}>
        {group.rows.map((row) => (
          <Row key={row.id} row={row} set={group.set} sets={sets} dates={dates} onTask={onTask} />
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      {pages}
      <Unreadable dates={dates} />
    </>
  )
}

function Unreadable({ dates }: Pick<Props, 'dates'>) {
  const navigate = useNavigate()
  const ids = useUnreadable()
  return ids.length === 0 ? null : (
    <section aria-label="Can’t be read">
      <header className={styles.group}>
        <span className={styles.swatch} data-set="unreadable" aria-hidden="true" />
        <h2>Can’t be read</h2>
      </header>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id} className={styles.row} data-unreadable="">
            <button
              type="button"
              className={styles.open}
              onClick={() => void navigate(addressOf(id))}
            >
              {id}
            </button>
            <span className={styles.facts}>
              <LastChange at={dates[id]} />
              <ProblemCount count={1} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which of the three colours of the map a set has. */
export function kindOf({ live, set }: PageGroup): 'live' | 'other' | 'shared' {
  return set === 'shared' ? 'shared' : live ? 'live' : 'other'
}

interface RowProps extends Omit<Props, 'groups'> {
  readonly row: PageRow
  readonly set: string
}

function Row({ row, set, sets, dates, onTask }: RowProps) {
  const store = useStudioStore()
  const navigate = useNavigate()
  const changed = useStudio(({ values, disk }) => !equal(values[row.id], disk[row.id]))
  const { id, name, address, state, problems } = row
  const draft = state === 'Draft'
  const setStatus = (): void => {
    const { values, change, say } = store.getState()
    const label = draft ? `Make ${name} live` : `Make ${name} a draft`
    change(label, withStatus(values, id, draft ? 'live' : 'draft'))
    say(
      draft
        ? `${name} goes live the next time you publish.`
        : `${name} is a draft. Visitors won’t see it after you publish.`,
    )
  }
  const others = sets.filter((group) => group.set !== set)
  const open = (): void => void navigate(addressOf(id))
  const item = (one: string, label: string, choose: () => void): MenuItem => ({
    id: one,
    label,
    choose,
  })
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={open}>
        {name}
      </button>
      <code className={styles.address}>{address}</code>
      <span className={styles.state} data-state={state}>
        {state}
      </span>
      <span className={styles.facts}>
        {changed ? 'Changed' : <LastChange at={dates[id]} />}
        <ProblemCount count={problems} />
      </span>
      <MenuButton
        label={`What to do with ${name}`}
        aria-label={`What to do with ${name}`}
        className={styles.more}
        groups={[
          {
            items: [
              item('open', 'Open', open),
              item('duplicate', 'Duplicate', () => onTask({ kind: 'new', set, from: id })),
              ...others.map((other) =>
                item(`copy-${other.set}`, `Copy to ${other.name}`, () =>
                  onTask({ kind: 'new', set: other.set, from: id }),
                ),
              ),
              item('rename', 'Rename', () => onTask({ kind: 'rename', id })),
              item('move', 'Give it another address', () => onTask({ kind: 'move', id })),
              item('links', 'Links to this page', () => onTask({ kind: 'links', id })),
              item('status', draft ? 'Make it live' : 'Make it a draft', setStatus),
            ],
          },
          {
            items: [
              { ...item('delete', 'Delete', () => onTask({ kind: 'delete', id })), danger: true },
            ],
          },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </li>
  )
}

/** When a commit last changed a page; where there is no git, nothing. */
function LastChange({ at }: { at: Dates[string] | undefined }) {
  const [now] = useState(Date.now)
  if (at === undefined) return null
  if (at === null) return 'Not published'
  if (at === 'changed') return 'Changes not published'
  return (
    <time dateTime={new Date(at).toISOString()} title={`Last published change: ${momentWords(at)}`}>
      {dayWords(at, now)}
    </time>
  )
}
