import { useState } from 'react'

import type { DocumentId } from '#studio/api.ts'
import { HrefControl } from '#studio/inspector/fields/href/HrefControl.tsx'
import { Button } from '#studio/ui/Button.tsx'

import { type Marked, linkIn, linked } from './marks.ts'

import styles from './rich-text.module.css'

interface Props {
  readonly document: DocumentId
  /** The words that are to lead somewhere. */
  readonly marked: Marked
  readonly onLink: (change: (marked: Marked) => Marked) => void
}

/** Where the selected words are to lead, or where the link among them leads. */
export function LinkForm({ document, marked, onLink }: Props) {
  const link = linkIn(marked)
  const [href, setHref] = useState(link?.href ?? '/')
  const lead = (to: string): void => onLink((words) => linked(linkIn(words) ?? words, to))
  return (
    <form
      className={styles.linking}
      onSubmit={(event) => {
        event.preventDefault()
        lead(href)
      }}
    >
      <HrefControl unmade value={href} document={document} label="Leads to" onChange={setHref} />
      <Button kind="main" type="submit">
        {link ? 'Change the link' : 'Make a link'}
      </Button>
      {link ? <Button onClick={() => lead('')}>Remove the link</Button> : null}
    </form>
  )
}
