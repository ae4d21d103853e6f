import { useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { pagesOf, setOf } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { InsteadField } from './InsteadField.tsx'
import { LinkList } from './LinkList.tsx'
import { linksFromOthers } from './links-from-others.ts'
import { removed } from './page-life.ts'

/** Asks before a page goes where the links to it lead from then on. */
export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const links = linksFromOthers(values, id)
  const [instead, setInstead] = useState('')
  const name = documentName(id)
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
      <p>The page is deleted when you save. Undo brings it back, before or after that.</p>
      <LinkList links={links} />
      {links.length === 0 ? null : (
        <InsteadField
          id={id}
          none="Nowhere. I’ll fix them myself"
          value={instead}
          onChange={setInstead}
        />
      )}
    </Dialog>
  )
}
