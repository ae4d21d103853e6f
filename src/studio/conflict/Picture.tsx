import { blocksIn } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import type { modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { StillFrame } from '#studio/canvas/drawn/StillFrame.tsx'
import { useStudio } from '#studio/state/store.ts'

import styles from './picture.module.css'

/** Width of the screen that the picture is of, in pixels. */
const WIDTH = 1200

interface PictureProps {
  readonly page: DocumentId
  /** The page as it would be. */
  readonly document: unknown
  /** Of this block alone, by id. */
  readonly block?: string
  /** One for all pictures of a window, so that the site is made once. */
  readonly make: ReturnType<typeof modelMaker>
}

/** What a document would look like, small; nothing where it cannot be drawn. */
export function Picture({ page, document, block, make }: PictureProps) {
  const values = useStudio((state) => state.values)
  const media = useStudio(({ site }) => site.media)
  const { drawn, problem } = make({ ...values, [page]: document }, page, media)
  if (!drawn || problem !== undefined) return null
  const blocks = blocksIn(document)
  const one = blocks.find(({ id }) => id === block)
  const scale = block === undefined ? 0.5 : 0.2
  return (
    <span className={block === undefined ? styles.whole : styles.small}>
      <StillFrame
        drawn={drawn}
        blocks={one ? [one] : blocks}
        alone={one !== undefined}
        width={WIDTH}
        height={`${100 / scale}%`}
        scale={scale}
      />
    </span>
  )
}
