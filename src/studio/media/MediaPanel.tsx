import { useEffect, useMemo, useRef, useState } from 'react'

import { isMediaPath } from '#engine/site/is-media-path.ts'
import { baseName } from '#engine/site/media.ts'
import { foundMedia, nothingFound } from '#studio/inspector/fields/media/found-media.ts'
import { mediaFacts } from '#studio/inspector/fields/media/media-words.ts'
import { mediaDrag, useFileDrop } from '#studio/inspector/fields/media/use-file-drop.ts'
import { chosenFiles, useUpload } from '#studio/inspector/fields/media/use-upload.ts'
import { Thumb } from '#studio/inspector/fields/Thumb.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'
import { SearchField } from '#studio/ui/SearchField.tsx'
import { useOnceDrawn } from '#studio/ui/use-once-drawn.ts'

import { DeleteFile } from './DeleteFile.tsx'
import { usesOf } from './uses.ts'

import styles from './media-panel.module.css'

const otherName =
  'Rename it: use only letters without accents, digits and - + & . _, and a lowercase ending.'

/** Every picture and video there is, and where each is shown. */
export function MediaPanel() {
  const store = useStudioStore()
  const media = useStudio(({ site }) => site.media)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const asked = useStudio(({ view }) => view.file)
  const files = useRef<HTMLUListElement>(null)
  if (asked !== undefined && (asked !== chosen || search !== '')) {
    setSearch('')
    setChosen(asked)
  }
  useEffect(() => {
    if (asked === undefined) return
    files.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    store.getState().look({ file: undefined })
  }, [asked, store])
  const { busy, upload } = useUpload()
  const onceDrawn = useOnceDrawn()
  const picker = useRef<HTMLInputElement>(null)
  const newest = useStudio(({ view }) => view.uploaded)
  const found = foundMedia(media, undefined, search, newest)
  const take = async (files: readonly File[]): Promise<void> => {
    const { say } = store.getState()
    if (busy) return say('A file is on its way. Wait for it.', 'refused')
    const refused: string[] = []
    for (const file of files) {
      // One after the other: each may have many megabytes, and the last one is chosen.
      const result = await upload(file)
      if ('src' in result) {
        setSearch('')
        setChosen(result.src)
      } else refused.push(files.length === 1 ? result.problem : `${file.name}: ${result.problem}`)
    }
    // At the end, where no file that went well comes over it.
    if (refused.length > 0) say(refused.join(' '), 'refused')
  }
  const drop = useFileDrop((files) => void take(files))
  return (
    <div className={styles.panel} {...drop.on} {...(drop.over ? { 'data-drop': '' } : {})}>
      <SearchField
        label="Search files"
        placeholder={`Search ${Object.keys(media).length} files`}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 ? nothingFound(Object.values(media), search) : null}
      </p>
      <ul ref={files} className={styles.files} aria-label="Files">
        {found.map((file) => (
          <li key={file.src}>
            <button
              type="button"
              className={styles.file}
              aria-pressed={file.src === chosen}
              title={file.src}
              {...(isMediaPath(file.src) ? mediaDrag(file.src) : {})}
              onClick={() => setChosen(file.src)}
            >
              <span className={styles.picture}>
                {file.kind === 'video' ? (
                  <Icon name="desktop" size={28} />
                ) : (
                  <Thumb src={file.src} size={72} />
                )}
              </span>
              <span className={styles.name}>{baseName(file.src)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && media[chosen] ? (
        <section className={styles.details} aria-label={baseName(chosen)}>
          <h2>{baseName(chosen)}</h2>
          <p>{mediaFacts(media[chosen])}</p>
          {isMediaPath(chosen) ? null : <p>{`Pages can’t name ${chosen}. ${otherName}`}</p>}
          <Uses src={chosen} />
          <DeleteFile
            key={chosen}
            src={chosen}
            onGone={() => onceDrawn(() => files.current?.querySelector('button')?.focus())}
          />
        </section>
      ) : null}
      <footer className={styles.foot}>
        <input
          ref={picker}
          hidden
          type="file"
          multiple
          aria-label="Files to upload"
          accept="image/*,.svg,video/webm,video/mp4"
          onChange={({ target }) => void take(chosenFiles(target))}
        />
        <Button
          icon="add"
          refused={busy ? 'A file is on its way.' : undefined}
          onClick={() => picker.current?.click()}
        >
          {busy ? 'Uploading…' : 'Upload files'}
        </Button>
      </footer>
    </div>
  )
}

function Uses({ src }: { src: string }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const uses = useMemo(() => usesOf(values, src), [values, src])
  if (uses.length === 0) return <p>It isn’t used anywhere.</p>
  return (
    <ul className={styles.uses} aria-label="Shown on">
      {uses.map(({ id, pointer, words }) => (
        <li key={`${id}${pointer}`}>
          <button type="button" onClick={() => goToPlace(store, id, pointer)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
