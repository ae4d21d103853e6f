import { useEffect, useRef } from 'react'

import { showPane } from '#studio/state/show-pane.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { EditedPage } from './EditedPage.tsx'
import { useFit } from './use-fit.ts'
import { useFrame } from './use-frame.ts'
import { WidthHandle } from './WidthHandle.tsx'

import styles from './canvas.module.css'

/** The page that is open, as visitors of a screen of this width get it. */
export function Canvas() {
  const store = useStudioStore()
  const width = useStudio(({ view }) => view.width)
  const area = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { scale, height } = useFit(area, width)
  const { document: frame, failed } = useFrame(sheet, { width, height, scale })
  useEffect(() => store.getState().look({ zoom: scale }), [store, scale])
  return (
    <div ref={area} className={styles.area} onFocus={() => showPane(store, 'page')}>
      <div className={styles.page} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {/* Keys go to the editor and not to the page: who tabs on leaves the visitor's links out. */}
        <div
          ref={region}
          className={styles.region}
          role="application"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="The page as visitors see it"
          aria-describedby="canvas-keys"
        />
        <p id="canvas-keys" hidden>
          Arrow keys select a block. Enter goes into it, and then into its words. Escape goes out.
        </p>
        <div ref={sheet} className={styles.sheet} />
        {failed ? (
          <p role="alert" className={styles.missing}>
            The page can’t be shown because the Studio’s server didn’t answer. Your work is safe. If
            the server stopped, start it again with `npm start` and the page comes back on its own.
          </p>
        ) : null}
        {frame ? (
          <EditedPage
            frame={frame}
            area={area}
            region={region}
            scale={scale}
            height={height * scale}
          />
        ) : null}
        <WidthHandle />
      </div>
    </div>
  )
}
