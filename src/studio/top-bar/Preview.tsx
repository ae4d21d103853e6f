import type { MouseEvent } from 'react'

import { saved } from '#studio/save/saved.ts'
import { ServerError } from '#studio/server/request.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { type StudioStoreApi, useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Icon } from '#studio/ui/Icon.tsx'

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
      title={`${isDraft ? 'The draft' : 'The page'} in a new tab. What is not saved is saved first.`}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}
    >
      {words}
    </a>
  )
}

/** Saves, and opens what the server has then; where it does not save, it says so and opens nothing. */
async function openSaved(store: StudioStoreApi): Promise<void> {
  const { page, say } = store.getState()
  try {
    await saved(store, 'opened')
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return say(`${error.message} The preview shows what is saved, so it was not opened.`, 'refused')
  }
  const found = previewAddress(store.getState().values, page)
  if ('problem' in found) return say(found.problem, 'refused')
  // Not by `noopener`, with which no tab is answered, whether there is one or not.
  const tab = window.open(found.address, '_blank')
  if (tab) tab.opener = null
  else
    say('It is saved, but the browser kept the new tab shut. Press Preview once more.', 'refused')
  return undefined
}
