import { useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { InsteadField } from './InsteadField.tsx'
import { LinkList, linkCount } from './LinkList.tsx'
import { linksFromOthers } from './links-from-others.ts'
import { relinked } from './page-life.ts'

/** Tells which links lead to a page, and lets all of them lead to another. */
export function LinksDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const links = linksFromOthers(values, id)
  const count = linkCount(links)
  const [instead, setInstead] = useState('')
  const name = documentName(id)
  const lead = (): void => {
    const { values, change, say } = store.getState()
    change(`Point the links to ${name} at ${instead}`, relinked(values, id, instead))
    say(`${count === 1 ? '1 link goes' : `${count} links go`} to ${instead} now.`)
    onClose()
  }
  return (
    <Dialog
      title={`Links to ${name}`}
      onClose={onClose}
      foot={
        count === 0 ? undefined : (
          <>
            <Button onClick={onClose}>Leave them</Button>
            <Button
              kind="main"
              refused={instead === '' ? 'Choose where they should go first.' : undefined}
              onClick={lead}
            >
              {count === 1 ? 'Change the link' : `Change ${count} links`}
            </Button>
          </>
        )
      }
    >
      <LinkList links={links} />
      {count === 0 ? null : (
        <InsteadField id={id} none={`${name}, as now`} value={instead} onChange={setInstead} />
      )}
    </Dialog>
  )
}
