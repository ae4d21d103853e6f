import { Component, type ReactNode, useEffect } from 'react'

import { useStudioStore } from '#studio/state/store.ts'

import { ActionButton } from './ActionButton.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { NotLoaded } from './later.tsx'

import styles from './guard.module.css'

interface GuardProps {
  /** What it keeps, as a sentence begins: `The outline`. */
  readonly name: string
  /** Of a window over the editor: closes it. What stands in for it is a window too. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/**
 * Keeps a fault in one part of the editor to that part: the others go on, and nothing that was
 * written is lost. It says what is the matter, and draws the part again when it is asked to, or when
 * what it is drawn from has changed.
 */
export class Guard extends Component<GuardProps, { fault: Error | undefined }> {
  override state = { fault: undefined as Error | undefined }

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }

  /** What did not come is asked for again when it is wanted again. */
  override componentWillUnmount() {
    this.forget()
  }

  private readonly forget = (): void => {
    const { fault } = this.state
    if (fault instanceof NotLoaded) fault.forget()
  }

  private readonly again = (): void => {
    this.forget()
    this.setState({ fault: undefined })
  }

  override render(): ReactNode {
    const { name, onClose, children } = this.props
    const { fault } = this.state
    if (fault === undefined) return children
    const broken = <Broken name={name} fault={fault} again={this.again} />
    return onClose ? (
      <Dialog title="This can’t be opened" onClose={onClose}>
        {broken}
      </Dialog>
    ) : (
      broken
    )
  }
}

function Broken({ name, fault, again }: { name: string; fault: Error; again: () => void }) {
  const store = useStudioStore()
  const missing = fault instanceof NotLoaded
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const changed =
          state.values !== before.values ||
          state.selection !== before.selection ||
          state.page !== before.page
        const back = state.saving.server === 'there' && before.saving.server !== 'there'
        if (missing ? back : changed) again()
      }),
    [store, missing, again],
  )
  return (
    <div className={styles.broken} role="alert">
      <p>
        {missing ? fault.message : `${name} has a problem and can’t be shown: ${fault.message}`}
      </p>
      <p>Your work is safe.</p>
      <p className={styles.ways}>
        <Button onClick={again}>Try again</Button>
        {missing ? null : <ActionButton id="undo" />}
      </p>
    </div>
  )
}
