import { useState } from 'react'

import { isRecord } from '#engine/is-record.ts'
import { documentName } from '#engine/site/document-name.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { AddressField } from './AddressField.tsx'
import { LinkList, linkCount } from './LinkList.tsx'
import { linksFromOthers } from './links-from-others.ts'
import { type RefusedLife, moved } from './page-life.ts'

import styles from './pages.module.css'

/** Asks for another address of a page, and tells which links go with it. */
export function MoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const page = values[id]
  const [route, setRoute] = useState(
    isRecord(page) && typeof page['route'] === 'string' ? page['route'] : '/',
  )
  const [redirect, setRedirect] = useState(true)
  const [refused, setRefused] = useState<RefusedLife>()
  const links = linksFromOthers(values, id)
  const count = linkCount(links)
  const name = documentName(id)
  const move = (): void => {
    const next = moved(store.getState().values, id, route, redirect)
    if ('why' in next) return setRefused(next)
    store.getState().change(`Move ${name} to ${route}`, next.values)
    store.getState().say(`${name} is now at ${route}. ${linkWords(count)}.`)
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
      <AddressField
        value={route}
        onChange={setRoute}
        onEnter={move}
        refused={refused}
        onLeave={onClose}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={redirect}
          onChange={({ target }) => setRedirect(target.checked)}
        />
        Send visitors from the old address to the new one
      </label>
      <LinkList links={links} />
    </Dialog>
  )
}

function linkWords(count: number): string {
  return count === 1 ? '1 link updated' : `${count} links updated`
}
