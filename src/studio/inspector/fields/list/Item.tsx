import { type PointerEvent, useId } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { capital } from '#engine/text/capital.ts'
import { Thumb } from '#studio/inspector/fields/Thumb.tsx'
import { errorsAt, findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { Setting } from '#studio/inspector/form/Setting.tsx'
import { schemaFor } from '#studio/inspector/form/shape.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { IconButton } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { type MenuItem, IconMenu } from '#studio/ui/Menu.tsx'

import { outside, tooFew } from './item-commands.ts'
import { firstPicture, itemFact, itemTitle } from './item-title.ts'

import styles from './list.module.css'

export interface ItemDo {
  /** Opens or closes it; what opens is selected, by its index. */
  toggle(key: number, opening: number | undefined): void
  move(from: number, to: number): void
  copy(index: number): void
  remove(index: number): void
  /** The other lists that it can go to. */
  elsewhere(index: number): readonly MenuItem[]
  grab(index: number, event: PointerEvent<HTMLElement>): void
}

interface Props {
  readonly id: number
  readonly at: string
  readonly index: number
  readonly count: number
  readonly value: unknown
  readonly schema: Schema
  /** What one of the list is called: "button". */
  readonly one: string
  readonly open: boolean
  readonly least: number
  /** Why no other may join them. */
  readonly full: string | undefined
  /** Before which item what is dragged would drop. */
  readonly drop: number | undefined
  readonly dragged: boolean
  readonly act: ItemDo
}

/** One of a list: a line with its control, or a card that opens. */
export function Item(props: Props) {
  const { index, count, one, value, drop, dragged, schema } = props
  const title = itemTitle(value) || `${capital(one)} ${index + 1}`
  const whole = resolved(schema)
  const card = whole.type === 'object' && isRecord(value) && whole.properties !== undefined
  const line =
    drop === index ? styles.before : drop === count && index === count - 1 ? styles.after : ''
  return (
    <li className={`${styles.item} ${dragged ? styles.dragged : ''} ${line}`}>
      <div role="group" aria-label={title} className={card ? styles.card : styles.line}>
        {card ? <Card {...props} title={title} /> : <Line {...props} title={title} />}
      </div>
    </li>
  )
}

function Handle({ index, count, title, act }: Props & { title: string }) {
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle=""
      aria-label={`Move ${title}, ${index + 1} of ${count}`}
      title="Drag, or press the arrow keys"
      onPointerDown={(event) => act.grab(index, event)}
    >
      <Icon name="drag" />
    </button>
  )
}

function Line(props: Props & { title: string }) {
  const { at, index, schema, one, least, count, title, act } = props
  return (
    <>
      <Handle {...props} />
      <Setting at={at} of={one} schema={schema} required label={`${capital(one)} ${index + 1}`} />
      <IconButton
        icon="close"
        label={`Remove ${title}`}
        refused={tooFew(count, least)}
        onClick={() => act.remove(index)}
      />
    </>
  )
}

function Card(props: Props & { title: string }) {
  const { id, at, index, count, value, schema, open, least, full, title, act } = props
  const body = useId()
  const whole = schemaFor(schema, value)
  const { findings } = useForms()
  const elsewhere = open && act.elsewhere(index).length > 0
  return (
    <>
      <div className={styles.head}>
        <Handle {...props} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          {...(open ? {} : { 'data-closed': '' })}
          onClick={() => act.toggle(id, open ? undefined : index)}
        >
          <Thumb src={firstPicture(value)} />
          <span className={styles.name}>{title}</span>
          <ProblemCount count={errorsAt(findings, at)} />
          <span className={styles.fact}>{itemFact(value, whole)}</span>
        </button>
      </div>
      {open ? (
        <div className={styles.body} id={body} data-at={at}>
          <Parts at={at} schema={whole} value={value} />
          <Findings findings={findingsAt(findings, at, false)} />
          <div className={styles.tools}>
            <IconButton
              icon="up"
              label={`Move ${title} up`}
              refused={outside(index - 1, count)}
              onClick={() => act.move(index, index - 1)}
            />
            <IconButton
              icon="down"
              label={`Move ${title} down`}
              refused={outside(index + 1, count)}
              onClick={() => act.move(index, index + 1)}
            />
            <IconButton
              icon="copy"
              label={`Duplicate ${title}`}
              refused={full}
              onClick={() => act.copy(index)}
            />
            {elsewhere ? (
              <IconMenu
                icon="move-to"
                label={`Move ${title} to another list`}
                groups={() => [{ title: 'Move to', items: act.elsewhere(index) }]}
              />
            ) : null}
            <IconButton
              icon="delete"
              kind="danger"
              label={`Remove ${title}`}
              refused={tooFew(count, least)}
              onClick={() => act.remove(index)}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}
