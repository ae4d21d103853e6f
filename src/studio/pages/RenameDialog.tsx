import { useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { renamedFile, renamedTitle } from '#engine/site/rename-page.ts'
import { textOf } from '#engine/text/text-of.ts'
import { valueAt } from '#engine/where.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { pressed } from './AddressField.tsx'
import { renamed } from './page-life.ts'

import fields from '#studio/ui/field.module.css'
import styles from './pages.module.css'

/**
 * Asks what a page is called, in lists and by browsers. The title goes with the name until somebody
 * writes another one; the address stays, so that no link breaks.
 */
export function RenameDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const page = values[id]
  const before = documentName(id)
  const [name, setName] = useState(before)
  /** The title, once somebody wrote in it. */
  const [own, setOwn] = useState<string>()
  const [why, setWhy] = useState('')
  const title = own ?? renamedTitle(page, before, name)
  const route = textOf(valueAt(page, '/route'))
  const listed = listedAs(renamedFile(new Map(Object.entries(values)), id, name))
  const rename = (): void => {
    const { values, site, page: open, change, say } = store.getState()
    const next = renamed(values, id, { name, title }, site)
    if ('why' in next) return setWhy(next.why)
    const after = documentName(next.page)
    const isSame = next.page === id
    change(isSame ? `Change the title of ${before}` : `Rename ${before} to ${after}`, next.values)
    if (open === id) store.getState().open(next.page)
    say(
      isSame
        ? `The title of ${before} is ${title.trim()}.`
        : `${before} is now called ${after}. It’s still at ${route}.`,
    )
    return onClose()
  }
  const isUnchanged = name.trim() === before && title === textOf(valueAt(page, '/title'))
  return (
    <Dialog
      title={`Rename ${before}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="main"
            refused={isUnchanged ? 'It’s called that already. Write another name.' : undefined}
            onClick={rename}
          >
            Rename it
          </Button>
        </>
      }
    >
      <div className={fields.field}>
        <label>
          Name
          <input
            value={name}
            aria-invalid={why !== ''}
            aria-describedby="name-means"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => pressed(event, () => (isUnchanged ? onClose() : rename()))}
          />
        </label>
        <span id="name-means" className={styles.means}>
          {listed === undefined || listed === name.trim()
            ? 'What lists of pages in the Studio call it.'
            : `Lists of pages call it “${listed}”.`}
        </span>
      </div>
      <div className={fields.field}>
        <label>
          Title
          <input
            value={title}
            aria-describedby="title-means"
            onChange={({ target }) => setOwn(target.value)}
            onKeyDown={(event) => pressed(event, () => (isUnchanged ? onClose() : rename()))}
          />
        </label>
        <span id="title-means" className={styles.means}>
          What browser tabs and search engines call it.
        </span>
      </div>
      <p>{`Its address stays ${route}, so every link to it still works.`}</p>
      <p role="status" className={styles.why}>
        {why}
      </p>
    </Dialog>
  )
}

/** What lists call a page of this file; undefined where it was refused. */
function listedAs(file: ReturnType<typeof renamedFile>): string | undefined {
  return typeof file === 'string' ? documentName(file) : undefined
}
