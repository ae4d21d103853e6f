import { useRef, useState } from 'react'

import { baseName, smallUrl } from '#engine/site/media.ts'
import { useStudio } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'

import { foundMedia, nothingFound } from './found-media.ts'
import { type MediaWanted, mediaFacts } from './media-words.ts'
import { useFileDrop } from './use-file-drop.ts'
import { chosenFiles, useOneFile } from './use-upload.ts'

import styles from './media.module.css'

const titles: Readonly<Record<MediaWanted, string>> = {
  picture: 'Choose a picture',
  webm: 'Choose a video (WebM)',
  mp4: 'Choose a video (MP4)',
}

const accepted: Readonly<Record<MediaWanted, string>> = {
  picture: 'image/*,.svg',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** All files of the media folder to choose from, and a way to add one. */
export function MediaBrowser({
  wanted,
  chosen,
  onChoose,
  onClose,
}: {
  wanted: MediaWanted
  chosen: string
  onChoose: (src: string) => void
  onClose: () => void
}) {
  const media = useStudio(({ site }) => site.media)
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState<string>()
  const one = useOneFile(wanted, onChoose, setProblem)
  const picker = useRef<HTMLInputElement>(null)
  const newest = useStudio(({ view }) => view.uploaded)
  const found = foundMedia(media, wanted, search, newest)
  const take = (files: readonly File[]): void => {
    setProblem(undefined)
    void one.take(files)
  }
  const drop = useFileDrop(take)
  return (
    <Dialog
      title={titles[wanted]}
      width={760}
      onClose={onClose}
      foot={
        <>
          <input
            ref={picker}
            className={styles.picker}
            type="file"
            tabIndex={-1}
            aria-label="File to upload"
            accept={accepted[wanted]}
            onChange={({ target }) => take(chosenFiles(target))}
          />
          <Button
            icon="add"
            refused={one.busy ? 'A file is on its way.' : undefined}
            onClick={() => picker.current?.click()}
          >
            {one.busy ? 'Uploading…' : 'Upload'}
          </Button>
        </>
      }
    >
      <div className={styles.browser} {...drop.on} {...(drop.over ? { 'data-drop': '' } : {})}>
        <div>
          <SearchField
            label="Search files"
            placeholder="Search files"
            value={search}
            onChange={setSearch}
          />
          <p role="status" className={styles.none}>
            {found.length === 0 ? nothingFound(foundMedia(media, wanted, ''), search) : null}
          </p>
        </div>
        {problem === undefined ? null : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <ul className={styles.files} aria-label="Files">
          {found.map((file) => (
            <li key={file.src}>
              <button
                type="button"
                className={styles.file}
                aria-current={file.src === chosen}
                onClick={() => onChoose(file.src)}
              >
                <span className={styles.picture}>
                  {file.kind === 'video' ? (
                    <video src={file.url} preload="metadata" muted />
                  ) : (
                    <img src={smallUrl(file, 300)} alt="" loading="lazy" draggable={false} />
                  )}
                </span>
                <span className={styles.name}>{baseName(file.src)}</span>
                <span className={styles.facts}>{mediaFacts(file)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
