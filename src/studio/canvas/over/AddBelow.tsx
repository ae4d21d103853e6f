import { blockIds } from '#studio/state/blocks.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Icon } from '#studio/ui/Icon.tsx'

import { type Box, addPlace } from './boxes.ts'

import styles from '#studio/canvas/canvas.module.css'

interface Props {
  readonly id: string
  readonly box: Box
  readonly title: string
  /** Of the view. */
  readonly height: number
}

/** The plus on the lower edge of the selected block: what is added there comes right after it. */
export function AddBelow({ id, box, title, height }: Props) {
  const store = useStudioStore()
  const place = addPlace(box, height)
  if (!place) return null
  const open = (): void => {
    const { values, page, look } = store.getState()
    look({ window: 'palette', insertAt: blockIds(values[page]).indexOf(id) + 1 })
  }
  return (
    <button
      type="button"
      className={styles.add}
      style={place}
      aria-label={`Add a block below ${title}`}
      title="Add a block here"
      onClick={open}
    >
      <Icon name="add" />
    </button>
  )
}
