import { type ReactNode, useState } from 'react'

import { baseName } from '#engine/site/media.ts'
import { Thumb } from '#studio/inspector/fields/Thumb.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Guard } from '#studio/ui/Guard.tsx'
import { later } from '#studio/ui/later.tsx'

import { type MediaWanted, mediaFacts, notWanted } from './media-words.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useOneFile } from './use-upload.ts'

import styles from './media.module.css'

const MediaBrowser = later(async () => (await import('./MediaBrowser.tsx')).MediaBrowser)

interface Props {
  readonly src: string
  /** What is shown small, if it is not the file itself. */
  readonly still?: string | undefined
  readonly wanted: MediaWanted
  readonly label: string
  onChoose(src: string): void
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A file as a row: small picture, name, size, and a button for another one, which may be dropped. */
export function MediaRow({ src, still = src, wanted, label, onChoose, children }: Props) {
  const store = useStudioStore()
  const file = useStudio(({ site }) => site.media[src])
  const [open, setOpen] = useState(false)
  const refuse = (why: string): void => store.getState().say(why, 'refused')
  const { busy, take } = useOneFile(wanted, onChoose, refuse)
  const takeMedia = (src: string): void => {
    const { type = '' } = store.getState().site.media[src] ?? {}
    const why = notWanted({ name: baseName(src), type }, wanted)
    if (why === undefined) onChoose(src)
    else refuse(why)
  }
  const drop = useFileDrop((files) => void take(files), takeMedia)
  return (
    <div className={styles.row} {...drop.on} {...(drop.over ? { 'data-drop': '' } : {})}>
      <Thumb src={still} size={72} />
      <div className={styles.about}>
        {src === '' ? null : <span className={styles.name}>{baseName(src)}</span>}
        <span className={styles.facts}>
          {busy
            ? 'Uploading…'
            : file
              ? mediaFacts(file)
              : src === ''
                ? 'Nothing is chosen yet.'
                : 'There’s no such file.'}
        </span>
        <span className={styles.buttons}>
          <Button
            aria-label={`${src === '' ? 'Choose' : 'Replace'} ${label}`}
            onClick={() => setOpen(true)}
          >
            {src === '' ? 'Choose' : 'Replace'}
          </Button>
          {children}
        </span>
      </div>
      {open ? (
        <Guard name="This window" onClose={() => setOpen(false)}>
          <MediaBrowser
            wanted={wanted}
            chosen={src}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOpen(false)
              if (next !== src) onChoose(next)
            }}
          />
        </Guard>
      ) : null}
    </div>
  )
}
