import { isWithin } from '#engine/text/pointer.ts'
import type { SharedText } from '#studio/canvas/parts/shared-words.ts'
import { entriesOf } from '#studio/site/entries.ts'
import { sharedName } from '#studio/state/pages.ts'
import { placeWords } from '#studio/state/place-words.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'

import { boxOf, cardTop, inView } from './boxes.ts'
import { useMeasured } from './use-measured.ts'

import styles from '#studio/canvas/canvas.module.css'

interface Props {
  readonly frame: Document
  readonly element: Element
  readonly scale: number
  readonly height: number
  readonly of: SharedText
}

/** Says where words of the page are written that pages share, and leads there. */
export function SharedCard({ frame, element, scale, height, of: { document, pointer } }: Props) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const box = useMeasured(frame, () => boxOf(element, scale) ?? null)
  if (!box || !inView(box, height)) return null
  const entry = entriesOf(values[document]).findLast(({ at }) => isWithin(pointer, at))
  const where = entry?.title ?? placeWords(document, values[document], pointer)
  return (
    <>
      <div className={styles.overlay} aria-hidden="true">
        <div className={styles.part} style={box} />
      </div>
      <div
        className={styles.card}
        role="group"
        aria-label="Shared words"
        style={{ top: cardTop(box, height) }}
      >
        <p>
          These words come from {sharedName(values, document)}: {where}.
        </p>
        <Button onClick={() => goToPlace(store, document, pointer)}>Edit them there</Button>
      </div>
    </>
  )
}
