import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'

import { LivePage } from '#render/live/LivePage.tsx'
import { blocksIn } from '#studio/state/blocks.ts'
import { nothing } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { onceShown } from '#studio/ui/once-shown.ts'

import { canvasKeys } from './canvas-keys.ts'
import { LastDrawn } from './drawn/LastDrawn.tsx'
import { modelMaker, undrawn } from './drawn/model-of.ts'
import { dropMedia } from './frame/drop-media.ts'
import { frameCss } from './frame/frame-css.ts'
import { guardFocus } from './frame/guard-focus.ts'
import { playVideos, setMotion } from './frame/play-videos.ts'
import { pressAt } from './frame/press-at.ts'
import { selectedIn } from './frame/selected-in.ts'
import { showSelection } from './frame/show-selection.ts'
import { skipFar } from './frame/skip-far.ts'
import { speak } from './frame/speak.ts'
import { DropLayer } from './over/DropLayer.tsx'
import { LinkPanel } from './over/LinkPanel.tsx'
import { type Hover, Overlay } from './over/Overlay.tsx'
import { useBlockMenu } from './over/use-block-menu.tsx'
import { useCards } from './over/use-cards.tsx'
import { pageParts } from './parts/page-parts.ts'
import { shownPage } from './shown-page.ts'
import { usePresses } from './use-presses.ts'
import { useWriting } from './writing/use-writing.ts'

import styles from './canvas.module.css'

interface Props {
  readonly frame: Document
  /** All of the canvas, of which the page leaves a margin free. */
  readonly area: RefObject<HTMLElement | null>
  /** What has the focus while keys walk through the page. */
  readonly region: RefObject<HTMLDivElement | null>
  readonly scale: number
  /** Of the view, in pixels of the screen. */
  readonly height: number
}

/** The page inside the frame, what is drawn over it, and what clicks and keys mean in it. */
export function EditedPage({ frame, area, region, scale, height }: Props) {
  const store = useStudioStore()
  const site = useStudio((state) => state.site)
  const values = useStudio((state) => state.values)
  const page = useStudio((state) => state.page)
  const selection = useStudio((state) => state.selection)
  const [hover, setHover] = useState<Hover>()
  /** A block that is off the page for a moment, so that it begins anew. */
  const [leftOut, leaveOut] = useState<string | null>(null)
  // One for as long as the canvas is there: a new one would end what is being written on the page.
  const [make] = useState(() => modelMaker(site))
  const [last, setLast] = useState(page)
  const shown = shownPage(values, page, last)
  if (shown !== last) setLast(shown)
  const { drawn, problem: unmade } = make(values, shown, site.media)
  const [fault, setFault] = useState<string>()
  const problem = unmade === undefined ? fault : undrawn(unmade, drawn !== undefined)
  const sheet = drawn?.css
  const css = useMemo(() => (sheet === undefined ? '' : sheet + frameCss), [sheet])
  const lang = drawn?.model.site.lang ?? 'en'
  const drawnNow = useCallback(() => {
    const { values: now, site: itsSite } = store.getState()
    return make(now, shown, itsSite.media).drawn
  }, [store, make, shown])
  const parts = useMemo(
    () => pageParts(frame, store, shown, drawnNow),
    [frame, store, shown, drawnNow],
  )
  const toRegion = useCallback(() => region.current?.focus({ preventScroll: true }), [region])
  const press = useCallback((event: KeyboardEvent) => pressAt(region.current, event), [region])
  const { write, drawn: asDrawn, linking, unlink } = useWriting(parts, toRegion, press)
  const menu = useBlockMenu(frame, region, parts, toRegion)
  const cards = useCards(frame, parts, drawnNow, { scale, height })
  const { close: closeCards } = cards
  const pointAt = useCallback(
    (root: HTMLElement | undefined, target: Element | undefined) => {
      const next =
        root && target ? { id: root.id, pointer: parts.pointerAt(root.id, target) } : undefined
      setHover((now) => (now?.id === next?.id && now?.pointer === next?.pointer ? now : next))
    },
    [parts],
  )
  const beginAnew = useCallback((id: string) => {
    flushSync(() => leaveOut(id))
    flushSync(() => leaveOut(null))
  }, [])
  const pointing = usePresses(frame, parts, {
    cards,
    askMenu: menu.atBlock,
    hover: pointAt,
    press,
    write,
    toRegion,
    beginAnew,
  })

  // Before the page is drawn: another language lays all of it out anew.
  useLayoutEffect(() => speak(frame, lang), [frame, lang])
  // Before anything asks where something is, so that it need not be laid out as a whole first.
  useLayoutEffect(() => skipFar(frame), [frame])
  const scrolled = useRef(shown)
  // Another page begins at its top; what is selected on it is shown from there. The first one is there:
  // to scroll it would lay all of it out before its time.
  useLayoutEffect(() => {
    if (scrolled.current !== shown) frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
    scrolled.current = shown
  }, [frame, shown])
  useEffect(() => onceShown(() => store.getState().look({ drawn: true })), [store])
  const still = useStudio(({ view }) => view.still)
  useLayoutEffect(() => setMotion(frame, still), [frame, still])
  useEffect(() => playVideos(frame), [frame])
  useEffect(
    () => showSelection(frame, store, parts, () => pointing.current),
    [frame, store, parts, pointing],
  )
  useEffect(() => dropMedia(frame, store, parts, pointAt), [frame, store, parts, pointAt])
  useEffect(() => {
    const keys = canvasKeys(store, parts, write)
    const press = (event: KeyboardEvent): void => {
      if (keys(event)) event.preventDefault()
    }
    const element = region.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [store, parts, region, write])
  useEffect(() => {
    const element = area.current
    const leave = ({ target }: MouseEvent): void => {
      if (target !== element) return
      closeCards()
      store.getState().select(nothing)
      store.getState().say('Nothing is selected.', 'aside')
    }
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [store, area, closeCards])
  useEffect(() => (region.current ? guardFocus(region.current) : undefined), [region])

  return (
    <>
      {createPortal(<style>{css}</style>, frame.head)}
      {drawn
        ? createPortal(
            <LastDrawn
              drawn={drawn}
              onProblem={setFault}
              draw={({ model, page: served, view }) => (
                <LivePage
                  model={model}
                  page={served}
                  view={view}
                  blocks={asDrawn(blocksIn(values[shown])).filter(({ id }) => id !== leftOut)}
                  {...selectedIn(values[shown], shown, page, selection)}
                />
              )}
            />,
            frame.body,
          )
        : null}
      <Overlay
        frame={frame}
        scale={scale}
        height={height}
        parts={parts}
        hover={hover}
        onMenu={menu.atTools}
      />
      <DropLayer frame={frame} scale={scale} height={height} parts={parts} page={drawn} />
      {cards.card}
      {menu.menu}
      {linking ? (
        <LinkPanel document={shown} {...linking} onLink={linking.put} onClose={unlink} />
      ) : null}
      {problem === undefined ? null : (
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
