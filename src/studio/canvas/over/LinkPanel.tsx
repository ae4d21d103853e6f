import { useLayoutEffect, useRef } from 'react'

import type { DocumentId } from '#studio/api.ts'
import { LinkForm } from '#studio/inspector/fields/rich-text/LinkForm.tsx'
import type { Marked } from '#studio/inspector/fields/rich-text/marks.ts'
import { type Anchor, place } from '#studio/ui/place.ts'

import styles from '#studio/ui/popover.module.css'

interface Props {
  readonly document: DocumentId
  readonly marked: Marked
  readonly at: Anchor
  readonly onLink: (text: string) => void
  readonly onClose: () => void
}

/** Where words that were selected on the page are to lead. A click elsewhere and Escape close it. */
export function LinkPanel({ document, marked, at, onLink, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    element?.showPopover()
    if (element) place(element, at)
    element?.querySelector('select')?.focus()
    return () => element?.hidePopover()
  }, [at])
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Where the link goes"
      className={styles.popover}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      <LinkForm
        document={document}
        marked={marked}
        onLink={(change) => {
          onLink(change(marked).text)
          onClose()
        }}
      />
    </div>
  )
}
