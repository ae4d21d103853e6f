import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { isRecord } from '#engine/schema/schema.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { LinkTo } from '#engine/site/move-page.ts'
import { textOf } from '#engine/site/new-page.ts'
import { valueAt } from '#engine/where.ts'
import { parsed } from '#studio/state/documents.ts'
import {
  addressOf,
  addressOfPage,
  counterpart,
  pagesOf,
  setName,
  setOf,
  sharedName,
} from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { PageTask } from '#studio/state/view.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { linksFromOthers, made, moved, removed } from './page-life.ts'

import styles from './pages.module.css'

/** Asks what has to be known before it is done. */
export function PageDialog({ task, onClose }: { task: PageTask; onClose: () => void }) {
  if (task.kind === 'new') return <NewDialog {...task} onClose={onClose} />
  if (task.kind === 'move') return <MoveDialog id={task.id} onClose={onClose} />
  return <DeleteDialog id={task.id} onClose={onClose} />
}

interface NewProps {
  readonly set: string
  readonly from?: string
  readonly onClose: () => void
}

function NewDialog({ set, from, onClose }: NewProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const navigate = useNavigate()
  const isOther = from !== undefined && setOf(from) !== set
  const [route, setRoute] = useState(() =>
    isOther && !counterpart(values, from, set)
      ? textOf(valueAt(values[from], '/route')) || '/'
      : '/',
  )
  const [why, setWhy] = useState('')
  const make = (): void => {
    const { values, site, change, say } = store.getState()
    const first = parsed(site.blocks.files['blocks/poster/example.json'] ?? '')
    const page = made(values, { set, route, from }, first)
    if ('why' in page) return setWhy(page.why)
    const name = isOther ? sharedName(page.values, page.page) : documentName(page.page)
    const label =
      from === undefined ? `Make the page ${name}` : `Copy ${documentName(from)} to ${name}`
    change(label, page.values)
    say(`${label}. Done. It is a draft until you make it live.`)
    onClose()
    void navigate(addressOf(page.page))
    return undefined
  }
  return (
    <Dialog
      title={from === undefined ? 'New page' : `Copy ${documentName(from)}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" onClick={make}>
            {from === undefined ? 'Make it' : 'Copy it'}
          </Button>
        </>
      }
    >
      <p>{`It goes to ${setName(values, set)}, as a draft: nobody gets it before you make it live.`}</p>
      <AddressField value={route} onChange={setRoute} onEnter={make} why={why} />
    </Dialog>
  )
}

function MoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const page = values[id]
  const [route, setRoute] = useState(
    isRecord(page) && typeof page['route'] === 'string' ? page['route'] : '/',
  )
  const [redirect, setRedirect] = useState(true)
  const [why, setWhy] = useState('')
  const links = linksFromOthers(values, id)
  const count = links.reduce((sum, { pointers }) => sum + pointers.length, 0)
  const name = documentName(id)
  const move = (): void => {
    const next = moved(store.getState().values, id, route, redirect)
    if ('why' in next) return setWhy(next.why)
    store.getState().change(`Move ${name} to ${route}`, next.values)
    store.getState().say(`${name} is at ${route}. ${linkWords(count)} with it.`)
    return onClose()
  }
  return (
    <Dialog
      title={`Another address for ${name}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" onClick={move}>
            Move it
          </Button>
        </>
      }
    >
      <AddressField value={route} onChange={setRoute} onEnter={move} why={why} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={redirect}
          onChange={({ target }) => setRedirect(target.checked)}
        />
        Lead visitors of the old address on to the new one
      </label>
      <LinkList links={links} count={count} />
    </Dialog>
  )
}

function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const links = linksFromOthers(values, id)
  const count = links.reduce((sum, { pointers }) => sum + pointers.length, 0)
  const [instead, setInstead] = useState('')
  const name = documentName(id)
  const targets = Object.keys(values)
    .filter((other) => other !== id && addressOfPage(values, other) !== undefined)
    .map((other) => addressOfPage(values, other) as string)
    .toSorted()
  const remove = (): void => {
    const { values, page, change, say, open } = store.getState()
    if (page === id) {
      const next = pagesOf(values, setOf(id)).find((other) => other !== id)
      if (next !== undefined) open(next)
    }
    change(`Delete the page ${name}`, removed(values, id, instead || undefined))
    say(`${name} is deleted. Undo brings it back.`)
    onClose()
  }
  return (
    <Dialog
      title={`Delete ${name}?`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" onClick={remove}>
            Delete it
          </Button>
        </>
      }
    >
      <p>The file goes when you save. Until then, and after, undo brings it back.</p>
      <LinkList links={links} count={count} />
      {count === 0 ? null : (
        <label className={styles.field}>
          Where these links lead instead
          <select value={instead} onChange={({ target }) => setInstead(target.value)}>
            <option value="">Nowhere: I mend them myself</option>
            {[...new Set(targets)].map((address) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        </label>
      )}
    </Dialog>
  )
}

function LinkList({ links, count }: { links: readonly LinkTo[]; count: number }) {
  const values = useStudio((state) => state.values)
  if (count === 0) return <p>No other page links to it.</p>
  return (
    <>
      <p>{`${count === 1 ? '1 link leads' : `${count} links lead`} to it:`}</p>
      <ul className={styles.links}>
        {links.map(({ file, address, pointers }) => (
          <li key={`${file} ${address}`}>
            {`${documentName(file)}, ${setName(values, setOf(file))}: ${pointers.length}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function linkWords(count: number): string {
  return count === 1 ? '1 link went' : `${count} links went`
}

interface AddressProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
  readonly why: string
}

function AddressField({ value, onChange, onEnter, why }: AddressProps) {
  return (
    <label className={styles.field}>
      Address
      <input
        value={value}
        aria-invalid={why !== ''}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Else it goes on to what has the focus once the window is gone, and presses that.
          event.preventDefault()
          onEnter()
        }}
      />
      <span role="status" className={styles.why}>
        {why}
      </span>
    </label>
  )
}
