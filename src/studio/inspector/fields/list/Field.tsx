import { type KeyboardEvent, useRef, useState } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { emptyOf } from '#engine/schema/empty.ts'
import { oneOf } from '#engine/schema/labels.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { keyName } from '#studio/actions/keys.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { useSelectedIn } from '#studio/inspector/form/form-place.ts'
import { below } from '#studio/inspector/form/settings-of.ts'
import { useStudio } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { useOnceDrawn } from '#studio/ui/use-once-drawn.ts'

import { dragItems } from './drag-items.ts'
import { fieldToWrite } from './field-to-write.ts'
import { tooMany } from './item-commands.ts'
import { Item, type ItemDo } from './Item.tsx'
import { useNewNames } from './new-names.ts'
import { useItemActions } from './use-item-actions.ts'
import { useKeys } from './use-keys.ts'
import { usePaste } from './use-paste.ts'

import styles from './list.module.css'

const none: readonly unknown[] = []

/** What Alt and an arrow open: it stays so. */
const opening = 'select, input:is([type=date], [type=time], [type=datetime-local])'

/** Several of a kind, in order. */
export function Field({ at, schema, value, label, set }: FieldProps) {
  const items = Array.isArray(value) ? (value as unknown[]) : none
  const of: Schema = schema.items ?? {}
  const keys = useKeys(items)
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [drop, setDrop] = useState<{ from: number; before: number }>()
  const one = oneOf(at.slice(at.lastIndexOf('/') + 1), schema)
  const actions = useItemActions({ at, schema, items, one })
  const names = useNewNames(at, of)
  const onceDrawn = useOnceDrawn()
  useOpenedBySelection(at, keys, (key) => setOpened((before) => new Set([...before, key])))
  const focus = (index: number, what: 'handle' | 'first'): void => {
    onceDrawn(() => {
      const item = list.current?.children[Math.min(index, list.current.children.length - 1)]
      const handle = item?.querySelector<HTMLElement>('[data-handle]')
      const control = what === 'handle' || !item ? handle : fieldToWrite(item)
      control?.focus()
      // What has the focus already and moves along is not brought into view by that.
      control?.scrollIntoView({ block: 'nearest' })
    })
  }
  const act: ItemDo = {
    toggle: (key, opening) => {
      setOpened((before) =>
        before.has(key)
          ? new Set([...before].filter((one) => one !== key))
          : new Set([...before, key]),
      )
      if (opening !== undefined) actions.select(opening)
    },
    move: (from, to) => {
      if (actions.move(from, to)) focus(to, 'handle')
    },
    copy: (index) => {
      if (actions.insert(index + 1, items[index])) focus(index + 1, 'handle')
    },
    remove: (index) => {
      if (actions.remove(index)) focus(index, 'handle')
    },
    elsewhere: (index) => actions.elsewhere(index, () => focus(index, 'handle')),
    grab: (index, event) => {
      if (!list.current || event.button !== 0) return
      dragItems(event.currentTarget, list.current, event.nativeEvent, {
        over: (before) => setDrop(before === undefined ? undefined : { from: index, before }),
        drop: (before) => {
          const to = before > index ? before - 1 : before
          if (to !== index) act.move(index, to)
        },
      })
    },
  }
  const add = (): void => {
    const value = emptyOf(of)
    const id = one.replaceAll(' ', '-')
    const isNamed = isRecord(value) && value['id'] === ''
    if (!actions.insert(items.length, isNamed ? { ...value, id } : value)) return
    if (isNamed) names.begun(items.length)
    onceDrawn(() => {
      const toggle = list.current?.lastElementChild?.querySelector<HTMLElement>('[data-closed]')
      toggle?.click()
      focus(items.length, 'first')
    })
  }
  const placeOf = (target: Element): number =>
    [...(list.current?.children ?? [])].findIndex((item) => item.contains(target))
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const target = event.target as HTMLElement
    const index = placeOf(target)
    const onHandle = target.matches('[data-handle]')
    const isAlt = keyName(event.nativeEvent) === `Alt+${event.key}`
    if (index < 0) return
    // A Mac calls the key “delete” that is Backspace elsewhere, and may have no other.
    if (onHandle && /^(?:Delete|Backspace)$/.test(event.key)) act.remove(index)
    else if (by !== 0 && (onHandle || (isAlt && !target.matches(opening))))
      act.move(index, index + by)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const paste = usePaste({
    at,
    schema,
    items,
    set,
    placeOf,
    focus: (index) => focus(index, 'first'),
  })
  const full = tooMany(items.length, schema.maxItems)
  const adds = `Add ${resolved(of).type === 'object' || items.length === 0 ? one : 'another'}`
  return (
    <div
      role="presentation"
      className={styles.list}
      onKeyDown={press}
      onPasteCapture={paste}
      onBlur={({ target }) => names.left(placeOf(target))}
    >
      <ol ref={list}>
        {items.map((item, index) => (
          <Item
            key={keys[index]}
            id={keys[index] ?? index}
            at={below(at, index)}
            index={index}
            count={items.length}
            value={item}
            schema={of}
            one={one}
            open={opened.has(keys[index] ?? -1)}
            least={schema.minItems ?? 0}
            full={full}
            drop={drop && drop.from !== index ? drop.before : undefined}
            dragged={drop?.from === index}
            act={act}
          />
        ))}
      </ol>
      <Button icon="add" aria-label={`${adds} to ${label}`} refused={full} onClick={add}>
        {adds}
      </Button>
    </div>
  )
}

/**
 * Opens the item that is selected or holds what is, when it becomes so, and when its field is asked
 * for. One that is only moved stays as it is.
 */
function useOpenedBySelection(
  at: string,
  keys: readonly number[],
  open: (key: number) => void,
): void {
  const asked = useStudio(({ fieldAsked }) => fieldAsked)
  const inside = useSelectedIn(at)?.slice(1) ?? ''
  const key = keys[Number.parseInt(inside, 10)]
  const order = keys.join()
  const [before, setBefore] = useState<Before>({ inside: '', asked, order })
  if (inside === before.inside && asked === before.asked && order === before.order) return
  setBefore({ inside, asked, order, key })
  // What is moved is selected with that, and stays closed.
  const isChosen = key !== before.key && order === before.order
  const isOther = inside !== before.inside && (inside.includes('/') || isChosen)
  const isOpened = isOther || asked !== before.asked
  if (key !== undefined && isOpened) open(key)
}

interface Before {
  readonly inside: string
  readonly asked: number
  /** Of the items, by their keys. */
  readonly order: string
  readonly key?: number | undefined
}
