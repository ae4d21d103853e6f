/**
 * What a menu needs beyond the platform. The platform opens and closes it, keeps the focus inside
 * and gives it back:
 *
 *     <button type="button" command="show-modal" commandfor="menu" aria-expanded="false">Menu</button>
 *     <dialog id="menu" data-behavior="layouts/menu" data-until="(min-width: 768px)">
 *       <button type="button" command="close" commandfor="menu">Close</button> …
 *
 * This closes it when a link in it is chosen and once `data-until` matches, keeps `aria-expanded`
 * true to what is seen, and does what the two commands say in browsers that do not know them.
 */
import { on } from '#kit/on.ts'

import { toTop } from './to-top.ts'

export function start(root: HTMLElement): () => void {
  const dialog = root as HTMLDialogElement
  const buttons = document.querySelectorAll<HTMLElement>(`[commandfor="${dialog.id}"]`)
  const wide = matchMedia(dialog.dataset['until'] || 'not all')
  const tell = (): void => {
    for (const button of buttons) {
      if (button.matches('[aria-expanded]')) button.setAttribute('aria-expanded', `${dialog.open}`)
    }
  }
  // While it is open nothing outside can be clicked, so what is clicked tells what is meant.
  const obey = (): void => (dialog.open ? dialog.close() : dialog.showModal())
  const choose = (event: MouseEvent): void => {
    if (!(event.target as Element).closest('a')) return
    dialog.close()
    toTop(event)
  }
  const widen = (): void => {
    if (wide.matches) dialog.close()
  }
  const marks = new MutationObserver(tell)
  const stops = [on(dialog, 'click', choose), on(wide, 'change', widen), () => marks.disconnect()]
  if (!('command' in HTMLButtonElement.prototype))
    for (const button of buttons) stops.push(on(button, 'click', obey))
  marks.observe(dialog, { attributeFilter: ['open'] })
  tell()
  return () => stops.forEach((stop) => stop())
}
