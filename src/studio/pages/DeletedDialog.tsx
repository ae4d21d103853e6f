import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { documentName } from '#engine/site/document-name.ts'
import { parsed } from '#studio/state/documents.ts'
import { addressOf, setName, setOf } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { MoreRow } from '#studio/ui/MoreRow.tsx'
import {
  type DeletedPage,
  type DeletedPages,
  deletedPages,
} from '#studio/versions/deleted-pages.ts'
import { momentWords } from '#studio/versions/moment-words.ts'

import rows from '#studio/ui/rows.module.css'
import styles from './pages.module.css'

/** How many are told at first, and with each press more. */
const SOME = 30

const CUT = 'Pages that were deleted longer ago aren’t shown here.'

/** The pages that were deleted, the last first, each to be had back as it was. */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const store = useStudioStore()
  const navigate = useNavigate()
  const [found, setFound] = useState<DeletedPages>()
  const [problem, setProblem] = useState('')
  const [count, setCount] = useState(SOME)
  useEffect(() => {
    deletedPages(store.getState).then(setFound, (error: Error) => setProblem(error.message))
  }, [store])
  const pages = found?.pages ?? []
  const restore = async ({ id, read }: DeletedPage): Promise<void> => {
    const name = documentName(id)
    const text = await read()
    const { values, change, keepForm, say } = store.getState()
    if (text === undefined)
      return setProblem(
        `No version of ${name} can be read. Ask whoever set this up to look in git.`,
      )
    if (values[id] !== undefined) return setProblem(`${name} is there again. Close this window.`)
    keepForm(id, text)
    change(`Restore the page ${name}`, { ...values, [id]: parsed(text) })
    say(`${name} is back. Save to keep it.`)
    onClose()
    void navigate(addressOf(id))
  }
  return (
    <Dialog title="Deleted pages" onClose={onClose}>
      <p role="status">
        {problem ||
          (found === undefined
            ? 'Looking for them…'
            : pages.length === 0
              ? found.why || (found.isCut ? CUT : 'No published page has been deleted.')
              : 'They come back as they were last published.')}
      </p>
      <ul className={`${rows.rows} ${styles.deleted}`}>
        {pages.slice(0, count).map((page) => (
          <Row
            key={page.id}
            page={page}
            onRestore={() => void restore(page).catch((error: Error) => setProblem(error.message))}
          />
        ))}
        {pages.length > count ? (
          <MoreRow onMore={() => setCount(count + SOME)}>{`${pages.length - count} more`}</MoreRow>
        ) : null}
      </ul>
      {found?.isCut && pages.length > 0 && pages.length <= count ? <p>{CUT}</p> : null}
    </Dialog>
  )
}

function Row({ page: { id, by }, onRestore }: { page: DeletedPage; onRestore: () => void }) {
  const set = useStudio(({ values }) => setName(values, setOf(id)))
  const name = documentName(id)
  return (
    <li>
      <span>
        {name}
        <small>
          {`${set}. ${by ? `Deleted by ${by.author}, ${momentWords(by.at)}` : 'Deleted, not published yet'}`}
        </small>
      </span>
      <Button aria-label={`Restore ${name} of ${set}`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  )
}
