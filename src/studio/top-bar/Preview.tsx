import type { MouseEvent } from 'react'

import { changedDocuments } from '#studio/state/documents.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'

import { openSaved } from './open-saved.ts'
import { previewAddress } from './preview-address.ts'

import styles from './top-bar.module.css'

/** The page at its own address, as the server has it: what is not saved is saved first. */
export function Preview() {
  const store = useStudioStore()
  const values = useSettled(valuesOf)
  const page = useStudio((state) => state.page)
  const found = previewAddress(values, page)
  const words = (
    <>
      <span className={styles.words}>Preview</span>
      <span className={styles.eye}>
        <Icon name="eye" />
      </span>
    </>
  )
  if ('problem' in found)
    return (
      <Button aria-label="Preview" refused={found.problem}>
        {words}
      </Button>
    )
  const { address, isDraft } = found
  const follow = (event: MouseEvent): void => {
    const { values, disk } = store.getState()
    if (changedDocuments(values, disk).length === 0) return
    event.preventDefault()
    void openSaved(store)
  }
  return (
    <a
      className={styles.preview}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={isDraft ? 'Preview of the draft, in a new tab' : 'Preview, in a new tab'}
      title={`${isDraft ? 'The draft' : 'The page'} in a new tab. Unsaved work is saved first.`}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}
    >
      {words}
    </a>
  )
}
