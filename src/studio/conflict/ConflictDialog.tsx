import { Fragment, useEffect, useId, useMemo, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'
import { documentName } from '#engine/site/document-name.ts'
import { isTyping } from '#studio/actions/keys.ts'
import { modelMaker } from '#studio/canvas/drawn/model-of.ts'
import type { DocumentConflict } from '#studio/state/saving.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { Picture } from './Picture.tsx'
import { type Question, type Row, type Side, question } from './rows.ts'
import type { Mark } from './word-marks.ts'

import styles from './conflict.module.css'

/**
 * Asks the author about documents that changed here and on disk, one after the other. Not in the
 * middle of a word: the window would take the rest of it.
 */
export function ConflictDialog() {
  const conflict = useStudio(({ saving }) => saving.conflicts[0])
  const choosing = useStudio(({ saving }) => saving.choosing)
  const rests = useRests()
  const [isOpen, setIsOpen] = useState(false)
  const opens = conflict !== undefined && choosing && (isOpen || rests)
  if (opens !== isOpen) setIsOpen(opens)
  if (!conflict || !opens) return null
  return <OneConflict key={`${conflict.id} ${conflict.draft?.tab ?? ''}`} conflict={conflict} />
}

/** How long nothing changes until nobody is writing, in milliseconds. */
const MOMENT = 1500

/** Whether nothing was written for a moment, or nobody is where one writes. */
function useRests(): boolean {
  const values = useStudio((state) => state.values)
  const [rested, setRested] = useState(() => (isWriting() ? undefined : values))
  useEffect(() => {
    const timer = setTimeout(() => setRested(values), MOMENT)
    return () => clearTimeout(timer)
  }, [values])
  return rested === values
}

/** Whether the author is in a field, or in a text on the page. */
function isWriting(): boolean {
  const at = document.activeElement
  return isTyping(
    at instanceof HTMLIFrameElement ? (at.contentDocument?.activeElement ?? null) : at,
  )
}

function OneConflict({ conflict }: { conflict: DocumentConflict }) {
  const store = useStudioStore()
  const { id, draft, at } = conflict
  const here = useStudio(({ values }) => values[id])
  const isThere = useStudio(({ stored }) => stored[id] !== undefined)
  const asked = useMemo(() => question(conflict, here, isThere), [conflict, here, isThere])
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  // A row that changes while its author chooses is another question; the others stay answered.
  const sides = asked.rows.map((row) => answers.find(({ to }) => equal(to, row))?.side)
  const choose = (to: readonly Row[], side: Side): void =>
    setAnswers((before) => [...to.map((row) => ({ to: row, side })), ...before])
  const [make] = useState(() => modelMaker(store.getState().site))
  const [seeing, setSeeing] = useState(false)
  const left = asked.rows.filter((_, index) => sides[index] === undefined).length
  const missing = left === 0 ? undefined : 'Choose a side in each row first.'
  const name = documentName(id)
  const all = (side: Side) => (): void => choose(asked.rows, side)

  const settle = (): void => {
    const { values, saving, follow, change, setSaving, save, say } = store.getState()
    const value = asked.answered(sides)
    const next: Record<string, unknown> = { ...values, [id]: value }
    if (value === undefined) delete next[id]
    const label = `Choose what stays in ${name}`
    const conflicts = saving.conflicts.filter((other) => other !== conflict)
    // Taken back and saved, it would be gone, also where nobody was asked about it.
    const whence = draft ? 'came from the draft of' : 'changed outside the Studio in'
    const warning = `takes back what ${whence} ${name}`
    if (draft) change(label, next, warning)
    else follow(label, next, { [id]: conflict.theirs }, warning)
    // Last, because the journal forgets a draft that nobody is asked about any more.
    setSaving({ conflicts, choosing: conflicts.length > 0 })
    say(`${name} is settled.${conflicts.length === 0 ? '' : ` ${conflicts.length} to go.`}`)
    if (conflicts.length === 0) save()
  }

  return (
    <Dialog
      title={draft ? `Unsaved work on ${name}` : `${name} changed on disk`}
      width={900}
      uninvited
      onClose={() => store.getState().setSaving({ choosing: false })}
      foot={
        <>
          <Button onClick={all('mine')}>Keep all of mine</Button>
          <Button onClick={all('disk')}>
            {draft ? 'Keep all as it is' : 'Take all from disk'}
          </Button>
          <span className={styles.left} role="status">
            {left === 0 ? 'All chosen' : `${left} left to choose`}
          </span>
          <Button
            refused={missing}
            aria-expanded={seeing}
            onClick={() => setSeeing((before) => !before)}
          >
            See result
          </Button>
          <Button kind="main" refused={missing} onClick={settle}>
            Save my choices
          </Button>
        </>
      }
    >
      <p className={styles.what}>{sentence(conflict, asked, isThere || here !== undefined)}</p>
      <div className={styles.rows}>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{draft ? `Your draft, ${clock(draft.at)}` : 'Mine'}</span>
          <span>{draft ? 'As it is now' : `On disk, ${clock(at)}`}</span>
        </div>
        {asked.rows.map((row, index) => (
          <Choice
            key={`${row.title} ${index}`}
            row={row}
            side={sides[index]}
            onChoose={(side) => choose([row], side)}
            disk={draft ? 'As it is now: ' : 'On disk: '}
            picture={(side) =>
              row.picture === undefined ? null : (
                <Picture
                  page={id}
                  document={asked.answered(
                    asked.rows.map((_, at) => (at === index ? side : 'mine')),
                  )}
                  block={row.picture}
                  make={make}
                />
              )
            }
          />
        ))}
      </div>
      {seeing && left === 0 ? (
        <Picture page={id} document={asked.answered(sides)} make={make} />
      ) : null}
    </Dialog>
  )
}

interface Answer {
  readonly to: Row
  readonly side: Side
}

interface ChoiceProps {
  readonly row: Row
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
  /** What the other side is called. */
  readonly disk: string
  readonly picture: (side: Side) => React.ReactNode
}

function Choice({ row, side, onChoose, disk, picture }: ChoiceProps) {
  // Two rows may be called alike.
  const name = useId()
  // No fieldset: not every browser takes a legend into its grid, and the sides would be misplaced.
  return (
    <div role="radiogroup" aria-labelledby={`${name}-title`} className={styles.row}>
      <div id={`${name}-title`} className={styles.title}>
        <b>{row.title}</b>
        <small>{row.what}</small>
      </div>
      {(['mine', 'disk'] as const).map((one) => (
        <label key={one} className={styles.side} data-chosen={side === one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span className={styles.name}>{one === 'mine' ? 'Mine: ' : disk}</span>
          {picture(one)}
          <Marked marks={row[one]} />
        </label>
      ))}
    </div>
  )
}

function Marked({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={styles.text}>
      {marks.map(({ text, changed }, index) =>
        changed ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
      )}
    </span>
  )
}

function sentence(conflict: DocumentConflict, { rows, alike }: Question, isThere: boolean): string {
  const name = documentName(conflict.id)
  const what = conflict.draft
    ? `There’s unsaved work on ${name}, ${isThere ? `but ${name} has changed since` : 'but its file has been deleted since'}.`
    : `${name} was ${conflict.theirs ? 'saved' : 'deleted'} from somewhere else while you were changing it.`
  const fit = `${alike} ${alike === 1 ? 'block is' : 'blocks are'} already sorted out.`
  const rest =
    rows.length === 1 ? 'One thing needs your pick.' : `${rows.length} things need your pick.`
  if (rows.length === 0)
    return `The two versions of ${name} no longer clash. There’s nothing to choose.`
  return [
    what,
    ...(alike > 0 ? [fit, rest] : []),
    `Pick one side${rows.length === 1 ? '' : ' for each'}; nothing is thrown away until you save.`,
  ].join(' ')
}

/** The time of a moment of today, with its day for any other. */
function clock(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const day = isToday ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const)
  return date.toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' })
}
