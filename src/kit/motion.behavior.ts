/**
 * A button that stops everything that moves, on this page and the next ones, and starts it again:
 *
 *     <button type="button" data-behavior="kit/motion" hidden>
 *       <span>Pause motion</span><span hidden>Play motion</span>
 *     </button>
 *
 * It sets `data-motion="paused"` on `<html>`, which CSS and `kit/loop` obey. It stays hidden where
 * it could do nothing: without script, and where the visitor's system already asks for stillness.
 */
import { on } from './on.ts'
import { watchMotion } from './watch-motion.ts'

export function start(button: HTMLElement): () => void {
  const { dataset } = document.documentElement
  const [pause, play] = button.children as unknown as [HTMLElement, HTMLElement]
  const toggle = (): void => {
    dataset['motion'] = play.hidden ? 'paused' : 'playing'
    try {
      localStorage['motion'] = dataset['motion']
    } catch {}
  }
  // A page that was prerendered, or comes back by the back button, knows only an earlier choice.
  const recall = (): void => {
    try {
      dataset['motion'] = localStorage['motion'] ?? dataset['motion'] ?? ''
    } catch {}
  }
  const stops = [
    watchMotion((calm, paused) => {
      button.hidden = calm
      pause.hidden = paused
      play.hidden = !paused
    }),
    on(button, 'click', toggle),
    on(window, 'pageshow', recall),
    on(document, 'prerenderingchange', recall),
  ]
  return () => stops.forEach((stop) => stop())
}
