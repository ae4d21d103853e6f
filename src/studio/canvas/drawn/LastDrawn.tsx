import { Component, type ReactNode } from 'react'

import { type Drawn, problemOf, undrawn } from './model-of.ts'

interface Props {
  readonly drawn: Drawn
  readonly draw: (drawn: Drawn) => ReactNode
  /** Hears why the page is not as the documents are, and undefined once it is again. */
  readonly onProblem?: (problem: string | undefined) => void
}

interface State {
  readonly of: Drawn
  readonly fault: Error | undefined
}

/**
 * Draws a page of the last site that it could be drawn of. A block has a boundary of its own; what is
 * around the blocks may not stand what an author is just writing into the chrome, links or the theme.
 * Nothing where there was no such site.
 */
export class LastDrawn extends Component<Props, State> {
  override state: State = { of: this.props.drawn, fault: undefined }
  private sound: Drawn | undefined
  private told: string | undefined

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }

  static getDerivedStateFromProps({ drawn }: Props, { of }: State) {
    return drawn === of ? null : { of: drawn, fault: undefined }
  }

  override componentDidMount() {
    this.tell()
  }

  override componentDidUpdate() {
    this.tell()
  }

  private tell() {
    const { fault, of } = this.state
    if (!fault) this.sound = of
    const problem = fault && undrawn(problemOf(fault), this.sound !== undefined)
    if (problem === this.told) return
    this.told = problem
    this.props.onProblem?.(problem)
  }

  override render(): ReactNode {
    const { fault, of } = this.state
    const drawn = fault ? this.sound : of
    return drawn ? this.props.draw(drawn) : null
  }
}
