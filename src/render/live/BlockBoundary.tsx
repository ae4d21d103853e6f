import { Component, type ReactNode } from 'react'

import type { Block } from '#schema/types.ts'

interface Props {
  readonly block: Block
  readonly children: ReactNode
}

/** Stands in for a block that threw, until the block has another value. */
export class BlockBoundary extends Component<Props, { error: Error | undefined; of: Block }> {
  override state = { error: undefined as Error | undefined, of: this.props.block }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  static getDerivedStateFromProps({ block }: Props, { of }: { of: Block }) {
    return block === of ? null : { error: undefined, of: block }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { block, children } = this.props
    if (!error) return children
    return (
      <p role="alert">
        The block “{block.id}” ({block.type}) could not be drawn. {error.message}
      </p>
    )
  }
}
