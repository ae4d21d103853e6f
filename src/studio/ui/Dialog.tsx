import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { IconButton } from './Button.tsx'
import { Said } from './Said.tsx'

import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  /** Asked for by Escape and by the button in the corner; whoever opened it takes it away. */
  readonly onClose: () => void
  /** In pixels; it is never wider than the window. */
  readonly width?: number
  /** It comes by itself: whoever presses a key just then is not to close it by that. */
  readonly uninvited?: boolean
  /** Its first paragraph, which is read out with the title. */
  readonly says?: string
  /** Without a head: the title is read out and not shown. A press beside it closes it too. */
  readonly bare?: boolean
  /** Actions, at the end of the last line. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** What somebody writes in. The browser's own choice is the first button, which is to close it. */
const writing = 'input:is([type=text], [type=search], [type=date], :not([type])), textarea'

/**
 * A window over the editor, open for as long as it is drawn. It can be written in at once, where
 * there is anything to write. The rest can neither be clicked nor reached by Tab; when it goes, the
 * focus is where it was before.
 */
export function Dialog({
  title,
  onClose,
  width = 520,
  uninvited = false,
  says,
  bare = false,
  foot,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const first = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>(uninvited ? 'h2' : writing)?.focus()
    return () => element?.close()
  }, [uninvited])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${bare ? styles.high : ''}`}
      style={{ inlineSize: width }}
      aria-describedby={says === undefined ? undefined : first}
      {...(bare ? { 'aria-label': title, closedby: 'any' } : { 'aria-labelledby': id })}
      onKeyDown={(event) => {
        // The browser would only empty a search, and close at the second Escape.
        const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
        if (event.key !== 'Escape' || !isSearch) return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        // A picker of files inside tells its own cancelling by an event of the same name.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {bare ? null : (
        <div className={styles.head}>
          <h2 id={id} tabIndex={uninvited ? -1 : undefined}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
      )}
      <div className={bare ? styles.bare : styles.body}>
        {says === undefined ? null : <p id={first}>{says}</p>}
        {children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
      <Said />
    </dialog>
  )
}
