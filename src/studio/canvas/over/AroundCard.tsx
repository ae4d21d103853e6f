import { capital } from '#engine/text/capital.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { Button } from '#studio/ui/Button.tsx'

import type { Around } from './around.ts'
import { boxOf, cardTop, inView, tabTop } from './boxes.ts'
import { useMeasured } from './use-measured.ts'

import styles from '#studio/canvas/canvas.module.css'

interface Props extends Around {
  readonly frame: Document
  readonly element: Element
  readonly scale: number
  readonly height: number
  /** The set whose header this is. */
  readonly set: string
  /** What people call the set. */
  readonly setName: string
}

/** Says where the header, the footer or the menu is edited, and leads there. */
export function AroundCard(props: Props) {
  const { frame, element, name, pointer, scale, height, set, setName } = props
  const store = useStudioStore()
  const known = useStudio(({ values }) => Object.hasOwn(values, `${set}/chrome.json`))
  const box = useMeasured(frame, () => boxOf(element, scale) ?? null)
  if (!box || !inView(box, height)) return null
  const title = capital(name)
  return (
    <>
      <div className={styles.overlay} aria-hidden="true">
        <div className={styles.selected} style={box} />
        <div className={styles.tab} style={{ top: tabTop(box), left: Math.max(box.left, 0) }}>
          {title}
        </div>
      </div>
      <div
        className={styles.card}
        role="group"
        aria-label={title}
        style={{ top: cardTop(box, height) }}
      >
        <p>
          The {name} is the same on every page of {setName}.
        </p>
        <Button
          refused={known ? undefined : 'This set has no chrome.json.'}
          onClick={() => goToPlace(store, `${set}/chrome.json`, pointer)}
        >
          Edit the {name}
        </Button>
      </div>
    </>
  )
}
