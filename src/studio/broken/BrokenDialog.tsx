import { useEffect, useId, useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { Lines } from '#engine/text/lines.ts'
import { readText } from '#studio/json/problems-in.ts'
import { type BrokenFile, brokenFiles } from '#studio/state/broken-files.ts'
import { textOf } from '#studio/state/documents.ts'
import { sharedName } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { type Readable, lastReadable } from '#studio/versions/last-readable.ts'
import { momentWords } from '#studio/versions/moment-words.ts'

import { LostLines } from './LostLines.tsx'
import { keepHere, mendText, putBack } from './ways.ts'

import styles from './broken.module.css'

/** Says what is wrong with a file that another program broke, and what can be done, one after the other. */
export function BrokenDialog() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const disk = useStudio((state) => state.disk)
  const stored = useStudio((state) => state.stored)
  const saving = useStudio((state) => state.saving)
  const page = useStudio((state) => state.page)
  const files = brokenFiles({ values, disk, stored, saving })
  const file = files.find(({ id }) => id === page) ?? files[0]
  const close = (): void => store.getState().look({ window: undefined })
  return file ? (
    <OneFile key={file.id} file={file} more={files.length - 1} onClose={close} />
  ) : (
    <Dialog title="Broken files" onClose={close}>
      <p>Every file can be read. There’s nothing to fix.</p>
    </Dialog>
  )
}

type Way = 'mend' | 'here' | 'back'

interface OneFileProps {
  readonly file: BrokenFile
  /** How many others there are. */
  readonly more: number
  readonly onClose: () => void
}

function OneFile({ file: { id, text, isHere }, more, onClose }: OneFileProps) {
  const store = useStudioStore()
  const here = useStudio(({ values, stored }) =>
    isHere ? textOf(values[id], stored[id]) : undefined,
  )
  const name = useStudio(({ values }) => sharedName(values, id))
  const isWriting = useStudio(({ unread }) => isHere && unread[unreadKey(id, undefined)])
  const [way, setWay] = useState<Way>('mend')
  const [version, setVersion] = useState<Readable | 'none'>()
  const [problem, setProblem] = useState('')
  const radios = useId()
  useEffect(() => {
    lastReadable(id).then(
      (found) => setVersion(found ?? 'none'),
      (error: Error) => setProblem(error.message),
    )
  }, [id])
  const published = typeof version === 'object' ? version : undefined
  const refused =
    way === 'mend' && isWriting
      ? 'The JSON tab already has unfinished text for this. Fix that first.'
      : way === 'back' && !published
        ? problem ||
          (version === 'none'
            ? 'There’s no published version that can be read. Choose another option.'
            : 'Looking for the last published version. One moment.')
        : undefined
  const go = (): void => {
    onClose()
    if (way === 'mend') mendText(store, id)
    else if (way === 'here') keepHere(store, id)
    else if (published) putBack(store, id, published.text)
  }
  const choice = (one: Way, words: string, small: string) => (
    <label className={styles.way} data-chosen={way === one}>
      <input type="radio" name={radios} checked={way === one} onChange={() => setWay(one)} />
      <span>
        {words}
        <small>{small}</small>
      </span>
    </label>
  )
  const instead = way === 'here' ? here : way === 'back' ? published?.text : undefined
  return (
    <Dialog
      title={`The file for ${documentName(id)} is broken`}
      width={680}
      onClose={onClose}
      foot={
        <>
          <p className={styles.why} role="status">
            {refused}
          </p>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="main" refused={refused} onClick={go}>
            {way === 'mend' ? 'Show its text' : way === 'here' ? 'Keep it' : 'Put it back'}
          </Button>
        </>
      }
    >
      <div className={styles.told}>
        <p>
          {`Another program changed the file for ${name}, and now it can’t be read.`}
          {isHere ? ' The Studio still shows the version from before, so that isn’t lost.' : ''}
          {more > 0 ? ` ${more === 1 ? 'One more file is' : `${more} more files are`} broken.` : ''}
        </p>
        <Wrong text={text} />
        <fieldset className={styles.ways}>
          <legend>What to do</legend>
          {choice('mend', 'Fix its text', 'It opens in the JSON tab, marked where it’s wrong.')}
          {isHere
            ? choice('here', 'Keep what is here', 'The version from before, with all your changes.')
            : null}
          {choice(
            'back',
            'Put back the last published version',
            published
              ? `From ${momentWords(published.at)}, by ${published.author}.`
              : version === 'none'
                ? 'There’s none that can be read.'
                : 'As it was last published.',
          )}
        </fieldset>
        {instead === undefined ? null : <LostLines from={text} to={instead} />}
        {way === 'back' && here !== undefined && published ? (
          <LostLines from={here} to={published.text} ofHere />
        ) : null}
        <p className={styles.aside}>
          Nothing changes until you save. Then the Studio keeps a copy of the broken text and tells
          you where it is.
        </p>
      </div>
    </Dialog>
  )
}

/** The first thing that is wrong, in words, with its line. */
function Wrong({ text }: { text: string }) {
  const [first] = readText(text).problems
  if (!first) return null
  const { line } = new Lines(text).position(first.start)
  return (
    <figure className={styles.wrong}>
      <figcaption>{`Line ${line}: ${first.message}`}</figcaption>
      <code>{text.split(/\r?\n/)[line - 1]?.trim().slice(0, 200)}</code>
    </figure>
  )
}
