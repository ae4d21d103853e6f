/**
 * What runs inside an editor's page while it is measured. It counts from the event's own time, so the
 * wait before a busy page looks at it is part of the figure, until after the frame in which the answer
 * was painted. It is sent as text, so it uses nothing from outside.
 */
export interface Probe {
  /** Milliseconds from the start of the page until all blocks were painted, which the console tells; 0 before. */
  opened: number
  /** Of each key until the heading of the watched block was painted anew. */
  keys: Shown[]
  /** From the first movement of the pressed pointer until something was seen to be dragged. */
  drags: number[]
  watchHeading(selector: string): void
  watchDrag(sign: string): void
}

/** What the milliseconds between an event and its frame went to, in this order. */
export interface Shown {
  /** Until the document was another: the event's wait, and the editor's scripts. */
  readonly scripts: number
  /** Until the screen asked for its next frame; at 60 a second up to 16.7 in which nothing is done. */
  readonly screen: number
  /** Until that frame was painted, and what was to be done before anything else. */
  readonly frame: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Installs the probe; `count` blocks make the page whole. */
export function installProbe({ blocks, count }: { blocks: string; count: number }): void {
  if (window.top !== window) return
  const inFrame = (): Document | null | undefined =>
    document.querySelector('iframe')?.contentDocument
  /** To be called in a frame: calls back once it has been painted. */
  const painted = (done: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  }
  const nextPainted = (done: () => void): void => void requestAnimationFrame(() => painted(done))
  const probe: Probe = {
    opened: 0,
    keys: [],
    drags: [],
    watchHeading(selector) {
      const frame = inFrame()
      if (!frame) throw new Error('There is no page to watch.')
      const words = (): string | undefined => frame.querySelector(selector)?.textContent
      let last = words()
      let pressed = 0
      window.addEventListener(
        'keydown',
        ({ key, timeStamp }) => {
          if (key !== 'Control') pressed = timeStamp
        },
        true,
      )
      new MutationObserver(() => {
        const now = words()
        if (pressed === 0 || now === undefined || now === last) return
        last = now
        const from = pressed
        pressed = 0
        const changed = performance.now()
        requestAnimationFrame(() => {
          const asked = performance.now()
          painted(() =>
            probe.keys.push({
              scripts: changed - from,
              screen: asked - changed,
              frame: performance.now() - asked,
            }),
          )
        })
      }).observe(frame, { subtree: true, childList: true, characterData: true })
    },
    watchDrag(sign) {
      const frame = inFrame()
      if (!frame) throw new Error('There is no page to watch.')
      // Times of a frame count from its own start.
      const offset = (frame.defaultView?.performance.timeOrigin ?? 0) - performance.timeOrigin
      let moved = 0
      for (const [doc, shift] of [
        [document, 0],
        [frame, offset],
      ] as const) {
        doc.addEventListener('pointerdown', () => (moved = 0), true)
        doc.addEventListener(
          'pointermove',
          ({ buttons, timeStamp }) => {
            if (buttons !== 0 && moved === 0) moved = timeStamp + shift
          },
          true,
        )
        new MutationObserver(() => {
          if (moved <= 0 || (!document.querySelector(sign) && !frame.querySelector(sign))) return
          const from = moved
          moved = -1
          nextPainted(() => probe.drags.push(performance.now() - from))
        }).observe(doc, { subtree: true, childList: true, attributes: true })
      }
    },
  }
  window.probe = probe
  const look = (): void => {
    if ((inFrame()?.querySelectorAll(blocks).length ?? 0) < count) requestAnimationFrame(look)
    else
      painted(() => {
        probe.opened = performance.now()
        console.info('opened')
      })
  }
  requestAnimationFrame(look)
}
